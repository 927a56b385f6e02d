import { contentSets, HEAD_MERCHANT } from '../content/index.ts'
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
import { buyWorth, sealWorth } from './worth.ts'

/*
 * What coins on the tiles promise.
 */

/** How likely a price is completed by whoever misses so many coins. */
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

/** The stalls as one seat sees them: scratch space that `look` fills. */
interface Stalls {
  /** How likely there is time to complete more than is complete now. */
  future: number
  /**
   * By slot: what buying the tile is worth, and how likely it is that nobody else does so first.
   */
  readonly worth: Float64Array
  readonly safety: Float64Array
  /** By coin: see `bestPlaces`. */
  readonly best: Float64Array
}
export const newStalls = (): Stalls => ({
  future: 1,
  worth: new Float64Array(8),
  safety: new Float64Array(8),
  best: new Float64Array(WHITE + 1),
})

export function look(state: Frozen<State>, seat: Seat, time: number, stalls: Stalls): void {
  const { tiles } = contentSets.tables(state.content)
  stalls.future = Math.min(1, time * SOON)
  for (let slot = 0; slot < state.display.length; slot++) {
    stalls.worth[slot] = Math.max(0.1, buyWorth(state, seat, slot, time))
    let safety = 1
    if (slot < HEAD_MERCHANT) {
      const edges = state.edges[slot]
      const { size } = tiles[state.display[slot]].price
      for (let other = 0; other < edges.length; other++) {
        if (other !== seat) safety *= 1 - DANGER[size - SIZE[edges[other]]]
      }
    }
    stalls.safety[slot] = safety
  }
}

/** What it is worth to have this on an edge. */
export function edgeWorth(
  state: Frozen<State>,
  { future, worth, safety }: Stalls,
  slot: Slot,
  holding: Holding,
): number {
  const { pays, price } = contentSets.tables(state.content).tiles[state.display[slot]]
  const may = pays[holding]
  if ((may & COMPLETE) !== 0) return worth[slot]
  const kinds = may & ANY_COIN
  const ease = kinds === ONLY_WHITE ? WHITE_EASE : EASE[BITS[kinds]]
  return worth[slot] * HOPE[price.size - SIZE[holding]] * ease * safety[slot] * future
}

/** What placing one more coin gains; only where it is legal. */
export function placeGain(
  state: Frozen<State>,
  seat: Seat,
  slot: Slot,
  coin: Coin,
  time: number,
  stalls: Stalls,
): number {
  const holding = state.edges[slot][seat]
  const gain =
    edgeWorth(state, stalls, slot, holding + WEIGHT[coin]) - edgeWorth(state, stalls, slot, holding)
  return (
    gain -
    (coin === WHITE ? WHITE_COST : REAL_COST) * time +
    seconding(state, seat, slot, time, stalls)
  )
}

/** One more coin may make one's own edge the best of those who do not buy. @rule MER-47 */
function seconding(
  state: Frozen<State>,
  seat: Seat,
  slot: Slot,
  time: number,
  { safety }: Stalls,
): number {
  if (safety[slot] === 1 || state.sealPile === 0) return 0
  if (!contentSets.tables(state.content).tiles[state.display[slot]].consoles) return 0
  const edges = state.edges[slot]
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
  return !isSecond && mine + 1 >= second ? CONSOLED * (1 - safety[slot]) * sealWorth(time) : 0
}

/** For each coin the best that placing one could gain, into `stalls.best`. */
export function bestPlaces(state: Frozen<State>, seat: Seat, time: number, stalls: Stalls): void {
  const { tiles } = contentSets.tables(state.content)
  const { best } = stalls
  best.fill(0)
  for (let slot = 0; slot < state.display.length; slot++) {
    const holding = state.edges[slot][seat]
    const may = tiles[state.display[slot]].pays[holding] & ANY_COIN
    if (may === 0) continue
    const base =
      seconding(state, seat, slot, time, stalls) - edgeWorth(state, stalls, slot, holding)
    for (let coin = 1; coin <= WHITE; coin++) {
      if (((may >> (coin - 1)) & 1) === 0) continue
      const gain = base + edgeWorth(state, stalls, slot, holding + WEIGHT[coin])
      if (gain > best[coin]) best[coin] = gain
    }
  }
  for (let coin = 1; coin <= WHITE; coin++) {
    best[coin] = Math.max(0, best[coin] - (coin === WHITE ? WHITE_COST : REAL_COST) * time)
  }
}
