import type { Frozen, Seat } from '../../../kernel/game.ts'
import type { Tables } from '../content/compile.ts'
import { HEAD_MERCHANT, SLOTS } from '../content/values.ts'
import { ANY_COIN, BLACK, COMPLETE, SIZE, WEIGHT, WHITE } from '../engine/prices.ts'
import type { Slot, State } from '../engine/state.ts'

/** How likely three or more missing coins come together, as a part of how many kinds would do. */
const RARELY = 0.03

/**
 * How likely seats complete prices with the coins they draw next: `look` at a seat's purse first,
 * then ask.
 */
export function makeChances({ tiles, draws, leastToDraw, sealDraws }: Tables) {
  const purse = new Float64Array(BLACK + 1)
  /** By slot: how likely nobody who is asked before the seat completes it. */
  const safe = new Float64Array(SLOTS)
  let size = 0
  let drawn = 0

  /** The purse of a seat, with what it has drawn in this turn and not placed. */
  function look(state: Frozen<State>, seat: Seat): void {
    size = 0
    for (let coin = 1; coin <= BLACK; coin++) {
      purse[coin] = state.purses[seat][coin] + (seat === state.turn ? state.drawn[coin] : 0)
      size += purse[coin]
    }
    const count = draws + (state.seals[seat] > 0 ? sealDraws : 0)
    drawn = size < leastToDraw ? 0 : Math.min(count, size)
  }

  /** How likely the next draw completes this seat's edge of a tile. */
  function completes(state: Frozen<State>, seat: Seat, slot: Slot): number {
    const { pays, price } = tiles[state.display[slot]]
    const holding = state.edges[slot][seat]
    const may = pays[holding]
    if ((may & COMPLETE) !== 0) return 1
    if (drawn === 0) return 0
    const missing = price.size - SIZE[holding]
    if (missing === 1) return atLeastOne(may)
    return missing === 2 ? aPair(pays, holding) : missing === 3 ? (RARELY * fitting(may)) / size : 0
  }

  /** How many coins of the purse may be placed. */
  function fitting(may: number): number {
    let sum = 0
    for (let coin = 1; coin <= WHITE; coin++) if ((may >> (coin - 1)) & 1) sum += purse[coin]
    return sum
  }

  function atLeastOne(may: number): number {
    return 1 - (1 - fitting(may) / size) ** drawn
  }

  /** By how many pairs of coins that would do are among those drawn on average. */
  function aPair(pays: Readonly<Uint8Array>, holding: number): number {
    if (size < 2) return 0
    let pairs = 0
    const may = pays[holding] & ANY_COIN
    for (let coin = 1; coin <= WHITE; coin++) {
      if (purse[coin] === 0 || ((may >> (coin - 1)) & 1) === 0) continue
      const then = pays[holding + WEIGHT[coin]] & ANY_COIN
      for (let other = coin; other <= WHITE; other++) {
        if (((then >> (other - 1)) & 1) === 0) continue
        pairs += other === coin ? (purse[coin] * (purse[coin] - 1)) / 2 : purse[coin] * purse[other]
      }
    }
    return 1 - Math.exp((-pairs * drawn * (drawn - 1)) / (size * (size - 1)))
  }

  /** Looks at those who are asked before this seat; then `safe` says what they leave. */
  function lookBefore(state: Frozen<State>, seat: Seat): void {
    safe.fill(1)
    const seats = state.progress.length
    for (let other = state.turn; other !== seat; other = (other + 1) % seats) {
      look(state, other)
      for (let slot = 0; slot < HEAD_MERCHANT; slot++)
        if (state.edges[slot][seat] > 0) safe[slot] *= 1 - completes(state, other, slot)
    }
  }

  return { look, lookBefore, completes, safe }
}
