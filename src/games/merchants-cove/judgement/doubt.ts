import type { Frozen, Seat } from '../../../kernel/game.ts'
import { ROUNDS } from '../engine/names.ts'
import type { State } from '../engine/state.ts'
import { hoursLeft, LATER_HOURS } from '../insight/appraisal.ts'
import { DOUBT } from '../insight/prospects.ts'

/*
 * How sure the judgement may be of who wins: measured in 1,452 games of `learned` for two to four,
 * and by their number in 350 more.
 */

/**
 * The lead in Gold that makes it e to 1 who ends up ahead: so much in the last market, and so many
 * times e more for each round to come, by the number of merchants.
 */
const LEAD: { readonly last: number; readonly round: { readonly [seats: number]: number } } = {
  last: 10,
  round: { 2: 0.5, 3: 0.32, 4: 0.2 },
}
/** So much Gold too much the judgement sees in a merchant, while so many rounds are to come. */
const FAVOUR = { alc: 12, bla: 9, cap: -16, chr: -5, rounds: 2 }

/** How many times surer the judgement is of who wins than those games bear out. */
export function doubtOf(state: Frozen<State>): number {
  const rounds = roundsLeft(state)
  const { round, players } = state
  const lead = LEAD.last * Math.exp(LEAD.round[players.length] * rounds)
  return Math.max(1, lead / DOUBT[ROUNDS - round])
}

/** How much stronger the judgement thinks a merchant than those games bear out. */
export function favourOf(state: Frozen<State>, seat: Seat): number {
  const { merchant } = state.players[seat]
  if (merchant === null) return 0
  const share = Math.min(1, roundsLeft(state) / FAVOUR.rounds)
  return (FAVOUR[merchant] * share) / DOUBT[ROUNDS - state.round]
}

/** What is left of the rounds, by the hours; 0 from the last market on. */
function roundsLeft(state: Frozen<State>): number {
  const { round, phase, players } = state
  if (round === ROUNDS && phase !== 'production') return 0
  let hours = 0
  for (let seat = 0; seat < players.length; seat++) hours += hoursLeft(state, seat)
  return ROUNDS - round + Math.min(1, hours / players.length / LATER_HOURS)
}
