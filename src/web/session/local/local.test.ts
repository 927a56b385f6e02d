import { expect, test } from 'vitest'
import { localSession } from './local.ts'
import type { Session } from '../session.ts'
import { closedAtEnd, fakeShelf, fakeWorld, GAME, twoSeats, until } from '../session.fixture.ts'

const open = (world = fakeWorld(), record = twoSeats()) =>
  closedAtEnd(localSession(world, record) as Session)

test('what was played is kept after every ply, and a new session goes on from there', async () => {
  const { shelf } = fakeShelf()
  const session = open(fakeWorld(shelf))
  const { moment } = await until(session, state => state.moment !== null)
  await session.choose(moment!.offers.slice(0, 1))
  const left = await until(session, state => (state.moment?.offers.length ?? 0) > 0)
  session.close()
  const resumed = await until(open(fakeWorld(shelf), shelf.load(GAME.id)!), () => true)
  expect(resumed.moment?.view).toEqual(left.moment?.view)
  expect(resumed.steps).toEqual(left.steps)
})

test('a table made without hints says so', () => {
  expect(open().noHints).toBeUndefined()
  expect(open(fakeWorld(), { ...twoSeats(), noHints: true }).noHints).toBe(true)
})

test('bots wait until what was seen last has been followed, but not for what nobody sees', async () => {
  const waits: number[] = []
  const world = { ...fakeWorld(), pace: () => 700, wait: async (ms: number) => void waits.push(ms) }
  const session = open(world)
  const { moment } = await until(session, state => state.moment !== null)
  await session.choose(moment!.offers.slice(0, 1))
  await until(session, state => state.steps.length > 1)
  expect(waits[0]).toBe(700)
})

test('bots that are hurried do not wait until I am asked, and those that wait already go on', async () => {
  const waits: number[] = []
  const world = {
    ...fakeWorld(),
    pace: () => 700,
    wait: (ms: number) => {
      waits.push(ms)
      return new Promise<void>(() => {})
    },
  }
  const session = open(world)
  const { moment } = await until(session, state => state.moment !== null)
  await session.choose(moment?.offers.slice(0, 1) ?? [])
  await new Promise(resolve => setImmediate(resolve))
  expect(waits).toHaveLength(1)
  session.hurry?.()
  const mine = await until(session, state => state.table.actors.includes(0))
  expect(mine.steps.length).toBeGreaterThan(1)
  await session.choose(mine.moment?.offers.slice(0, 1) ?? [])
  await new Promise(resolve => setImmediate(resolve))
  expect(waits).toHaveLength(2)
})

test('a bot that fails is played for: the game goes on', async () => {
  const world = {
    ...fakeWorld(),
    bots: { ask: () => Promise.reject(new Error('a bug')), close() {} },
  }
  const session = open(world)
  const { moment } = await until(session, state => state.moment !== null)
  await session.choose(moment!.offers.slice(0, 1))
  expect((await until(session, state => state.steps.length > 1)).steps[1]?.seat).toBe(1)
})

test('another tab that plays on takes the table: here it is gone, and nothing more is played', async () => {
  const { shelf, foreign } = fakeShelf()
  const session = open(fakeWorld(shelf))
  const { moment } = await until(session, state => state.moment !== null)
  foreign()
  expect((await until(session, state => state.link === 'gone')).link).toBe('gone')
  expect((await session.choose(moment!.offers.slice(0, 1)))?.why).toBe('elsewhere')
  expect(shelf.load(GAME.id)?.chronicle.log).toEqual([])
})

test('a record of other rules cannot be gone on with', () => {
  const record = twoSeats()
  expect(
    localSession(fakeWorld(), { ...record, chronicle: { ...record.chronicle, version: 99 } }),
  ).toBeNull()
})
