import { describe, expect, test } from 'vitest'
import { commitment } from '../src/kernel/chance.ts'
import { CHEATS } from '../src/kit/fairness/fair.fixture.ts'
import { verify } from '../src/kit/fairness/verify.ts'
import type { ShuffleNow } from '../src/protocol/fairness.ts'
import type { MyTable } from '../src/protocol/table.ts'
import { manualClock } from '../src/server/clock.fixture.ts'
import { ANSWER_WITHIN_MS } from '../src/server/domain/draw.ts'
import { runSql } from '../src/server/test/databases.fixture.ts'
import { serve, type TestServer } from '../src/server/test/server.fixture.ts'
import { guest, visitor } from '../src/server/test/visitors.fixture.ts'
import {
  game,
  START,
  type Page,
  page,
  until,
  begun,
  tableOf,
  playSome,
  fileOf,
  played,
} from './fairness.fixture.ts'

/* Shuffles that nobody chooses: the real server, and what a page does, on sockets. */

describe('a shuffle made by two people and a server', () => {
  test('is proved to both at the end, by page and by API; a cheating server is caught', async () => {
    const { ana, id, first, second, file } = await played(await serve())
    for (const { receipt } of [first, second])
      expect(await verify(game, file, receipt())).toMatchObject({
        finding: 'proved',
        given: [0, 1],
        calledOff: 0,
      })
    expect(first.receipt().steps).toEqual(file.fairness.steps[1])
    const asked = await ana.send<object>('POST', '/api/verify', {
      match: file,
      receipt: first.receipt(),
    })
    expect([asked.status, asked.body]).toMatchObject([200, { finding: 'proved', faults: [] }])
    expect((await ana.send('POST', '/api/replays', file)).status).toBe(200)
    const { table } = (await ana.get<MyTable>(`/api/tables/${id}`)).body
    expect(table.seed).toBe(file.seed)

    for (const { does, beside, cheat } of CHEATS) {
      const told = cheat(file, game)
      const { faults } = await verify(game, told, first.receipt())
      expect({ does, faults }).toEqual({ does, faults: expect.arrayContaining([beside]) as object })
    }
    const ground = { ...file, seed: '0'.repeat(64) }
    expect((await ana.send('POST', '/api/replays', ground)).body).toMatchObject({
      why: expect.stringMatching(/not-fair|not-exact/) as string,
    })
  })

  test('never shows secret, seed or bytes before their time', async () => {
    const server = await serve()
    const { first, second, file } = await played(server)
    const before = [first, second].flatMap(({ line }) =>
      line.texts.filter(text => !text.includes('"status":"over"')),
    )
    const early = before.filter(text => /"stage":"(hashes|bytes)"/.test(text))
    expect(early.length).toBeGreaterThan(2)
    const { secret, parts } = file.fairness
    const bytes = parts.flatMap(part => (part.kind === 'given' ? [part.bytes] : []))
    expect(bytes).toHaveLength(2)
    for (const text of [...before, ...server.lines]) {
      expect(text).not.toContain(file.seed)
      expect(text).not.toContain(secret)
    }
    for (const text of early) for (const each of bytes) expect(text).not.toContain(each)
  })

  test('"Play now": the promise is known before the only person contributes', async () => {
    const ana = await guest(await serve())
    const { id, made } = await tableOf(ana, ['me', 'greedy'], { contributes: true })
    expect([made.table.status, made.table.seed]).toEqual(['open', null])
    const only = await page(ana, id)
    expect(only.receipt().commitment).toBe(made.table.commitment)
    await begun(only)
    await playSome(id, [ana, only])
    const found = await verify(game, await fileOf(ana, id), only.receipt())
    expect(found).toMatchObject({ finding: 'proved', given: [0] })
  })
})

