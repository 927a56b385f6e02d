import type { Frozen, Seat, PlyContext } from '../../../../kernel/game.ts'
import type { TileFacts, Tables } from '../../content/compile.ts'
import { COIN_CHANGER, type Effect } from '../../content/values.ts'
import type { Changer } from '../questions/changer.ts'
import { discardTile, drawTile, insert, remove } from '../draws.ts'
import type { Edges } from '../edges.ts'
import { after, give, giveOthers } from './effects.ts'
import type { Landing } from './landing.ts'
import type { SlotSet } from '../moves.ts'
import { closeSale } from './paying.ts'
import type { Event, Sale, Slot, State, Tile } from '../state.ts'
import { placeOf } from './track.ts'

/*
 * Final sales, one after another. A sale is a queue of steps: it stops where somebody is asked, and
 * `continueSale` goes on from there.
 */

const isSingle = (slots: SlotSet) => (slots & (slots - 1)) === 0
const lowest = (slots: SlotSet): Slot => 31 - Math.clz32(slots & -slots)

/** Who is asked to give up a token; -1 if nobody. @rule MER-R38 */
export function debtor(state: Frozen<Pick<State, 'debts' | 'turn'>>): Seat {
  const seats = state.debts.length
  for (let i = 1; i < seats; i++)
    if (state.debts[(state.turn + i) % seats] > 0) return (state.turn + i) % seats
  return -1
}

/** A token leaves the game unseen. @rule MER-69, MER-R38 */
export function giveUp(state: State, seat: Seat, token: number, ply: PlyContext<Event>): void {
  remove(state.tokens[seat], token)
  insert(state.dropped[seat], token)
  ply.emit({ type: 'discarded', seat, token })
}

/** All others give up tokens; true if somebody has a choice. @rule MER-69, MER-R38 */
function demandTokens(state: State, n: number, ply: PlyContext<Event>): boolean {
  const asked: Seat[] = []
  for (let seat = after(state, state.turn); seat !== state.turn; seat = after(state, seat)) {
    const hand = state.tokens[seat]
    if (hand.length > n) {
      state.debts[seat] = n
      asked.push(seat)
    } else while (hand.length > 0) giveUp(state, seat, hand[0], ply)
  }
  if (asked.length === 0) return false
  ply.emit({ type: 'mustDiscard', seats: asked, n, reveals: true })
  state.phase = 'forcedDiscard'
  return true
}

/** How far the buyer goes for a tile. @rule MER-41, MER-42, MER-43, MER-R23, MER-R24 */
function worthOf(tiles: Tables['tiles'], state: State, tile: Tile, ply: PlyContext<Event>): number {
  const isMystery = tiles[tile].points?.type === 'mystery'
  const drawn = isMystery ? drawTile(state, 'object', ply) : null
  if (drawn !== null) discardTile(state, 'object', drawn)
  const points = numberOf(state, tiles[drawn ?? tile])
  ply.emit({ type: 'worth', seat: state.turn, tile, points, drawn })
  return points
}

/** @rule MER-41, MER-42, MER-R24 */
function numberOf(state: Frozen<State>, { id, points }: TileFacts): number {
  switch (points?.type) {
    case 'fixed':
      return points.value
    case 'rank':
      return placeOf(state, state.turn)
    default:
      throw new Error(`${id} has no number of points.`)
  }
}

/** @rule MER-45, MER-69 */
function othersAsked(state: State, effect: Effect, ply: PlyContext<Event>): boolean {
  if (effect.effect === 'privilegeDiscard') return demandTokens(state, effect.n, ply)
  giveOthers(state, effect, 'tile', ply)
  return false
}

export function makeSales(
  { tiles }: Tables,
  { completeSlots }: Edges,
  { advance }: Landing,
  { waits, offerWhite }: Changer,
) {
  /** What can be sold now. @rule MER-38, MER-40, MER-R13, MER-R20 */
  function saleable(state: Frozen<State>): SlotSet {
    const complete = completeSlots(state)
    return waits(state) ? complete & ~(1 << COIN_CHANGER) : complete
  }

  /**
   * Sells what is complete, until somebody is asked (false) or nothing is left to sell (true).
   * @rule MER-38, MER-40, MER-R12
   */
  function resolveSales(state: State, ply: PlyContext<Event>): boolean {
    for (let slots = saleable(state); slots !== 0; slots = saleable(state)) {
      if (!isSingle(slots)) {
        state.phase = 'saleOrder'
        return false
      }
      if (!sell(state, lowest(slots), ply)) return false
    }
    return true
  }

  /**
   * Begins a sale; false if it stops because somebody is asked. @rule MER-39, MER-41, MER-53,
   * MER-R14
   */
  function sell(state: State, slot: Slot, ply: PlyContext<Event>): boolean {
    const tile = state.display[slot]
    const seat = state.turn
    ply.emit({ type: 'sold', seat, slot, tile })
    if (tiles[tile].points !== null) advance(state, seat, worthOf(tiles, state, tile, ply), ply)
    state.sale = { slot, done: 0 }
    return continueSale(state, state.sale, ply)
  }

  /** The steps of a sale after the points; false if one stops it. @rule MER-44, MER-R14 */
  function continueSale(state: State, sale: Sale, ply: PlyContext<Event>): boolean {
    const facts = tiles[state.display[sale.slot]]
    const { self, others } = facts
    while (sale.done < self.length + others.length) {
      const step = sale.done++
      const asks =
        step < self.length
          ? buyerAsked(state, self[step], ply)
          : othersAsked(state, others[step - self.length], ply)
      if (asks) return false
    }
    closeSale(state, sale.slot, facts, ply)
    return true
  }

  /** @rule MER-44, MER-54 */
  function buyerAsked(state: State, effect: Effect, ply: PlyContext<Event>): boolean {
    if (effect.effect === 'changerWhite') return offerWhite(state, ply)
    give(state, state.turn, effect, 'tile', ply)
    return false
  }

  return { saleable, resolveSales, sell, continueSale }
}
export type Sales = ReturnType<typeof makeSales>
