import { expect, test } from 'vitest'
import { MOST_OPEN } from '../domain/too-much.ts'
import { runSql } from '../test/databases.fixture.ts'
import type { Limits } from '../limits/limits.ts'
import { latestMoment, type Line } from '../test/lines.fixture.ts'
import { serve } from '../test/server.fixture.ts'
import { guest, together, visitor, type Visitor } from '../test/visitors.fixture.ts'

/** A match of two people at two addresses. */
async function match(
  limits: Partial<Limits>,
  wish: Record<string, unknown> = { options: { start: 0 } },
) {
  const server = await serve({ limits, metrics: { host: '127.0.0.1', port: 0 } })
  const from = async (address: string) =>
    visitor(server, (await guest(server)).cookie, { 'x-forwarded-for': address })
  const people = [await from('192.0.2.1'), await from('192.0.2.2')]
  const id = await together(people, wish)
  const lines = await Promise.all(people.map(who => who.watch(id)))
  const refused = async (budget: string) => {
    const text = await (await fetch(`${server.metrics}/metrics`)).text()
    return text.includes(`tianguis_over_budget_total{budget="${budget}"}`)
  }
  return { server, people, path: `/api/tables/${id}`, lines, refused }
}

let keys = 0

/** Why this is refused; null if it is done. */
async function answerTo(
  line: Line,
  message: { type: string; key: string },
): Promise<string | null> {
  line.say(message)
  return Promise.race([
    line.hear('done', done => done.key === message.key).then(() => null),
    line.hear('refused', refusal => refusal.key === message.key).then(refusal => refusal.why),
  ])
}

/** One of them plays, by turns; the answer, and who it was. */
async function playOne(lines: readonly Line[]) {
  const seat = lines.findIndex(line => (latestMoment(line)?.offers ?? []).length > 0)
  const line = lines[seat]
  const moment = line && latestMoment(line)
  if (!line || !moment) throw new Error('Nobody is asked.')
  const key = `move-key-${++keys}`
  // The first takes what the second leaves.
  const message = { key, at: moment.seq, moves: [moment.offers.at(-seat)] }
  const why = await answerTo(line, { type: 'choose', ...message })
  for (const each of lines) await each.settle()
  return { seat, message, why }
}

/** Plays until somebody may not: who, their moves before, and the one that was refused. */
async function playOut(lines: readonly Line[]) {
  const made: Awaited<ReturnType<typeof playOne>>[] = []
  for (;;) {
    const last = await playOne(lines)
    const own = made.filter(({ seat }) => seat === last.seat)
    if (last.why !== null) return { ...last, own, others: made.length - own.length }
    made.push(last)
  }
}

test('a person makes only so many moves in a day, by whichever door; the others play on', async () => {
  const { people, path, lines, refused } = await match({ movesPerPerson: 5 })
  const { own, others, why, seat, message } = await playOut(lines)
  expect([why, own.length, await refused('movesPerPerson')]).toEqual(['too-many', 5, true])
  expect(others).toBeLessThanOrEqual(5)
  const send = (again: object) => people[seat].send('POST', `${path}/moves`, again)
  expect(await send(message)).toMatchObject({ status: 429, body: { why: 'too-many' } })
  // What was made before is answered as then.
  expect(await send(own[0].message)).toMatchObject({ status: 200 })
})

test('the people of one address together make only so many moves', async () => {
  const { server, people, lines, refused } = await match({ movesPerAddress: 4 })
  const { own, seat } = await playOut(lines)
  expect([own.length, await refused('movesPerAddress')]).toEqual([4, true])
  const again = async (who: Visitor) => {
    const { table } = await who.make({ chairs: ['me', 'random'], options: { start: 0 } })
    return (await playOne([await who.watch(table.id)])).why
  }
  const near = visitor(server, (await guest(server)).cookie, {
    'x-forwarded-for': `192.0.2.${seat + 1}`,
  })
  expect(await again(near)).toBe('too-many')
  expect(await again(people[seat])).toBe('too-many')
  const far = visitor(server, (await guest(server)).cookie, { 'x-forwarded-for': '192.0.2.9' })
  expect(await again(far)).toBe(null)
})

test('a move counts once, though others change the table while it is made', async () => {
  const { server, lines } = await match({ movesPerPerson: 3 })
  const disturbed = async () => {
    await runSql(server, 'UPDATE tables SET revision = revision + 1')
    return (await playOne(lines)).why
  }
  expect([await disturbed(), await disturbed(), await disturbed()]).toEqual([null, null, null])
})

test('offers that are begun and dropped without end are refused, and what others see is not', async () => {
  const { lines } = await match({}, { game: 'mercadito', options: {} })
  const [line] = lines
  if (line === undefined) throw new Error('Nobody plays.')
  const offered = (type: string) => latestMoment(line)?.offers.find(offer => offer.type === type)
  while (offered('address') === undefined) await playOne(lines)
  const tried = async (message: { readonly type: string; readonly [_: string]: unknown }) => {
    const why = await answerTo(line, { key: `move-key-${++keys}`, ...message })
    await line.settle()
    return why
  }
  const choose = (...moves: unknown[]) =>
    tried({ type: 'choose', at: latestMoment(line)?.seq, moves })
  const draft = [offered('address'), { type: 'drop' }]
  const drafts = Array.from({ length: 32 }, () => draft).flat()
  let made = 0
  while (made < 2 * MOST_OPEN && (await choose(...drafts)) === null) made += drafts.length
  expect(made).toBe(MOST_OPEN - (MOST_OPEN % drafts.length))
  while ((await choose(...draft)) === null) made += draft.length
  expect([made, await choose(draft[0]), await tried({ type: 'undo' })]).toEqual([
    MOST_OPEN,
    'too-many',
    null,
  ])
  expect([await choose({ type: 'drop' }), await choose(offered('vote'))]).toEqual([null, null])
})
