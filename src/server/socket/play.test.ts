import { expect, test } from 'vitest'
import type { Chronicle } from '../../kernel/match.ts'
import { replay } from '../../kernel/match.ts'
import { game } from '../../games/merchant-of-goldfish/engine/index.ts'
import type { Goldfish } from '../../games/merchant-of-goldfish/engine/state.ts'
import type { ProvenMatch } from '../../kit/fairness/verdict.ts'
import { verify } from '../../kit/fairness/verify.ts'
import type { Replay } from '../../protocol/http.ts'
import type { MyTable } from '../../protocol/table.ts'
import { latestMoment, playOn, stepsOf } from '../test/lines.fixture.ts'
import { serve } from '../test/server.fixture.ts'
import { guest, takeChair, together, visitor, type Visitor } from '../test/visitors.fixture.ts'

/** A running match of two guests, and a bot if asked for, started by the first. */
const match = (host: Visitor, friend: Visitor, ...more: readonly string[]) =>
  together([host, friend], { more })

test('two guests and a bot play a whole game over sockets, and afterwards anyone can check it', async () => {
  const server = await serve({ metrics: { host: '127.0.0.1', port: 0 } })
  const [ana, ben] = [await guest(server), await guest(server)]
  const id = await match(ana, ben, 'greedy')
  const lines = [await ana.watch(id), await ben.watch(id)]
  const onlooker = await visitor(server).watch(id)

  for (const what of ['replay?eyes=0', 'replay', 'chronicle']) {
    expect((await ana.get(`/api/tables/${id}/${what}`)).body).toMatchObject({ why: 'not-over' })
  }
  await playOn(lines, 10)
  const metrics = await (await fetch(`${server.metrics}/metrics`)).text()
  await playOn(lines)
  await onlooker.hear('table', ({ table }) => table.status === 'over')

  const { body: mine } = await ana.get<MyTable>(`/api/tables/${id}`)
  const seed = mine.table.seed ?? ''
  expect(mine.table.ranks?.toSorted()).toEqual([1, 2, 3])

  const { body: record } = await ana.get<Chronicle<Goldfish>>(`/api/tables/${id}/chronicle`)
  const file = record as ProvenMatch
  expect(file.fairness?.commitment).toBe(mine.table.commitment)
  expect(await verify(game, file)).toMatchObject({ finding: 'record', away: [0, 1] })
  const secret = file.fairness?.secret ?? ''
  const again = replay(game, record)
  expect(again.ok && game.view(again.value.state, null)).toEqual(latestMoment(onlooker)?.view)

  for (const [eyes, line] of [
    [0, lines[0]],
    [1, lines[1]],
    ['onlooker', onlooker],
  ] as const) {
    const { body } = await visitor(server).get<Replay>(`/api/tables/${id}/replay?eyes=${eyes}`)
    expect(body.frames.slice(1).map(frame => frame.step)).toEqual(stepsOf(line))
    expect(body.frames.at(-1)?.view).toEqual(latestMoment(line)?.view)
  }

  // Before the end the seed is nowhere: not in a message, not in a log line. Cookies and moves are
  // never in a log line.
  const before = [...lines, onlooker].flatMap(line =>
    line.texts.filter(text => !text.includes('"status":"over"')),
  )
  expect(before.length).toBeGreaterThan(100)
  expect([seed.length, secret.length]).toEqual([64, 64])
  for (const text of [...before, ...server.lines, metrics])
    expect(text.includes(seed) || text.includes(secret)).toBe(false)
  const log = server.lines.join('')
  expect(log).toContain('"stored"')
  for (const secret of [ana.cookie.split('=')[1], '"value"', '"hands"', '"moves"'])
    expect(log).not.toContain(secret)
})

test('steps are numbered without gaps for everybody, and `since` brings exactly the rest', async () => {
  const server = await serve()
  const [ana, ben] = [await guest(server), await guest(server)]
  const id = await match(ana, ben)
  const lines = [await ana.watch(id), await ben.watch(id)]
  await playOn(lines, 40)
  for (const [who, line] of [
    [ana, lines[0]],
    [ben, lines[1]],
  ] as const) {
    await line.settle()
    const steps = stepsOf(line)
    expect(steps.map(step => step.seq)).toEqual(steps.map((_, index) => index + 1))
    const late = await who.watch(id, 5)
    const welcome = late.messages[0]
    expect(welcome).toMatchObject({ type: 'welcome', reset: false, moment: latestMoment(line) })
    expect(stepsOf(late)).toEqual(steps.slice(5))
    const lost = await who.watch(id, 100_000)
    expect(lost.messages[0]).toMatchObject({ type: 'welcome', reset: true })
    expect(stepsOf(lost)).toEqual(steps)
  }
})

