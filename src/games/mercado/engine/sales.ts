import type { Frozen, Seat, PlyContext } from '../../../kernel/game.ts'
import { offerWhite, waits } from './changer.ts'
import type { TileFacts } from '../content/compile.ts'
import { COIN_CHANGER, contentSets } from '../content/index.ts'
import { drawTile, discardTile, insert, remove } from './draws.ts'
import { after, give, giveOthers } from './effects.ts'
import type { SlotSet } from './offers.ts'
import { completeSlots } from './placing.ts'
import { coinsOn, SIZE, WHITE } from './prices.ts'
import { advance, placeOf } from './track.ts'
import type { Event, Sale, Slot, State, Tile } from './state.ts'

/*
 * Final sales, one after another. A sale is a queue of steps: it stops where somebody is asked, and
 * `continueSale` goes on from there.
 */

const isSingle = (slots: SlotSet) => (slots & (slots - 1)) === 0
const lowest = (slots: SlotSet): Slot => 31 - Math.clz32(slots & -slots)

/** What can be sold now. @rule MER-38, MER-40, MER-R13, MER-R20 */
export function saleable(state: Frozen<State>): SlotSet {
  const complete = completeSlots(state)
  return (complete >> COIN_CHANGER) & 1 && waits(state) ? complete & ~(1 << COIN_CHANGER) : complete
}

/**
 * Sells what is complete, until somebody is asked (false) or nothing is left to sell (true). @rule
 * MER-38, MER-40, MER-R12
 */
export function resolveSales(state: State, ply: PlyContext<Event>): boolean {
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
 * Begins a sale; false if it stops because somebody is asked. @rule MER-39, MER-41, MER-53, MER-R14
 */
export function sell(state: State, slot: Slot, ply: PlyContext<Event>): boolean {
  const tile = state.display[slot]
  const seat = state.turn
  ply.emit({ type: 'sold', seat, slot, tile })
  const { points } = contentSets.tables(state.content).tiles[tile]
  if (points !== null) advance(state, seat, worth(state, tile, ply), ply)
  state.sale = { slot, done: 0 }
  return continueSale(state, state.sale, ply)
}

/** How far the buyer goes for a tile. @rule MER-41, MER-42, MER-43, MER-R23, MER-R24 */
function worth(state: State, tile: Tile, ply: PlyContext<Event>): number {
  const { tiles } = contentSets.tables(state.content)
  const isMystery = tiles[tile].points?.type === 'mystery'
  const drawn = isMystery ? drawTile(state, 'object', ply) : null
  if (drawn !== null) discardTile(state, drawn)
  const points = numberOf(state, tiles[drawn ?? tile])
  ply.emit({ type: 'worth', seat: state.turn, tile, points, drawn })
  return points
}

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

/** The steps of a sale after the points; false if one stops it. @rule MER-44, MER-R14 */
export function continueSale(state: State, sale: Sale, ply: PlyContext<Event>): boolean {
  const { self, others } = contentSets.tables(state.content).tiles[state.display[sale.slot]]
  while (sale.done < self.length + others.length) {
    const step = sale.done++
    if (
      step < self.length
        ? buyerAsked(state, self[step], ply)
        : othersAsked(state, others[step - self.length], ply)
    ) {
      return false
    }
  }
  closeSale(state, sale.slot, ply)
  return true
}

/** @rule MER-44, MER-54 */
function buyerAsked(
  state: State,
  effect: TileFacts['self'][number],
  ply: PlyContext<Event>,
): boolean {
  if (effect.effect === 'changerWhite') return offerWhite(state, ply)
  give(state, state.turn, effect, 'tile', ply)
  return false
}

/** @rule MER-45, MER-69 */
function othersAsked(
  state: State,
  effect: TileFacts['others'][number],
  ply: PlyContext<Event>,
): boolean {
  if (effect.effect === 'privilegeDiscard') return demandTokens(state, effect.n, ply)
  giveOthers(state, effect, 'tile', ply)
  return false
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

/** Who is asked to give up a token; -1 if nobody. @rule MER-R38 */
export function debtor(state: Frozen<Pick<State, 'debts' | 'turn'>>): Seat {
  const seats = state.debts.length
  for (let i = 1; i < seats; i++)
    if (state.debts[(state.turn + i) % seats] > 0) return (state.turn + i) % seats
  return -1
}

/** Coins leave the tile, seals are given. @rule MER-46, MER-50, MER-55, MER-56, MER-R14, MER-R22 */
function closeSale(state: State, slot: Slot, ply: PlyContext<Event>): void {
  const { kind, consoles } = contentSets.tables(state.content).tiles[state.display[slot]]
  pay(state, slot, ply)
  if (consoles) consoleOthers(state, slot, ply)
  if (kind !== 'market') {
    takeBack(state, slot, ply)
    state.sold.push(slot)
  }
  state.sale = null
}

/** @rule MER-46, MER-55, MER-R22 */
function pay(state: State, slot: Slot, ply: PlyContext<Event>): void {
  const seat = state.turn
  const coins = coinsOn(state.edges[slot][seat])
  state.edges[slot][seat] = 0
  state.whitePile += coins[WHITE]
  for (let coin = 1; coin < WHITE; coin++) state.trays[seat][coin] += coins[coin]
  ply.emit({ type: 'paid', seat, slot, tile: state.display[slot], coins })
}

/** @rule MER-47, MER-48, MER-R17, MER-R18, MER-R27 */
function consoleOthers(state: State, slot: Slot, ply: PlyContext<Event>): void {
  const edges = state.edges[slot]
  let most = 1
  for (const holding of edges) most = Math.max(most, SIZE[holding])
  for (let seat = after(state, state.turn); seat !== state.turn; seat = after(state, seat)) {
    if (SIZE[edges[seat]] !== most) continue
    const n = Math.min(1, state.sealPile)
    state.sealPile -= n
    state.seals[seat] += n
    ply.emit({ type: 'consoled', seat, slot, tile: state.display[slot], coins: most, n })
  }
}

/** @rule MER-50 */
function takeBack(state: State, slot: Slot, ply: PlyContext<Event>): void {
  const edges = state.edges[slot]
  for (let seat = after(state, state.turn); seat !== state.turn; seat = after(state, seat)) {
    if (edges[seat] === 0) continue
    const coins = coinsOn(edges[seat])
    edges[seat] = 0
    for (let coin = 1; coin <= WHITE; coin++) state.purses[seat][coin] += coins[coin]
    ply.emit({ type: 'tookBack', seat, slot, tile: state.display[slot], coins })
  }
}
