import { scores } from '../engine/market/final.ts'
import { colourOf } from '../engine/market/goods.ts'
import { COLOURS, GOODS } from '../engine/names.ts'
import type { State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import { total } from '../../../kit/counts.ts'
import { likelyPayoffs, rankPayoffs } from '../../../kit/judgement/payoff.ts'
import { ridWorth, slotWorth } from './folk.ts'
import { foresee, hallAfter, observe, ROW } from './harbour.ts'
import { appraise, hoursLeft, iconsWorth, LATER_HOURS, type Outlook, PARTS } from './outlook.ts'

/**
 * A lead of so much Gold makes it e to 1 who ends up ahead: in the last market, and more by rounds
 * to come.
 */
export const DOUBT = [5, 9, 13]

/**
 * Each seat's prospects, 0 to 1: exact when the game is over, else by the Gold it is likely to end
 * with.
 */
export function judge(state: Frozen<State>, outlook: Outlook, out: Float64Array): void {
  if (state.phase === 'over') return rankPayoffs(scores(state), out)
  const { guesses } = outlook
  const seats = state.players.length
  observe(state, outlook.harbour)
  foresee(outlook.harbour)
  for (let seat = 0; seat < seats; seat++) guesses[seat] = goldOf(state, seat, outlook)
  likelyPayoffs(guesses, seats, DOUBT[outlook.harbour.rounds], out)
}

/** The Gold a seat is likely to end with, against others with the same time. */
export function goldOf(state: Frozen<State>, seat: Seat, outlook: Outlook): number {
  forecast(state, seat, true, outlook)
  const { gold, townsfolk, corruption, shelf, shields, staff, stock, time } = outlook.expected
  return gold + townsfolk - corruption + shelf + shields + staff + stock + time
}

/**
 * Fills in what the Gold is made of that a seat is likely to end with; the harbour is observed
 * before. `sees`: whether its Corruption cards may be looked at; if not, they count as any.
 */
export function forecast(state: Frozen<State>, seat: Seat, sees: boolean, outlook: Outlook): void {
  const { expected, harbour } = outlook
  const player = state.players[seat]
  for (const part of PARTS) expected[part] = 0
  if (player.merchant === null || player.shop === null) return
  appraise(player, outlook)
  outlook.left = hoursLeft(state, seat)
  outlook.after = harbour.rounds * LATER_HOURS
  expected.gold = player.gold
  for (let good = 1; good <= GOODS; good++)
    expected.shelf += player.shelf[good] * shelfWorth(state, good, outlook)
  for (let colour = 1; colour <= COLOURS; colour++) {
    if (!player.shields[colour]) continue
    for (let round = 0; round <= harbour.rounds; round++)
      expected.shields += hallAfter(harbour, colour, round)
  }
  let staffed = 0
  for (const card of player.staff) {
    if (card === null) continue
    expected.staff += slotWorth(staffed++, outlook)
    expected.townsfolk += iconsWorth(harbour.tables.townsfolk[card], outlook)
  }
  expected.corruption = corruptionCost(player.corruption, sees, outlook)
  expected.stock = outlook.keepers[player.merchant].stock(state, seat, outlook, outlook.left)
  expected.time = outlook.left * outlook.hour
}

function corruptionCost(cards: readonly number[], sees: boolean, outlook: Outlook): number {
  if (!sees) return total(cards) * outlook.card
  let sum = 0
  for (let kind = 1; kind < cards.length; kind++)
    if (cards[kind] > 0) sum += cards[kind] * ridWorth(kind, outlook)
  return sum
}

/** While goods are sold, those that had their chance wait for the next. */
function shelfWorth(
  { phase, agenda }: Frozen<State>,
  good: number,
  { goods, later, harbour }: Outlook,
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