test('the same key moves once, however often and wherever it is sent', async () => {
  const server = await serve()
  const [ana, ben] = [await guest(server), await guest(server)]
  const id = await match(ana, ben)
  const [one, two] = [await ana.watch(id), await ana.watch(id)]
  const move = latestMoment(one)?.offers[0]
  const choice = { type: 'choose', key: 'only-once', at: 0, moves: [move] }
  one.say(choice)
  two.say(choice)
  one.say(choice)
  const answers = [await one.hear('done'), await two.hear('done'), await one.hear('done')]
  expect(answers).toEqual(answers.map(() => ({ type: 'done', key: 'only-once', seq: 1 })))
  await one.settle()
  expect(stepsOf(one)).toHaveLength(1)
})

test('a player who has not seen their own last step is refused, and sent the state', async () => {
  const server = await serve()
  const ana = await guest(server)
  const id = await match(ana, await guest(server))
  const line = await ana.watch(id)
  line.say({
    type: 'choose',
    key: 'choice-1',
    at: 0,
    moves: latestMoment(line)?.offers.slice(0, 1),
  })
  await line.hear('done')
  line.say({ type: 'choose', key: 'choice-2', at: 7, moves: [{ type: 'pass' }] })
  expect(await line.hear('refused')).toMatchObject({ why: 'stale' })
  line.say({ type: 'choose', key: 'choice-again', at: 0, moves: [{ type: 'pass' }] })
  expect(await line.hear('refused')).toMatchObject({ why: 'stale' })
  expect(await line.hear('welcome', ({ reset }) => reset)).toMatchObject({ moment: { seq: 1 } })
})

test('moves of one message happen all or not at all; explain and refusals name the rule', async () => {
  const server = await serve()
  const [ana, ben] = [await guest(server), await guest(server)]
  const id = await match(ana, ben)
  const [first, second] = [await ana.watch(id), await ben.watch(id)]
  const lead = latestMoment(first)?.offers[0]

  first.say({ type: 'choose', key: 'two-plays', at: 0, moves: [lead, lead] })
  expect(await first.hear('refused')).toMatchObject({ why: 'revealed' })
  second.say({ type: 'choose', key: 'not-mine', at: 0, moves: [{ type: 'pass' }] })
  expect(await second.hear('refused')).toMatchObject({ why: 'not-your-turn' })
  first.say({
    type: 'choose',
    key: 'nonsense',
    at: 0,
    moves: [{ type: 'fly', far: [1, { away: null }] }],
  })
  expect((await first.hear('refused')).refusal?.rule).toMatch(/^GOL-/)
  first.say({ type: 'explain', key: 'why-not-1', move: { type: 'pass' } })
  expect((await first.hear('explained')).refusal?.rule).toMatch(/^GOL-/)
  first.say({ type: 'explain', key: 'why-not-2', move: lead })
  expect((await first.hear('explained')).refusal).toBeNull()
  first.say({ type: 'undo', key: 'undo-nothing' })
  expect(await first.hear('refused')).toMatchObject({ why: 'revealed' })

  const onlooker = await visitor(server).watch(id)
  for (const message of [
    { type: 'undo', key: 'not-seated' },
    { type: 'explain', key: 'not-seated', move: lead },
  ]) {
    onlooker.say(message)
    expect(await onlooker.hear('refused')).toMatchObject({ why: 'not-seated', refusal: null })
  }
  await first.settle()
  expect(stepsOf(first)).toEqual([])
  expect(second.messages.filter(({ type }) => type === 'news')).toEqual([])
})

test('everybody at the table receives presence and seats', async () => {
  const server = await serve()
  const [ana, ben] = [await guest(server), await guest(server)]
  const { table, links } = await ana.make({ chairs: ['me', 'open'] })
  const host = await ana.watch(table.id)
  expect(host.messages[0]).toMatchObject({
    seat: 0,
    host: true,
    moment: null,
    table: { seats: [{ here: true }, { kind: 'open' }] },
  })
  const friend = await ben.watch(table.id)
  expect(friend.messages[0]).toMatchObject({ seat: null, host: false })
  await takeChair(ben, { table, links })
  expect(await friend.hear('welcome')).toMatchObject({
    seat: 1,
    moment: { seq: 0 },
    table: { status: 'running' },
  })
  await ben.send('PATCH', '/api/me', { name: '  Benito   J ' })
  await host.hear(
    'table',
    told => told.table.seats[1]?.name === 'Benito J' && told.table.seats[1].here,
  )
  await friend.close()
  await host.hear('table', told => told.table.seats[1]?.here === false)
})
