import { expect, test } from 'vitest'
import type { MyTable } from '../../protocol/table.ts'
import { runSql } from '../test/databases.fixture.ts'
import { guest, idOf, meOf, type Visitor } from '../test/visitors.fixture.ts'
import { turnNotice } from './notice.ts'
import { match, MINUTE, pass, post, saidTo, told, wants } from './notices.fixture.ts'

const end = async (id: string, ...people: Visitor[]) => {
  for (const who of people) await who.send('POST', `/api/tables/${id}/end`, { end: true })
}

const rematch = async (who: Visitor, id: string) =>
  (await who.send<MyTable>('POST', `/api/tables/${id}/rematch`)).body.table.id

/** Ana and Ben have finished a match, and Ben's program is called. */
async function finished() {
  const posted = await post()
  const { ana, ben, hook } = posted
  const played = await match(ana, ben)
  await end(played, ana, ben)
  await wants(ben, { hook: true, hookUrl: hook.url })
  return { ...posted, played }
}

test('for whom a seat is kept hears of it once, after 45 seconds, and again when it is their turn', async () => {
  const { ana, ben, clock, hook } = await finished()
  const me = (await meOf(ana))!
  const time = { kind: 'days', hours: 24 }
  const { table } = await ana.make({ chairs: ['open', 'me'], time })
  const chair = { keptFor: await idOf(ben) }
  const keep = () => ana.send('POST', `/api/tables/${table.id}/chair`, { seat: 0, chair })
  await keep()
  clock.advance(0.7 * MINUTE)
  await ben.send('POST', `/api/tables/${table.id}/stand`)
  await keep()
  expect(await pass(clock, ana, hook, 1, 5000)).toBeGreaterThanOrEqual(0.75 * MINUTE)
  expect(saidTo(hook)).toMatchObject([
    {
      type: 'seat-kept',
      text: expect.stringMatching(`^${me.name} keeps a seat for you: .*/t/${table.id}$`) as string,
      tables: [{ id: table.id, keptBy: me.name }],
    },
  ])
  await ben.send('POST', `/api/tables/${table.id}/sit`, {})
  await pass(clock, ana, hook, 2)
  expect(saidTo(hook)).toMatchObject([{}, { type: 'your-turn', tables: [{ id: table.id }] }])
})

test('the other hears of a rematch, but not where one has muted the other', async () => {
  const { server, ana, ben, clock, hook, played } = await finished()
  const eva = await guest(server)
  const other = await match(eva, ben)
  await end(other, eva, ben)
  const [me, you] = [await idOf(ana), await idOf(ben)]
  await runSql(server, `INSERT INTO mutes (user_id, muted_id) VALUES ('${me}', '${you}')`)
  await rematch(ana, played)
  const again = await rematch(eva, other)
  await pass(clock, eva, hook, 1)
  expect(told(hook)).toEqual([[again]])
})

test('a notice of several tables says which are turns and where a seat is kept', () => {
  const tables = [
    { id: 'a', game: 'mercado' },
    { id: 'b', game: 'mercadito', keptBy: 'Ana' },
  ]
  expect(turnNotice('en', 'https://t.example', tables)).toMatchObject({
    title: '2 tables wait for you',
    text: 'Mercado: https://t.example/t/a\nAna keeps a seat for you: Mercadito https://t.example/t/b',
  })
  expect(turnNotice('es', '', tables.slice(1)).title).toBe('Ana te guarda una silla: Mercadito')
})
