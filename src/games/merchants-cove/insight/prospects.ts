import { scores } from '../engine/market/final.ts'
import { colourOf } from '../engine/market/goods.ts'
import { COLOURS, GOODS } from '../engine/names.ts'
import type { State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import { total } from '../../../kit/counts.ts'
import { likelyPayoffs, rankPayoffs } from '../../../kit/judgement/payoff.ts'
import { ridWorth, slotWorth } from './folk.ts'
import { foresee, hallAfter, observe, ROW } from './harbour.ts'
import { appraise, hoursLeft, iconsWorth, LATER_HOURS, type Appraisal, PARTS } from './appraisal.ts'

/**
 * A lead of so much Gold makes it e to 1 who ends up ahead: in the last market, and more by rounds
 * to come.
 */
export const DOUBT = [5, 9, 13]

/**
 * Each seat's prospects, 0 to 1: exact when the game is over, else by the Gold it is likely to end
 * with.
 */
export function judge(state: Frozen<State>, appraisal: Appraisal, out: Float64Array): void {
  if (state.phase === 'over') return rankPayoffs(scores(state), out)
  const { guesses } = appraisal
  const seats = state.players.length
  observe(state, appraisal.harbour)
  foresee(appraisal.harbour)
  for (let seat = 0; seat < seats; seat++) guesses[seat] = goldOf(state, seat, appraisal)
  likelyPayoffs(guesses, seats, DOUBT[appraisal.harbour.rounds], out)
}

/** The Gold a seat is likely to end with, against others with the same time. */
export function goldOf(state: Frozen<State>, seat: Seat, appraisal: Appraisal): number {
  forecast(state, seat, true, appraisal)
  const { gold, townsfolk, corruption, shelf, shields, staff, stock, time } = appraisal.expected
  return gold + townsfolk - corruption + shelf + shields + staff + stock + time
}

/**
 * Fills in what the Gold is made of that a seat is likely to end with; the harbour is observed
 * before. `sees`: whether its Corruption cards may be looked at; if not, they count as any.
 */
export function forecast(
  state: Frozen<State>,
  seat: Seat,
  sees: boolean,
  appraisal: Appraisal,
): void {
  const { expected, harbour } = appraisal
  const player = state.players[seat]
  for (const part of PARTS) expected[part] = 0
  if (player.merchant === null || player.shop === null) return
  appraise(player, appraisal)
  appraisal.left = hoursLeft(state, seat)
  appraisal.after = harbour.rounds * LATER_HOURS
  expected.gold = player.gold
  for (let good = 1; good <= GOODS; good++)
    expected.shelf += player.shelf[good] * shelfWorth(state, good, appraisal)
  for (let colour = 1; colour <= COLOURS; colour++) {
    if (!player.shields[colour]) continue
    for (let round = 0; round <= harbour.rounds; round++)
      expected.shields += hallAfter(harbour, colour, round)
  }
  let staffed = 0
  for (const card of player.staff) {
    if (card === null) continue
    expected.staff += slotWorth(staffed++, appraisal)
    expected.townsfolk += iconsWorth(harbour.tables.townsfolk[card], appraisal)
  }
  expected.corruption = corruptionCost(player.corruption, sees, appraisal)
  expected.stock = appraisal.keepers[player.merchant].stock(state, seat, appraisal, appraisal.left)
  expected.time = appraisal.left * appraisal.hour
}

function corruptionCost(cards: readonly number[], sees: boolean, appraisal: Appraisal): number {
  if (!sees) return total(cards) * appraisal.card
  let sum = 0
  for (let kind = 1; kind < cards.length; kind++)
    if (cards[kind] > 0) sum += cards[kind] * ridWorth(kind, appraisal)
  return sum
}

/** While goods are sold, those that had their chance wait for the next. */
function shelfWorth(
  { phase, agenda }: Frozen<State>,
  good: number,
  { goods, later, harbour }: Appraisal,
): number {
  if (phase !== 'market') return goods[good]
  const task = agenda[agenda.length - 1]
  const pier =
    task.at === 'sell' || task.at === 'cultists.k' ? task.pier : harbour.tables.piers.length
  let best = later[good]
  for (let next = pier; next < harbour.tables.piers.length; next++) {
    if (!harbour.tables.piers[next].takes[good]) continue
    best = Math.max(best, harbour.tables.prices[good] * harbour.crowd[next * ROW + colourOf(good)])
  }
  return best
}
