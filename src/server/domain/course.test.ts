import { expect, test } from 'vitest'
import { clone } from '../../kernel/json.ts'
import { replay, chronicle } from '../../kernel/match.ts'
import { game } from '../../games/merchant-of-goldfish/engine/index.ts'
import type { Game } from '../../kernel/game.ts'
import { pseudoRandom } from '../test/lines.fixture.ts'
import {
  carryOut,
  type Course,
  hasUndoneAll,
  MOST_UNDOS,
  opening,
  restore,
  type StoredSnapshot,
  takeBack,
} from './course.ts'
import type { TableRecord } from './record.ts'
import { daily } from '../../../test/deep.ts'

const goldfish = game as unknown as Game
const chair = { kind: 'open', round: 0 } as const
const record = {
  id: 'test',
  chairs: [chair, chair, chair],
  options: { games: 1, start: 0, maxTurns: 100 },
  seed: 'abc',
} as unknown as TableRecord

/** At one entry of the log in so many the course is restored. */
const OFTEN = daily(7, 1)

const pick = pseudoRandom(7)
const take = <A>(value: A | undefined): A => value!
/** One random move, or now and then an undo. */
function advance(course: Course): Course {
  const { state } = course.match
  const seat = take(game.actors(state as never)[0])
  const wish = pick([0, 1, 2]) === 0 ? takeBack(course, seat, 'key', 0) : null
  if (wish?.ok) return wish.course
  const done = carryOut(course, seat, [pick(game.legal(state as never, seat))], 'key', 0)
  if (!done.ok) throw new Error(done.why)
  return done.course
}

test('a course restored from a snapshot, also an earlier one, and the log is the same', () => {
  let course = opening(goldfish, record)
  let stored: StoredSnapshot[] = []
  while (course.match.game.actors(course.match.state).length > 0) {
    course = advance(course)
    const { base, state } = clone(course.match)
    stored = [{ entries: course.log.length, base, state }, ...stored].slice(0, 8)
    if (course.log.length % OFTEN > 0) continue
    for (const snapshot of stored) {
      const restored = restore(goldfish, record, snapshot, clone(course.log))
      expect(restored.standing).toEqual(course.standing)
      expect(restored.match.log).toEqual(course.match.log)
      expect(restored.match.state).toEqual(course.match.state)
      expect(restored.match.base).toEqual(course.match.base)
      expect(chronicle(restored.match)).toEqual(chronicle(course.match))
    }
  }
  const [latest] = stored
  expect(() => restore(goldfish, record, take(latest), [])).toThrow('ends before its snapshot')
  expect(course.log.some(entry => entry.takes !== null)).toBe(true)
  const again = replay(goldfish, chronicle(course.match))
  expect(again.ok && again.value.state).toEqual(course.match.state)
})

test('neither a refused nor an accepted move changes the course before it', () => {
  const course = opening(goldfish, record)
  const before = clone({ ...course, match: { ...course.match, game: null } })
  const [lead] = game.legal(course.match.state as never, 0)
  expect(carryOut(course, 0, [lead, lead], 'key', 0)).toMatchObject({ ok: false, why: 'revealed' })
  expect(carryOut(course, 0, [{ type: 'pass' }], 'key', 0)).toMatchObject({
    ok: false,
    why: 'illegal',
  })
  expect(carryOut(course, 1, [{ type: 'pass' }], 'key', 0)).toMatchObject({
    ok: false,
    why: 'not-your-turn',
  })
  expect(takeBack(course, 0, 'key', 0)).toMatchObject({ ok: false, why: 'revealed' })
  expect(carryOut(course, 0, [lead], 'key', 0).ok).toBe(true)
  expect({ ...course, match: { ...course.match, game: null } }).toEqual(before)
})

test('a seat undoes so often, and no further: else its log would grow without end', () => {
  let course = opening(goldfish, record)
  const play = (seat: number) => {
    const done = carryOut(
      course,
      seat,
      [take(game.legal(course.match.state as never, seat)[0])],
      'key',
      0,
    )
    if (done.ok) course = done.course
  }
  const mayUndo = () => {
    const seat = take(course.match.log.at(-1)).seat
    const back = takeBack(course, seat, 'key', 0)
    return { seat, back }
  }
  play(take(game.actors(course.match.state as never)[0]))
  while (!mayUndo().back.ok) play(take(game.actors(course.match.state as never)[0]))
  const { seat } = mayUndo()
  let undone = 0
  for (let back = mayUndo().back; back.ok; back = mayUndo().back) {
    course = back.course
    undone++
    play(seat)
    if (take(course.match.log.at(-1)).seat !== seat) break
  }
  expect(undone).toBe(MOST_UNDOS)
})

test('of undos each seat has its own: those of another are not counted', () => {
  const undo = { seat: 1, move: null, takes: 1, events: [], key: null, at: 0 }
  const log = Array.from({ length: MOST_UNDOS }, (_, at) => ({ ...undo, ply: at + 1 }))
  const course = { ...opening(goldfish, record), log }
  expect([0, 1].map(seat => hasUndoneAll(course, seat))).toEqual([false, true])
})

test('equal events of a match are one object in memory', () => {
  const begun = opening(goldfish, record)
  const [seat] = game.actors(begun.match.state as never)
  const play = () => {
    const done = carryOut(
      begun,
      take(seat),
      [game.legal(begun.match.state as never, take(seat))[0]],
      'key',
      0,
    )
    if (!done.ok) throw new Error(done.why)
    return take(done.fresh[0]).events
  }
  expect(play()).toBe(play())
})

test('what is restored of a log has equal plies in common', () => {
  const course = advance(opening(goldfish, record))
  const { base, state } = course.match
  const restored = () => restore(goldfish, record, { entries: 1, base, state }, course.log)
  expect(restored().match.log).toEqual(course.match.log)
  expect(restored().match.log[0]).toBe(restored().match.log[0])
})
