import { describe, expect, test } from 'vitest'
import { beginAt, canUndo, type Match, must, submit, undo } from '../../../kernel/match.ts'
import { game } from './index.ts'
import type { Mercado } from './state.ts'
import { moveOf } from './play.fixture.ts'
import { position, type Setting } from './table.fixture.ts'

/** A match from a position, in which this has been done by the seat asked. */
function after(setting: Setting, ...lines: readonly string[]): Match<Mercado> {
  const match = must(beginAt(game, 'ab', position(setting)))
  for (const words of lines) {
    const { state } = match
    if (!submit(match, game.actors(state)[0], moveOf(state, words)).ok) throw new Error(words)
  }
  return match
}

describe('taking back', () => {
  const PLACING: Setting = { drawn: 'G2 T1', display: ['O01', 'O08'] }

  test('MER-R5 placements, one by one, until the turn is handed over', () => {
    const lines = ['place G O01', 'place G O08', 'place T O01']
    const match = after(PLACING, ...lines)
    for (let left = lines.length - 1; left >= 0; left--) {
      expect(undo(match, 0)).toEqual({ ok: true })
      expect(match.state).toEqual(after(PLACING, ...lines.slice(0, left)).state)
    }
    expect(canUndo(match, 0)).toBe(false)
    expect(canUndo(after(PLACING, ...lines, 'done'), 0)).toBe(false)
  })

  test('MER-R2 not the draw, and not a seal that was paid for coins', () => {
    expect(canUndo(after({}, 'draw'), 0)).toBe(false)
    expect(canUndo(after({}, 'draw', 'seal yes'), 0)).toBe(false)
    expect(canUndo(after({}, 'draw', 'seal no'), 0)).toBe(true)
  })

  test('MER-16, MER-61 a token that drew nothing, and its symbol', () => {
    const setting: Setting = { tokens: [['PR01'], []], phase: 'turnStart', progress: [4, 0] }
    const match = after(setting, 'privilege PR01', 'symbol yes')
    expect([undo(match, 0), undo(match, 0)]).toEqual([{ ok: true }, { ok: true }])
    expect(match.state).toEqual(after(setting).state)
  })

  test('MER-40, MER-54 an order of sales, until tiles are drawn', () => {
    const setting: Setting = {
      drawn: 'G1 C1',
      display: ['O05', 'O09'],
      edges: { O05: ['G1'], M2: ['C2'], O09: ['S2'] },
    }
    const match = after(setting, 'place G O05', 'place C M2', 'done', 'sell M2', 'keepWhite')
    expect(canUndo(match, 0)).toBe(false)
    expect(canUndo(after(setting, 'place G O05', 'place C M2', 'done', 'sell M2'), 0)).toBe(true)
  })

  test('MER-69, MER-R38 not a sale once others have been asked for their tokens', () => {
    const setting: Setting = {
      drawn: 'C1',
      display: ['F11'],
      edges: { F11: ['S2'] },
      tokens: [[], ['PR06', 'PR15'], ['PR01', 'PR18']],
    }
    const match = after(setting, 'place C F11', 'done')
    expect(canUndo(match, 0)).toBe(false)
    submit(match, 1, moveOf(match.state, 'discard PR06'))
    expect([0, 1, 2].map(seat => canUndo(match, seat))).toEqual([false, true, false])
  })
})
