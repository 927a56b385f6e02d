import { describe, expect, test } from 'vitest'
import { beginAt, canUndo, type Match, must, submit, undo } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { game } from './index.ts'
import type { Aztec, State } from './state.ts'
import { after, position, said } from './table.fixture.ts'

/** A match from a position, in which this has been said by the seat to act. */
function match(start: State, ...words: readonly string[]): Match<Aztec> {
  const match = must(beginAt(game, 'ab', start))
  for (const each of words)
    if (!submit(match, match.state.turn, said(each)).ok) throw new Error(each)
  return match
}

const BUYING = position({
  market: '??Km ???? ???? r?g.',
  stock: 'red 3, green 1',
  coins: ['1100', '1000'],
  bag: 0,
})

/**
 * Takes everything back, ply by ply, and looks each time whether all is as it was; whether more
 * could be taken back.
 */
function takeBack(start: State, words: readonly string[]): boolean {
  const there = match(start, ...words)
  for (let left = words.length - 1; left >= 0; left--) {
    expect(canUndo(there, 1)).toBe(false)
    expect(undo(there, 0)).toEqual({ ok: true })
    expect(there.state).toEqual(match(start, ...words.slice(0, left)).state)
  }
  return canUndo(there, 0)
}

describe('taking back', () => {
  test('AZT-32 a play turn, purchases and all, until it ends', () => {
    expect(takeBack(BUYING, ['play', 'move 3', 'pay 1', 'move 0', 'buy 0 red', 'move 15'])).toBe(
      false,
    )
  })

  test('AZT-33 not when it has ended', () => {
    const there = match(BUYING, 'play', 'buy 0 red', 'end')
    for (const seat of [0, 1])
      expect(undo(there, seat)).toMatchObject({ ok: false, why: 'revealed' })
  })

  test('AZT-R18 not the draw', () => {
    const there = match(position({ market: '??Km ???? ???? r?g.', stock: 'red 3' }), 'pass')
    expect(undo(there, 0).ok).toBe(false)
    expect(submit(there, 0, said('move 1')).ok).toBe(true)
    expect(undo(there, 0).ok).toBe(true)
    expect(there.state.phase).toBe('first')
  })

  test('AZT-22, AZT-25, AZT-28 the steps of a pass after it, until the turn ends', () => {
    // The king will be at 15, in the row of the red vendor, so the last question is what he takes.
    const drawn = after(
      position({ market: '??Km ???? ???? r?g.', stock: 'red 3', coins: ['1100'] }),
      'pass',
    )
    expect(takeBack(drawn, ['move 2', 'move 1', 'coin 2'])).toBe(false)
    const there = match(drawn, 'move 2', 'move 1', 'coin 2', 'leave')
    expect(there.state.turn).toBe(1)
    expect(undo(there, 0).ok).toBe(false)
  })

  test('AZT-10, AZT-15 a tile taken up, not a tile or a coin placed', () => {
    const begun = match(
      game.setup(2, { removal: 'random', removed: 4, market: 'players', start: 0 }, Rng.from(1)),
    )
    submit(begun, 0, said('tile king'))
    expect(undo(begun, 0).ok).toBe(true)
    submit(begun, 0, said('tile crowd'))
    submit(begun, 0, said('place 3'))
    expect(undo(begun, 0).ok).toBe(false)
  })
})
