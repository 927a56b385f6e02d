import { describe, expect, test } from 'vitest'
import { clone } from '../../../kernel/json.ts'
import { beginAt, canUndo, type Match, must, submit, undo } from '../../../kernel/match.ts'
import { game } from './index.ts'
import type { Goldfish } from './state.ts'
import { position, type Setting, steps } from './table.fixture.ts'

/** A match from a position, in which this has been said by the seats to act. */
function after(setting: Setting, ...said: readonly string[]): Match<Goldfish> {
  const match = must(beginAt(game, 'ab', position(setting)))
  for (const move of said.flatMap(steps)) {
    if (!submit(match, match.state.turn, move).ok) throw new Error(JSON.stringify(move))
  }
  return match
}

const WAITING: Setting = { hands: [[5, 8], [12], [11]], inPlay: [13], market: [2, 3] }

describe('taking back', () => {
  test('GOL-21, GOL-22 an exchange step by step, until it is complete', () => {
    const said = ['pass…', 'give 5', 'enough', 'take 3']
    const match = after(WAITING, ...said)
    for (let left = said.length - 1; left >= 0; left--) {
      for (const other of [1, 2]) expect(canUndo(match, other)).toBe(false)
      expect(undo(match, 0)).toEqual({ ok: true })
      expect(match.state).toEqual(after(WAITING, ...said.slice(0, left)).state)
    }
    expect(undo(match, 0)).toMatchObject({ ok: false, why: 'revealed' })
  })

  test('GOL-R4 not once it is complete', () => {
    const match = after(WAITING, 'swap 5 > 3 2')
    for (const seat of [0, 1, 2]) expect(canUndo(match, seat)).toBe(false)
  })

  test('GOL-12 neither a play nor a pass', () => {
    for (const said of ['pass', '14']) {
      const match = after({ ...WAITING, hands: [[5, 14], [12], [11]] }, said)
      for (const seat of [0, 1, 2]) expect(undo(match, seat).ok).toBe(false)
    }
  })

  test('GOL-20 a pass of which only the swap is open can become a play', () => {
    const match = after({ ...WAITING, hands: [[5, 14], [12], [11]] }, 'pass…')
    expect(undo(match, 0).ok).toBe(true)
    expect(submit(match, 0, { type: 'play', value: 14, count: 1 }).ok).toBe(true)
  })

  test('GOL-28 the card taken after a trick, until the lead: nobody has learned anything by it', () => {
    const match = after(
      { hands: [[1, 3], [1]], inPlay: [9], market: [2, 5], turn: 1, owner: 0 },
      'pass…',
    )
    const before = clone(match.state)
    submit(match, 0, { type: 'collect', value: 2 })
    expect(undo(match, 0)).toEqual({ ok: true })
    expect(match.state).toEqual(before)
    submit(match, 0, { type: 'collect', value: 5 })
    submit(match, 0, { type: 'play', value: 5, count: 1 })
    expect(canUndo(match, 0)).toBe(false)
  })
})
