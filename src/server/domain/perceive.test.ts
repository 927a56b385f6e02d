import { describe, expect, test } from 'vitest'
import type { Game, GameEvent } from '../../kernel/game.ts'
import type { Entry } from './course.ts'
import { perceives, visibleTo, type VisibleEntries, stepOf } from './perceive.ts'

/** Events are open, for one seat (`for`), or for nobody. */
type Event = GameEvent & { readonly for?: number }
const open: Event = { type: 'open' }
const secret: Event = { type: 'secret', for: 2 }
const game = {
  redact: (event: Event, viewer: number | null) =>
    event.for === undefined || event.for === viewer ? event : null,
} as unknown as Game

const move = (ply: number, seat: number, ...events: Event[]): Entry => {
  return { ply, seat, move: { type: 'any' }, takes: null, events, key: null, at: ply * 1000 }
}
const undo = (ply: number, seat: number, takes: number): Entry => {
  return { ply, seat, move: null, takes, events: [], key: null, at: ply * 1000 }
}

/**
 * Seat 1 acts in secret, then in sight of seat 2, then openly, and undoes the last two and the
 * first.
 */
const log = [
  move(1, 1),
  move(2, 1, secret),
  move(3, 1, open, secret),
  undo(4, 1, 3),
  undo(5, 1, 2),
  undo(6, 1, 1),
]

describe('who perceives an entry', () => {
  test.each([
    ['the seat that made it', 1, [1, 2, 3, 4, 5, 6]],
    ['a seat that an event reaches, and an undo of what it knew', 2, [2, 3, 4, 5]],
    ['everybody, if an event is open', 0, [3, 4]],
    ['also onlookers', null, [3, 4]],
  ])('%s', (_, viewer, seen) => {
    expect(log.filter(entry => perceives(game, log, entry, viewer)).map(({ ply }) => ply)).toEqual(
      seen,
    )
  })
})

test('a viewer counts only what they perceive, however the log grows', () => {
  for (const [viewer, seen] of [
    [0, [3, 4]],
    [1, [1, 2, 3, 4, 5, 6]],
    [2, [2, 3, 4, 5]],
  ] as const) {
    const sights: VisibleEntries = new Map()
    for (let length = 0; length <= log.length; length++) {
      const sight = visibleTo(game, log.slice(0, length), viewer, sights)
      expect(sight).toEqual(seen.filter(ply => ply <= length))
    }
  }
})

test('a step has the events that reach its viewer, and no number but their own', () => {
  expect(stepOf(game, log[2], 0, 1)).toEqual({
    seq: 1,
    seat: 1,
    undone: false,
    events: [open],
    at: 3000,
  })
  expect(stepOf(game, log[2], 2, 2).events).toEqual([open, secret])
  expect(stepOf(game, log[3], 0, 2)).toEqual({
    seq: 2,
    seat: 1,
    undone: true,
    events: [],
    at: 4000,
  })
})