describe('a table does not wait for ever', () => {
  test('for a person who has announced nothing: after five seconds they are away', async () => {
    const clock = manualClock(START)
    const ana = await guest(await serve({ clock }))
    const { id, at } = await tableOf(ana, ['me', 'greedy'], { contributes: true })
    const status = async () => (await ana.get<MyTable>(`/api/tables/${id}`)).body.table.status
    clock.advance(ANSWER_WITHIN_MS - 1)
    expect(await status()).toBe('open')
    clock.advance(1)
    const line = await ana.watch(id)
    while (!line.messages.some(told => 'table' in told && told.table.status === 'running'))
      await line.next()
    const { shuffle } = (await ana.get<{ shuffle: ShuffleNow }>(at('shuffle'))).body
    expect(shuffle.chairs).toEqual([{ kind: 'away' }, { kind: 'bot' }])
  })

  test('for bytes that do not come: they are withheld, and it is one round', async () => {
    const clock = manualClock(START)
    const server = await serve({ clock })
    const [ana, ben] = [await guest(server), await guest(server)]
    const { id, sit } = await tableOf(ana, ['me', 'open'])
    const first = await page(ana, id)
    await sit(ben, 1)
    const second = await page(ben, id, { mute: 'bytes' })
    // The second time it is said, the bytes of one have come.
    const asked = ({ line: { messages } }: Page) =>
      messages.filter(told => told.type === 'shuffle' && told.shuffle.stage === 'bytes').length
    await until([first, second], () => asked(first) >= 2)
    clock.advance(ANSWER_WITHIN_MS)
    await begun(first, second)
    expect(first.now().chairs).toMatchObject([{ kind: 'given' }, { kind: 'withheld' }])
    expect(second.receipt().bytes).toBeNull()
    await playSome(id, [ana, first], [ben, second])
    const found = await verify(game, await fileOf(ana, id), first.receipt())
    expect(found).toMatchObject({ finding: 'one-round', withheld: [1] })
  })

  test('who has gone when it fills is away, and nobody waits for them', async () => {
    const clock = manualClock(START)
    const server = await serve({ clock })
    const [ana, ben] = [await guest(server), await guest(server)]
    const { id, sit } = await tableOf(ana, ['me', 'open'])
    const first = await page(ana, id)
    await until([first], () => first.now().chairs[0]?.kind === 'hash')
    await first.line.close()
    const onlooker = await ben.watch(id)
    if (onlooker.messages.some(told => 'table' in told && told.table.seats[0]?.here))
      await onlooker.hear('table', ({ table }) => table.seats[0]?.here === false)
    await sit(ben, 1)
    const second = await page(ben, id)
    await begun(second)
    expect(second.now().chairs).toMatchObject([{ kind: 'away' }, { kind: 'given' }])
  })

  test('a restart between the rounds loses nothing: the bytes are shown after it', async () => {
    const clock = manualClock(START)
    const server = await serve({ clock })
    const [ana, ben] = [await guest(server), await guest(server)]
    const { id, sit } = await tableOf(ana, ['me', 'open'])
    const first = await page(ana, id, { mute: 'bytes' })
    await sit(ben, 1)
    const second = await page(ben, id, { mute: 'bytes' })
    await until([first, second], () => second.now().stage === 'bytes')
    await server.stop()
    const again = await serve({ data: server.data, clock })
    const back = [await page(visitor(again, ana.cookie), id, { kept: first.receipt() })]
    back.push(await page(visitor(again, ben.cookie), id, { kept: second.receipt() }))
    await begun(...back)
    expect(back[0]?.now().chairs).toMatchObject([{ kind: 'given' }, { kind: 'given' }])
  })
})

/** How often this table has been stored. */
async function storedAt(server: TestServer, id: string): Promise<unknown> {
  return (await runSql(server, `SELECT revision FROM tables WHERE id = '${id}'`))[0]
}

