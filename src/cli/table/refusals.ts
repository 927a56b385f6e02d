import type { Seat, GameTypes } from '../../kernel/game.ts'
import type { Refused } from '../../kernel/match.ts'
import { Bad } from './bad.ts'
import type { OpenTable } from './tables.ts'

/**
 * The sentence of a refusal: the game's own where a rule refuses, else the table's.
 */
export function refused({ text }: OpenTable, seat: Seat, { why, refusal }: Refused): Bad {
  return refusal
    ? new Bad(why, text.refusal(refusal), refusal.rule)
    : new Bad(why, SENTENCES[why](seat))
}

const SENTENCES: { readonly [why in Refused['why']]: (seat: Seat) => string } = {
  illegal: () => 'This move is not legal here.',
  'not-your-turn': seat => `Seat ${seat} has no move now.`,
  over: () => 'The match is over.',
  revealed: seat =>
    `Seat ${seat} has no move to undo: chance was drawn or something revealed since its last one.`,
}

export function explained({ match, text }: OpenTable, seat: Seat, move: GameTypes['move']) {
  const refusal = match.game.explain(match.state, seat, move)
  return refusal
    ? { legal: false, rule: refusal.rule, message: text.refusal(refusal) }
    : { legal: true }
}
