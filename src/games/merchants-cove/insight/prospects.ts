import { iconsOf, scores } from '../engine/final.ts'
import { colourOf } from '../engine/goods.ts'
import { COLOURS, GOODS } from '../engine/names.ts'
import type { State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import { likelyPayoffs, rankPayoffs } from '../../../kit/payoff.ts'
import { slotWorth } from './folk.ts'
import { foresee, hallAfter, observe, ROW } from './harbour.ts'
import { appraise, hoursLeft, iconsWorth, LATER_HOURS, type Outlook } from './outlook.ts'

/**
 * A lead of so much Gold makes it e to 1 who ends up ahead: in the last market, and more by rounds
 * to come.
 */
const DOUBT = [5, 9, 13]

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
  const player = state.players[seat]
  if (player.merchant === null || player.shop === null) return 0
  appraise(player, outlook)
  outlook.left = hoursLeft(state, seat)
  outlook.after = outlook.harbour.rounds * LATER_HOURS
  let sum = player.gold + iconsWorth(iconsOf(outlook.harbour.tables, player), outlook)
  for (let good = 1; good <= GOODS; good++)
    sum += player.shelf[good] * shelfWorth(state, good, outlook)
  for (let colour = 1; colour <= COLOURS; colour++) {
    if (!player.shields[colour]) continue
    for (let round = 0; round <= outlook.harbour.rounds; round++)
      sum += hallAfter(outlook.harbour, colour, round)
  }
  let staffed = 0
  for (const card of player.staff) if (card !== null) sum += slotWorth(staffed++, outlook)
  sum += outlook.keepers[player.merchant].stock(state, seat, outlook, outlook.left)
  return sum + outlook.left * outlook.hour
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
