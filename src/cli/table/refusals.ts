import type { Seat, GameTypes } from '../../kernel/game.ts'
import type { Refused } from '../../kernel/match.ts'
import { Bad } from './bad.ts'
import type { OpenTable } from './tables.ts'

/**
 * A refusal in words: the game's own sentence where a rule refuses, else what the table itself
 * knows.
 */
export function refused({ text }: OpenTable, seat: Seat, { why, refusal }: Refused): Bad {
  return refusal
    ? new Bad(why, text.refusal(refusal), refusal.rule)
    : new Bad(why, SENTENCES[why](seat))
}

const SENTENCES: { readonly [why in Refused['why']]: (seat: Seat) => string } = {
  illegal: () => 'This move is not legal here.',
  'not-your-turn': seat => `Seat ${seat} owes no move now.`,
  over: () => 'The match is over.',
  revealed: seat =>
    `Seat ${seat} has no move it could take back: since its last one chance or news has flowed.`,
}

export function explained({ match, text }: OpenTable, seat: Seat, move: GameTypes['move']) {
  const refusal = match.game.explain(match.state, seat, move)
  return refusal
    ? { legal: false, rule: refusal.rule, message: text.refusal(refusal) }
    : { legal: true }
}
