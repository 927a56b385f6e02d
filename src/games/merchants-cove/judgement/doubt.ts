import type { Frozen } from '../../../kernel/game.ts'
import { ROUNDS } from '../engine/names.ts'
import type { State } from '../engine/state.ts'
import { hoursLeft, LATER_HOURS } from '../insight/appraisal.ts'
import { DOUBT } from '../insight/prospects.ts'

/**
 * The lead in Gold that made it e to 1 who ended up ahead in 553 games of `learned` for two to four:
 * so much when the last market opens, and so many times e more for each round to come.
 */
const LEAD = { last: 10, round: 0.6 }

/** How many times surer the judgement is of who wins than those games bear out. */
export function doubtOf(state: Frozen<State>): number {
  const { round, phase, players } = state
  if (round === ROUNDS && phase !== 'production') return 1
  let hours = 0
  for (let seat = 0; seat < players.length; seat++) hours += hoursLeft(state, seat)
  const rounds = ROUNDS - round + Math.min(1, hours / players.length / LATER_HOURS)
  return Math.max(1, (LEAD.last * Math.exp(LEAD.round * rounds)) / DOUBT[ROUNDS - round])
}
