import type { Frozen, Seat } from '../../../kernel/game.ts'
import type { Tables } from '../content/compile.ts'
import { COIN_CHANGER, HEAD_MERCHANT } from '../content/values.ts'
import { makeStalls } from '../insight/stalls.ts'
import type { WorthOf } from '../insight/worth.ts'
import { coinsOn, SIZE, WHITE } from '../engine/prices.ts'
import type { State } from '../engine/state.ts'
import { makeChances } from './chances.ts'
import type { Sight } from './sight.ts'

/** White coins on each edge that there can be. */
const WHITES = Uint8Array.from(SIZE, (_, holding) => coinsOn(holding)[WHITE])

/** Sees what a seat's coins on the tiles promise. */
export function makeStallSight(tables: Tables, worth: WorthOf, sight: Sight) {
  const stalls = makeStalls(tables, worth)
  const chances = makeChances(tables)
  return seeStalls

  function seeStalls(state: Frozen<State>, seat: Seat): void {
    stalls.look(state, seat, sight.time)
    chances.lookBefore(state, seat)
    chances.look(state, seat)
    let none = 1
    for (let slot = 0; slot < HEAD_MERCHANT; slot++) none *= 1 - seeTile(state, seat, slot)
    sight.any = 1 - none
    sight.head = SIZE[state.edges[HEAD_MERCHANT][seat]]
    sight.changer = SIZE[state.edges[COIN_CHANGER][seat]]
    sight.headSoon = chances.completes(state, seat, HEAD_MERCHANT)
    sight.changerSoon = chances.completes(state, seat, COIN_CHANGER)
  }

  /** Adds what one tile of merchandise promises; answers how likely it is bought next. */
  function seeTile(state: Frozen<State>, seat: Seat, slot: number): number {
    const holding = state.edges[slot][seat]
    if (holding > 0) seeEdge(state, seat, slot, holding)
    const chance = chances.completes(state, seat, slot)
    const soon = chance * chances.safe[slot]
    const gain = soon * stalls.worth[slot]
    sight.all += gain
    sight.unhurried = Math.max(sight.unhurried, chance * stalls.worth[slot])
    if (gain > sight.best) {
      sight.second = sight.best
      sight.best = gain
    } else if (gain > sight.second) sight.second = gain
    const { points } = tables.tiles[state.display[slot]]
    if (points?.type === 'fixed' && points.value >= sight.left)
      sight.home = Math.max(sight.home, soon)
    return soon
  }

  function seeEdge(state: Frozen<State>, seat: Seat, slot: number, holding: number): void {
    const { price, consoles } = tables.tiles[state.display[slot]]
    const missing = price.size - SIZE[holding]
    sight.tiles++
    sight.coins += SIZE[holding]
    sight.whitesThere += WHITES[holding]
    sight.promise += stalls.edgeWorth(state, slot, holding)
    if (missing === 1) sight.lacksOne += stalls.worth[slot]
    if (missing === 2) sight.lacksTwo += stalls.worth[slot]
    if (consoles && isSecond(state, seat, slot)) sight.consoled++
  }
}

/** Whether one other at most has more on a tile: if that one buys, the seat gets a seal. */
function isSecond(state: Frozen<State>, seat: Seat, slot: number): boolean {
  const edges = state.edges[slot]
  const mine = SIZE[edges[seat]]
  let more = 0
  for (let other = 0; other < edges.length; other++) if (SIZE[edges[other]] > mine) more++
  return more === 1
}
