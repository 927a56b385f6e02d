import type { Seat } from '../../../../kernel/game.ts'
import { total } from '../../../../kit/counts.ts'
import { range } from '../../../../kit/moves.ts'
import type { Tables } from '../../content/compile.ts'
import { colourOf, isLarge } from '../../engine/market/goods.ts'
import { GOODS, PIERS } from '../../engine/names.ts'
import type { Event, View } from '../../engine/state.ts'
import { people } from '../../text/terms.ts'
import type { Desk } from '../desk.ts'

/** What a Good brings at one pier: for so many Customers; null where it cannot be sold. */
export interface Offer {
  readonly customers: number
  readonly price: number
}

/**
 * What each Good would earn at each pier; `extra` Rogues count as Customers at the pier that is
 * resolved.
 */
export function offerAt(view: View, tables: Tables, pier: number, good: number): Offer | null {
  const asked = view.agenda.at(-1)
  const extra = asked?.at === 'sell' && asked.pier === pier ? asked.extra : 0
  const customers = (view.piers[pier]?.[colourOf(good)] ?? 0) + extra
  return tables.piers[pier]?.takes[good] && customers > 0
    ? { customers, price: tables.prices[good] ?? 0 }
    : null
}

/** What a Good is, and what it is sold for. */
export const goodTells = ({ say, tables }: Desk, good: number): string =>
  say('tells.good', {
    large: isLarge(good),
    price: tables.prices[good] ?? 0,
    colour: colourOf(good),
  })

/** A pier, and who stands on it. */
export function pierName({ say, table }: Desk, pier: number): string {
  const on = table.view.piers[pier] ?? []
  return say('board.pier', { pier, crowd: total(on), on: people(on) })
}

/** The Goods on a shelf, each kind once. */
export const kindsOn = (shelf: readonly number[]): number[] =>
  range(1, GOODS).filter(good => (shelf[good] ?? 0) > 0)

/** What a seat has earned in this market: at each pier, then from its sponsors. */
export function earnedSince(past: readonly Event[], seat: Seat): readonly number[] {
  const begun = past.findLastIndex(event => event.type === 'market')
  return earnedIn(begun === -1 ? [] : past.slice(begun), seat)
}

/** The same of all these events. */
export function earnedIn(events: readonly Event[], seat: Seat): readonly number[] {
  const sums = new Array<number>(PIERS + 1).fill(0)
  for (const event of events) {
    if (event.type === 'sold' && event.seat === seat)
      sums[event.pier] = (sums[event.pier] ?? 0) + event.gold
    if (event.type === 'sponsored' && event.seat === seat)
      sums[PIERS] = (sums[PIERS] ?? 0) + event.gold
  }
  return sums
}
