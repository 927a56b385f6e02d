import { describe, expect, test } from 'vitest'
import { beginAt, canUndo, type Match, must, submit, undo } from '../../../kernel/match.ts'
import { game } from './index.ts'
import type { Mercadito } from './state.ts'
import { position, type Setting, steps } from './table.fixture.ts'

/** A match from a position, in which this has been said. */
function after(setting: Setting, ...said: readonly string[]): Match<Mercadito> {
  const match = must(beginAt(game, 'ab', position(setting)))
  for (const words of said) {
    const [, seat, verb, rest = ''] = /^(\d) (\w+) ?(.*)$/.exec(words) ?? []
    for (const move of steps(verb, rest)) {
      if (!submit(match, Number(seat), move).ok) throw new Error(words)
    }
  }
  return match
}

const ROUND: Setting = { players: 2, market: ['lime', 'onion', 'rice'] }
const FINAL: Setting = {
  players: 3,
  phase: 'final',
  hands: [['lime', 'onion'], ['rice'], ['juice']],
}
const nobody = (match: Match<Mercadito>) =>
  match.state.hands.every((_, seat) => !canUndo(match, seat))

describe('taking back', () => {
  test('MTO-10, MTO-R2 no choice, once it is made', () => {
    const match = after(ROUND, '0 pick lime')
    expect(undo(match, 0)).toMatchObject({ ok: false, why: 'revealed' })
    expect(nobody(after(ROUND, '0 pick lime', '1 pick onion'))).toBe(true)
  })

  test('MTO-17 no declaration', () => {
    expect(nobody(after(ROUND, '0 pick lime', '1 pick lime', '1 hold'))).toBe(true)
  })

  test('MTO-34 a draft step by step, until the offer is made', () => {
    const said = ['0 address 1', '0 give lime', '0 want rice']
    const match = after(FINAL, ...said)
    for (let left = said.length - 1; left >= 0; left--) {
      expect(undo(match, 0)).toEqual({ ok: true })
      expect(match.state).toEqual(after(FINAL, ...said.slice(0, left)).state)
    }
    expect(nobody(after(FINAL, ...said, '0 send'))).toBe(true)
  })

  test('MTO-33 nothing that the others have seen: trades, shows, votes', () => {
    for (const words of ['0 reveal lime 1', '0 vote', '0 offer 1: lime'])
      expect(nobody(after(FINAL, words))).toBe(true)
    expect(nobody(after(FINAL, '0 offer 1: lime', '1 accept 1'))).toBe(true)
    expect(nobody(after(FINAL, '0 offer 1: lime', '1 decline 1'))).toBe(true)
  })
})