describe('starts and tables of other kinds', () => {
  test('who deletes their account while the shuffle is made calls the start off; then all is quiet', async () => {
    const clock = manualClock(START)
    const server = await serve({ clock })
    const [ana, eva] = [await guest(server), await guest(server)]
    const { id, sit, at } = await tableOf(ana, ['me', 'open'])
    const first = await page(ana, id, { mute: 'bytes' })
    await sit(eva, 1)
    const second = await page(eva, id, { mute: 'bytes' })
    await until([first, second], () => second.now().stage === 'bytes')
    await eva.send('DELETE', '/api/me')
    const { shuffle } = (await ana.get<{ shuffle: ShuffleNow }>(at('shuffle'))).body
    expect(shuffle).toMatchObject({ stage: 'hashes', start: 2, chairs: [{}, { kind: 'away' }] })
    await until([first], () => first.now().start === 2 && first.now().chairs[0]?.kind === 'hash')
    const before = await storedAt(server, id)
    clock.advance(2 * ANSWER_WITHIN_MS)
    await first.line.settle()
    expect(await storedAt(server, id)).toEqual(before)
  })

  test('a shuffle that was left under way where a seat is free goes on with who sits there, and no sooner', async () => {
    const clock = manualClock(START)
    const server = await serve({ clock })
    const [ana, ben] = [await guest(server), await guest(server)]
    const { id, made, at } = await tableOf(ana, ['me', 'open'])
    const under = `shuffle = REPLACE(shuffle, '"until":null', '"until":${START}'), shuffle_until = ${START}`
    await runSql(server, `UPDATE tables SET ${under} WHERE id = '${id}'`)
    await server.stop()
    const again = await serve({ data: server.data, clock })
    const before = await storedAt(again, id)
    for (let round = 0; round < 5; round++) {
      await visitor(again, ana.cookie).get(at('shuffle'))
      clock.advance(2 * ANSWER_WITHIN_MS)
    }
    expect(await storedAt(again, id)).toEqual(before)
    const invite = made.links[1]?.split('#')[1]
    await visitor(again, ben.cookie).send('POST', at('sit'), { invite, contributes: true })
    const { shuffle } = (await visitor(again).get<{ shuffle: ShuffleNow }>(at('shuffle'))).body
    expect(shuffle).toMatchObject({ stage: 'hashes', start: 2 })
  })

  test('who contributed nothing and deletes their account in the middle takes no proof away', async () => {
    const server = await serve()
    const [ana, ben, eva] = [await guest(server), await guest(server), await guest(server)]
    const { id, sit } = await tableOf(ana, ['me', 'open', 'open'])
    const first = await page(ana, id)
    await sit(ben, 1)
    const second = await page(ben, id)
    await sit(eva, 2, false)
    await begun(first, second)
    expect((await eva.send('DELETE', '/api/me')).status).toBe(200)
    await playSome(id, [ana, first], [ben, second])
    const file = await fileOf(ana, id)
    const found = await verify(game, file, first.receipt())
    expect(found).toMatchObject({ finding: 'one-round', faults: [], away: [2] })
    expect((await ana.send('POST', '/api/replays', file)).status).toBe(200)
    const { shuffle } = (await ana.get<{ shuffle: ShuffleNow }>(`/api/tables/${id}/shuffle`)).body
    expect(shuffle.chairs).toEqual(first.receipt().parts)
  })

  test('a start that is called off is counted and shown, and nothing of it is used again', async () => {
    const clock = manualClock(START)
    const server = await serve({ clock })
    const [ana, ben] = [await guest(server), await guest(server)]
    const { id, sit, at } = await tableOf(ana, ['me', 'open'], { listed: true })
    const first = await page(ana, id)
    await sit(ben, 1)
    const leaver = await page(ben, id, { mute: 'bytes' })
    await until([first, leaver], () => first.receipt().announced !== null)
    const before = first.receipt()
    expect((await ben.send('POST', at('stand'))).status).toBe(200)
    await until([first], () => first.now().start === 2)
    expect(first.receipt().bytes).not.toBe(before.bytes)
    expect(first.receipt().commitment).not.toBe(before.commitment)
    // One page at a time: two of one browser would share their receipt.
    await leaver.line.close()
    const back = await page(ben, id, { kept: leaver.receipt() })
    expect((await ben.send('POST', at('sit'), { seat: 1, contributes: true })).status).toBe(200)
    await begun(first, back)
    await playSome(id, [ana, first], [ben, back])
    const found = await verify(game, await fileOf(ana, id), first.receipt())
    expect(found).toMatchObject({ finding: 'proved', calledOff: 1 })
  })

  test('who contributed is waited for at the rematch, too', async () => {
    const ana = await guest(await serve())
    const { id, at } = await tableOf(ana, ['me', 'greedy'], { contributes: true })
    const only = await page(ana, id)
    await begun(only)
    await playSome(id, [ana, only])
    const { table } = (await ana.send<MyTable>('POST', at('rematch'))).body
    expect(table.status).toBe('open')
    const next = await page(ana, table.id)
    await begun(next)
    expect(next.now().chairs).toMatchObject([{ kind: 'bot' }, { kind: 'given' }])
    expect(next.receipt().commitment).not.toBe(only.receipt().commitment)
  })

  test('a table from before version 0.8 begins with the seed it has promised, without a proof', async () => {
    const server = await serve()
    const [ana, ben] = [await guest(server), await guest(server)]
    const { id, made } = await tableOf(ana, ['me', 'open'], { listed: true })
    await server.stop()
    await runSql(server, `UPDATE tables SET shuffle = NULL, seed = 'c0ffee' WHERE id = '${id}'`)
    const again = await serve({ data: server.data })
    const [host, friend] = [visitor(again, ana.cookie), visitor(again, ben.cookie)]
    const { table } = (await host.get<MyTable>(`/api/tables/${id}`)).body
    expect(table.commitment).toBe(commitment('c0ffee'))
    expect(table.commitment).not.toBe(made.table.commitment)
    const sat = await friend.send<MyTable>('POST', `/api/tables/${id}/sit`, { contributes: true })
    expect(sat.body.table.status).toBe('running')
    for (const who of [host, friend]) await who.send('POST', `/api/tables/${id}/end`, { end: true })
    const file = await fileOf(host, id)
    expect([file.seed, file.fairness]).toEqual(['c0ffee', undefined])
    expect((await verify(game, file)).finding).toBe('none')
  })
})
