import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { Seat } from './game.ts'
import { clone } from './json.ts'
import { begin, canUndo, chronicle, type Match, must, replay, submit, undo } from './match.ts'
import { bid, draw, show, step, stop, type Toy, toy, type ToyMove } from './toy.fixture.ts'

type Said = readonly [seat: Seat, move: ToyMove]

/** A match with these moves. */
function after(seats: number, ...said: readonly Said[]): Match<Toy> {
  const match = must(begin(toy, seats, seats < 4 ? { rounds: 2 } : {}, 'beef'))
  for (const [seat, move] of said)
    if (!submit(match, seat, move).ok) throw new Error('The script is wrong.')
  return match
}
const whole = ({ state, log, base }: Match<Toy>) => clone({ state, log, base })

/** `canUndo` and `undo` must agree; a refusal must change nothing. */
function takeBack(match: Match<Toy>, seat: Seat): boolean {
  const before = whole(match)
  const can = canUndo(match, seat)
  expect(whole(match)).toEqual(before)
  const done = undo(match, seat)
  expect(done).toEqual(can ? { ok: true } : { ok: false, why: 'revealed', refusal: null })
  expect(can || isDeepStrictEqual(whole(match), before)).toBe(true)
  return can
}

const OPEN: readonly Said[] = [
  [0, bid(1)],
  [1, bid(2)],
]

describe('undo', () => {
  test('there is nothing to undo at the start', () => {
    for (const seat of [0, 1, 2, -1]) expect(takeBack(after(2), seat)).toBe(false)
  })

  test('quiet steps are undone one by one, the last first, down to the last reveal', () => {
    const match = after(2, ...OPEN, [1, step(1)], [1, step(2)])
    expect(takeBack(match, 1)).toBe(true)
    expect(whole(match)).toEqual(whole(after(2, ...OPEN, [1, step(1)])))
    expect(takeBack(match, 1)).toBe(true)
    expect(whole(match)).toEqual(whole(after(2, ...OPEN)))
    expect(takeBack(match, 1)).toBe(false)
    expect(takeBack(match, 0)).toBe(false)
  })

  test('a position nobody can go behind is kept once, and no later ply changes it', () => {
    const match = after(2, ...OPEN)
    const { base } = match
    expect(base.state).toBe(match.state)
    const before = clone(base)
    submit(match, 1, step(1))
    expect(base).toEqual(before)
    expect(match.state).not.toEqual(before.state)
    takeBack(match, 1)
    submit(match, 1, step(2))
    expect(base).toEqual(before)
  })

  test('the match goes on as if the ply had never happened', () => {
    const match = after(2, ...OPEN, [1, step(2)])
    takeBack(match, 1)
    submit(match, 1, step(1))
    submit(match, 1, draw)
    expect(whole(match)).toEqual(whole(after(2, ...OPEN, [1, step(1)], [1, draw])))
    expect(replay(toy, chronicle(match))).toMatchObject({ ok: true, value: whole(match) })
  })

  test('not past a reveal', () => {
    const match = after(2, ...OPEN, [1, step(1)], [1, show])
    expect(takeBack(match, 1)).toBe(false)
    submit(match, 1, step(2))
    expect(takeBack(match, 1)).toBe(true)
    expect(takeBack(match, 1)).toBe(false)
    expect(match.log.length).toBe(4)
  })

  test('not past chance, even if nothing is marked as revealed', () => {
    const match = after(2, ...OPEN, [1, step(1)], [1, draw])
    expect(takeBack(match, 1)).toBe(false)
    submit(match, 1, step(2))
    expect(takeBack(match, 1)).toBe(true)
    expect(takeBack(match, 1)).toBe(false)
  })

  test('the end of the game itself can be undone, if it revealed nothing', () => {
    const match = after(4, [0, bid(3)], [1, bid(1)], [2, bid(1)], [3, bid(1)], [0, stop])
    expect(toy.actors(match.state)).toEqual([])
    expect(takeBack(match, 0)).toBe(true)
    expect(toy.actors(match.state)).toEqual([0])
  })
})

describe('undo while several decide at once', () => {
  test("undoes a seat's own answer and keeps the others'", () => {
    const match = after(3, [0, bid(1)], [2, bid(3)])
    expect(takeBack(match, 0)).toBe(true)
    expect(whole(match)).toEqual(whole(after(3, [2, bid(3)])))
    expect(toy.actors(match.state)).toEqual([0, 1])
    submit(match, 0, bid(2))
    expect(takeBack(match, 2)).toBe(true)
    expect(match.state.bids).toEqual([2, null, null])
    expect(takeBack(match, 1)).toBe(false)
  })

  test('a seat that has undone and answered again may undo again', () => {
    const match = after(3, [0, bid(1)], [2, bid(3)])
    for (const coins of [2, 3, 1]) {
      expect(takeBack(match, 0)).toBe(true)
      submit(match, 0, bid(coins))
    }
    expect(match.log).toEqual([
      { seat: 2, move: bid(3) },
      { seat: 0, move: bid(1) },
    ])
  })

  test('not where the answer of another would draw by chance without it', () => {
    const second: typeof toy = {
      ...toy,
      play(state, seat, move, ply) {
        if (seat === 1 && state.bids[0] === null) ply.rng.below(6)
        toy.play(state, seat, move, ply)
      },
    }
    const match = { ...after(3), game: second }
    submit(match, 0, bid(1))
    submit(match, 1, bid(2))
    expect(takeBack(match, 0)).toBe(false)
    expect(takeBack(match, 1)).toBe(true)
  })

  test('no longer once all have answered', () => {
    const match = after(3, [0, bid(1)], [2, bid(3)], [1, bid(1)])
    for (const seat of [0, 1, 2]) expect(takeBack(match, seat)).toBe(false)
  })

  test('a turn that others have built upon stays', () => {
    // The stop started the next round, in which 0 has bid: without it 0 could not have.
    const match = after(2, ...OPEN, [1, stop], [0, bid(1)])
    expect(takeBack(match, 1)).toBe(false)
    expect(takeBack(match, 0)).toBe(true)
    expect(takeBack(match, 1)).toBe(true)
    expect(match.state).toMatchObject({ phase: 'dig', round: 1, bids: [1, 2] })
  })
})
