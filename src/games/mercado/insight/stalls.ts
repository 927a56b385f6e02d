import type { Tables } from '../content/compile.ts'
import { HEAD_MERCHANT, SLOTS } from '../content/values.ts'
import {
  ANY_COIN,
  COMPLETE,
  type Holding,
  ONLY_WHITE,
  SIZE,
  WEIGHT,
  WHITE,
} from '../engine/prices.ts'
import type { Coin, Slot, State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import { sealWorth, type WorthOf } from './worth.ts'

/*
 * What coins on the tiles promise.
 */

/** How likely a price is completed by a player who misses so many coins. */
const HOPE = [1, 0.7, 0.4, 0.2, 0.1]
/** The same as a danger to others, before their next turn. */
const DANGER = [1, 0.35, 0.15, 0.05, 0.02]
/** How much likelier it is if 1, 2 … 5 kinds of coins would do; and if only a white one would. */
const EASE = [0, 0.8, 0.9, 1, 1.1, 1.15]
const WHITE_EASE = 0.35
/**
 * Prices are completed within a turn or two, so that hopes fade later than the use of other things.
 */
const SOON = 3
/** What a coin on a tile is worth in the purse: a real one, a white one while there is time. */
const REAL_COST = 0.06
const WHITE_COST = 0.9
/** Having most of the others' coins on a tile brings a seal if somebody buys it. */
const CONSOLED = 0.5

const BITS = Uint8Array.from(
  { length: 32 },
  (_, set) => [1, 2, 4, 8, 16].filter(bit => set & bit).length,
)

/** What placing a coin costs: it is not in the purse. */
const costOf = (coin: Coin, time: number): number =>
  (coin === WHITE ? WHITE_COST : REAL_COST) * time

/** How likely it is that nobody else buys a tile of this price first. */
function safetyOf(edges: readonly Holding[], seat: Seat, size: number): number {
  let safety = 1
  for (let other = 0; other < edges.length; other++) {
    if (other !== seat) safety *= 1 - DANGER[size - SIZE[edges[other]]]
  }
  return safety
}

/** Whether one more coin would make one's own edge the best of those who do not buy. @rule MER-47 */
function wouldBeSecond(edges: readonly Holding[], seat: Seat): boolean {
  const mine = SIZE[edges[seat]]
  let most = 0
  let second = 0
  for (let other = 0; other < edges.length; other++) {
    const size = other === seat ? 0 : SIZE[edges[other]]
    if (size > most) {
      second = most
      most = size
    } else if (size > second) second = size
  }
  const isSecond = mine > 0 && mine >= second
  return !isSecond && mine + 1 >= second
}

/** The stalls as one seat sees them: `look` first, then ask. */
export function makeStalls({ tiles }: Tables, { buyWorth }: WorthOf) {
  /** By slot: what buying the tile is worth, and how likely it is that nobody else does so first. */
  const worth = new Float64Array(SLOTS)
  const safety = new Float64Array(SLOTS)
  const stalls = {
    worth,
    /** How likely there is time to complete more than is complete now. */
    future: 1,
    /** By coin: the best that placing one could gain; `bestPlaces` fills it. */
    best: new Float64Array(WHITE + 1),
    look,
    edgeWorth,
    placeGain,
    bestPlaces,
  }
  return stalls

  function look(state: Frozen<State>, seat: Seat, time: number): void {
    stalls.future = Math.min(1, time * SOON)
    for (let slot = 0; slot < state.display.length; slot++) {
      const { size } = tiles[state.display[slot]].price
      worth[slot] = Math.max(0.1, buyWorth(state, seat, slot, time))
      safety[slot] = slot < HEAD_MERCHANT ? safetyOf(state.edges[slot], seat, size) : 1
    }
  }

  /** What it is worth to have this on an edge. */
  function edgeWorth(state: Frozen<State>, slot: Slot, holding: Holding): number {
    const { pays, price } = tiles[state.display[slot]]
    const may = pays[holding]
    if ((may & COMPLETE) !== 0) return worth[slot]
    const kinds = may & ANY_COIN
    const ease = kinds === ONLY_WHITE ? WHITE_EASE : EASE[BITS[kinds]]
    return worth[slot] * HOPE[price.size - SIZE[holding]] * ease * safety[slot] * stalls.future
  }

  /** What placing one more coin gains; only where it is legal. */
  function placeGain(
    state: Frozen<State>,
    seat: Seat,
    slot: Slot,
    coin: Coin,
    time: number,
  ): number {
    const holding = state.edges[slot][seat]
    const gain = edgeWorth(state, slot, holding + WEIGHT[coin]) - edgeWorth(state, slot, holding)
    return gain - costOf(coin, time) + seconding(state, seat, slot, time)
  }

  /** One more coin may bring a seal if somebody else buys. @rule MER-47 */
  function seconding(state: Frozen<State>, seat: Seat, slot: Slot, time: number): number {
    if (safety[slot] === 1 || state.sealPile === 0) return 0
    if (!tiles[state.display[slot]].consoles) return 0
    return wouldBeSecond(state.edges[slot], seat)
      ? CONSOLED * (1 - safety[slot]) * sealWorth(time)
      : 0
  }

  function bestPlaces(state: Frozen<State>, seat: Seat, time: number): void {
    const { best } = stalls
    best.fill(0)
    for (let slot = 0; slot < state.display.length; slot++) {
      const holding = state.edges[slot][seat]
      const may = tiles[state.display[slot]].pays[holding] & ANY_COIN
      if (may === 0) continue
      const base = seconding(state, seat, slot, time) - edgeWorth(state, slot, holding)
      for (let coin = 1; coin <= WHITE; coin++) {
        if (((may >> (coin - 1)) & 1) === 0) continue
        const gain = base + edgeWorth(state, slot, holding + WEIGHT[coin])
        if (gain > best[coin]) best[coin] = gain
      }
    }
    for (let coin = 1; coin <= WHITE; coin++)
      best[coin] = Math.max(0, best[coin] - costOf(coin, time))
  }
}
