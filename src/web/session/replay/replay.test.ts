import { expect, test } from 'vitest'
import { begin, chronicle, must } from '../../../kernel/match.ts'
import { carriedOn } from '../../../kit/play.fixture.ts'
import type { Replay } from '../../../protocol/http.ts'
import { frameAt, localPast, localReplay, pastSession, plyOf, replaySession } from './replay.ts'
import type { SessionState } from '../session.ts'
import { GAME, twoSeats, until } from '../session.fixture.ts'

const frames: Replay['frames'] = Array.from({ length: 4 }, (_, at) => ({
  step: at === 0 ? null : { seq: at, seat: 0, undone: false, events: [], at },
  view: { at },
}))
const replay = { table: { id: 'gone', game: GAME.id } as Replay['table'], frames }

test('begins with the deal, and goes where it is told, within its bounds', async () => {
  const session = replaySession(replay, 0)
  const at = async () => (await until(session, () => true)).frame?.at
  expect(await at()).toBe(0)
  session.seek?.(2)
  expect(await at()).toBe(2)
  session.seek?.(99)
  expect(await at()).toBe(3)
  session.seek?.(-1)
  expect((await until(session, () => true)).moment?.view).toEqual({ at: 0 })
})

test('only a step forward is fresh', () => {
  const session = replaySession(replay, 0)
  const fresh: number[][] = []
  session.watch((_, steps) => fresh.push(steps.map(step => step.seq)))
  for (const frame of [1, 2, 1, 3]) session.seek?.(frame)
  expect(fresh).toEqual([[], [1], [2], [], []])
})

test('goes to the moment after a step, if that is kept', async () => {
  const session = replaySession({ ...replay, frames: frames.slice(1) }, 0)
  expect(session.goTo?.(3)).toBe(true)
  expect((await until(session, () => true)).moment?.view).toEqual({ at: 3 })
  expect(session.goTo?.(0)).toBe(false)
  expect((await until(session, () => true)).moment?.view).toEqual({ at: 3 })
})

test('of the past of a match in this browser what was taken back is left out', async () => {
  const match = carriedOn(must(begin(GAME, 2, {}, 'aa')), offers => offers[offers.length - 1], 2)
  const record = { ...twoSeats(), chronicle: chronicle(match) }
  const step = (seq: number, seat: number, undone = false) => ({
    seq,
    seat,
    undone,
    events: [],
    at: 0,
  })
  const steps = [step(1, 0), step(2, 0, true), step(3, 0), step(4, 1)]
  const seqs = async (since: number) =>
    (await localPast(GAME, record, 0, steps, since)).map(frame => frame.step?.seq ?? 0)
  expect(await Promise.all([0, 2, 3].map(seqs))).toEqual([
    [0, 3, 4],
    [0, 3, 4],
    [3, 4],
  ])
})

test('a match that is not over has no replay', async () => {
  expect(await localReplay(GAME, twoSeats(), 0)).toBeNull()
})

test('a match of this browser can be seen with all hands open: every ply, from the side of the seat that acted', async () => {
  const match = carriedOn(
    must(begin(GAME, 2, { maxTurns: 100 }, 'aa')),
    offers => offers[offers.length - 1],
  )
  const record = { ...twoSeats(), chronicle: chronicle(match) }
  const all = (await localReplay(GAME, record, 'all'))?.frames ?? []
  expect(all.map(({ ply }) => ply)).toEqual(
    Array.from({ length: match.log.length + 1 }, (_, ply) => ply),
  )
  expect(all.slice(1).map(({ seat }) => seat)).toEqual(match.log.map(({ seat }) => seat))
  for (const { view } of all) expect((view as { hands: unknown[] }).hands).not.toContain(null)
  const [mine] = (await localReplay(GAME, record, 0))?.frames ?? []
  expect(mine).toMatchObject({ ply: 0, view: { hands: [expect.any(Array), null] } })
  expect(mine).not.toHaveProperty('seat')
})

test('a moment is found by its number with other eyes too, and may say whose view it is', async () => {
  const seen = frames.map((frame, at) => ({ ...frame, ply: at * 3, seat: at % 2 }))
  expect([0, 2, 3, 7, 99].map(ply => frameAt(seen, ply))).toEqual([0, 0, 1, 2, 3])
  expect([plyOf(seen, 2), plyOf(frames, 2)]).toEqual([6, 2])
  const session = replaySession({ ...replay, frames: seen }, null, frameAt(seen, 4))
  expect(await until(session, () => true)).toMatchObject({
    seat: 1,
    frame: { at: 1, everybodys: true },
  })
  const old = replaySession(replay, null)
  expect((await until(old, () => true)).seat).toBeNull()
})

test('the past of a running match begins with the first step that was missed', async () => {
  const { table } = replay
  const steps = frames.flatMap(({ step }) => step ?? [])
  const live = { table: { ...table, actors: [0] }, seat: 0, steps } as unknown as SessionState
  const session = pastSession(live, frames.slice(2))
  const state = session && (await until(session, () => true))
  expect(state).toMatchObject({
    seat: 0,
    frame: { at: 1, of: 1, everybodys: false },
    table: { actors: [] },
    moment: { seq: 3 },
  })
  expect(state?.steps).toEqual(steps)
  session?.seek?.(0)
  expect(session && (await until(session, () => true)).steps).toEqual(steps.slice(0, 2))
  expect(pastSession(live, frames.slice(3))).toBeNull()
})
