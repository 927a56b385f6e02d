import { describe, expect, test } from 'vitest'
import { localSession } from './local/local.ts'
import { remoteSession } from './remote/remote.ts'
import { localReplay, replaySession } from './replay/replay.ts'
import type { Session } from './session.ts'
import {
  closedAtEnd,
  fakeServer,
  fakeShelf,
  fakeWorld,
  GAME,
  twoSeats,
  until,
} from './session.fixture.ts'

/* What pages may rely on, wherever a match is played. */

async function finished() {
  const { shelf } = fakeShelf()
  const session = localSession(fakeWorld(shelf), twoSeats()) as Session
  for (;;) {
    const state = await until(
      session,
      ({ moment, table }) => table.status === 'over' || (moment?.offers.length ?? 0) > 0,
    )
    const [move] = state.moment?.offers ?? []
    if (!move) break
    await session.choose([move])
  }
  session.close()
  const replay = await localReplay(GAME, shelf.load(GAME.id) ?? twoSeats(), 0)
  if (!replay) throw new Error('the match is not over')
  return replay
}

const running: { readonly [kind: string]: () => Session } = {
  local: () => closedAtEnd(localSession(fakeWorld(), twoSeats()) as Session),
  remote: () => closedAtEnd(remoteSession(fakeServer().world)),
}
const all: { readonly [kind: string]: () => Promise<Session> } = {
  local: async () => running['local'](),
  remote: async () => running['remote'](),
  replay: async () => closedAtEnd(replaySession(await finished(), 0)),
}

describe.each(Object.entries(all))('%s: every session', (_, open) => {
  test('tells every listener at once how things stand, and no longer when it has left', async () => {
    const session = await open()
    await until(session, () => true)
    let told = 0
    const leave = session.watch((state, fresh) => {
      told++
      expect(fresh).toEqual([])
      expect(state.seat).toBe(0)
    })
    expect(told).toBe(1)
    leave()
    session.seek?.(3)
    if (!session.seek) await session.choose([])
    expect(told).toBe(1)
  })

  test('numbers steps from 1 without gaps, and the moment stands after the last', async () => {
    const session = await open()
    session.seek?.(7)
    const [offer] = (await until(session, state => state.moment !== null)).moment?.offers ?? []
    if (offer) await session.choose([offer])
    const state = await until(session, ({ steps }) => steps.length > 0)
    expect(state.steps.map(step => step.seq)).toEqual(state.steps.map((_, index) => index + 1))
    expect(state.moment?.seq).toBe(state.steps.length)
  })

  test('a closed session tells nothing more', async () => {
    const session = await open()
    await until(session, () => true)
    let told = 0
    session.watch(() => told++)
    session.close()
    session.seek?.(2)
    void session.choose([{ type: 'pass' }])
    await Promise.resolve()
    expect(told).toBe(1)
  })
})

describe.each(Object.entries(running))('%s: a match being played', (_, open) => {
  test('carries out what is offered, and tells it as fresh', async () => {
    const session = open()
    const { moment } = await until(session, state => state.moment !== null)
    const seen: number[] = []
    session.watch((_, fresh) => void seen.push(...fresh.map(step => step.seq)))
    expect(await session.choose(moment!.offers.slice(0, 1))).toBeNull()
    const later = await until(
      session,
      ({ steps, moment }) => steps.length >= 2 && (moment?.offers.length ?? 0) > 0,
    )
    expect(seen).toEqual(later.steps.map(step => step.seq))
    expect(later.pending).toBe(0)
  })

  test('refuses what is not offered, says why, and changes nothing', async () => {
    const session = open()
    const before = await until(session, state => state.moment !== null)
    const refused = await session.choose([{ type: 'pass' }])
    expect(refused?.why).toBe('illegal')
    expect(refused?.refusal?.rule).toMatch(/^GOL-/)
    expect((await until(session, () => true)).steps).toEqual(before.steps)
  })

  test('of several moves all or none are carried out', async () => {
    const session = open()
    const { moment } = await until(session, state => state.moment !== null)
    const refused = await session.choose([moment!.offers[0], { type: 'nonsense' }])
    expect(refused?.why).toBe('revealed')
    expect((await until(session, () => true)).steps).toEqual([])
  })

  test('explains a move: null exactly if it is offered', async () => {
    const session = open()
    const { moment } = await until(session, state => state.moment !== null)
    expect(await session.explain(moment!.offers[0])).toBeNull()
    expect((await session.explain({ type: 'pass' }))?.rule).toMatch(/^GOL-/)
  })

  test('can be looked back at from any step, while it goes on', async () => {
    const session = open()
    const { moment } = await until(session, state => state.moment !== null)
    await session.choose(moment?.offers.slice(0, 1) ?? [])
    const { steps } = await until(session, state => state.steps.length > 1)
    const past = await session.past?.(0)
    expect(past?.goTo?.(1)).toBe(true)
    const then = past && (await until(past, () => true))
    expect(then).toMatchObject({ steps: steps.slice(0, 1), moment: { offers: [] } })
    expect((await until(session, () => true)).frame).toBeNull()
  })

  test('does not undo what has been revealed', async () => {
    const session = open()
    const { moment } = await until(session, state => state.moment !== null)
    await session.choose(moment!.offers.slice(0, 1))
    expect((await session.undo())?.why).toBe('revealed')
  })
})
