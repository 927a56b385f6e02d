import {
  AMBASSADOR,
  BUYERS,
  COLOURS,
  CROWD,
  GOVERNOR,
  LINES,
  NONE,
  PORTER,
} from '../content/index.ts'
import { partnerOf } from '../engine/scoring.ts'
import type { State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'

/*
 * What things are worth, in points at the end: a token as many as the king is going to have of its
 * colour.
 */

/** So many tokens of each colour come to the king for each token in the bag. */
const FAVOUR = 0.05
/**
 * What a coin is worth while there is time to use it, and the tokens in the bag at which there no
 * longer is enough.
 */
const COIN = 3
const SHORT = 24
/** Tokens a partner already outdoes are worth this part of others: the lead may change hands. */
const OUTDONE = 0.15

/** Tokens of a colour the king is going to have, roughly. */
export function hope(state: Frozen<State>, colour: number): number {
  return state.king[colour] + state.bag * FAVOUR
}

export function coinWorth(state: Frozen<State>): number {
  return state.bag >= SHORT ? COIN : (COIN * (state.bag + 1)) / (SHORT + 1)
}

export function tokensOf(state: Frozen<State>, seat: Seat, colour: number): number {
  const at = seat * BUYERS
  let sum = 0
  for (let i = at; i < at + BUYERS; i++) if (state.colours[i] === colour) sum += state.goods[i]
  return sum
}

/** The tokens of a colour that score for a seat's side. @rule AZT-54, AZT-56 */
export function scoring(state: Frozen<State>, seats: number, seat: Seat, colour: number): number {
  const mine = tokensOf(state, seat, colour)
  const partner = partnerOf(seats, seat)
  return partner === seat ? mine : Math.max(mine, tokensOf(state, partner, colour))
}

/** What so many more tokens are worth to a seat. */
export function gainOf(state: Frozen<State>, seat: Seat, colour: number, tokens: number): number {
  const partner = partnerOf(state.coins.length / BUYERS, seat)
  const all = tokens * hope(state, colour)
  if (partner === seat) return all
  const short = Math.max(0, tokensOf(state, partner, colour) - tokensOf(state, seat, colour))
  const counted = Math.max(0, tokens - short)
  return counted * hope(state, colour) + OUTDONE * (all - counted * hope(state, colour))
}

/**
 * What a seat could gain by buying, if the market were this: the best for each buyer. Buyers
 * without a coin count `idle` of it, for they may get one. @rule AZT-38..AZT-48
 */
export function bargains(
  state: Frozen<State>,
  cells: readonly number[],
  seat: Seat,
  idle: number,
): number {
  const coin = coinWorth(state)
  let sum = 0
  for (let buyer = 0; buyer < BUYERS; buyer++) {
    const share = state.coins[seat * BUYERS + buyer] === 1 ? 1 : idle
    if (share === 0) continue
    const best = bestOf(state, cells, seat, buyer) - coin
    if (best > 0) sum += share * best
  }
  return sum
}

/** What one buyer could gain, if it had a coin. */
export function bestOf(
  state: Frozen<State>,
  cells: readonly number[],
  seat: Seat,
  buyer: number,
): number {
  const { stock } = state
  const bound = state.colours[seat * BUYERS + buyer]
  const line = LINES[seat][buyer]
  let takers = 0
  let saved = 0
  let best = 0
  for (let i = 0; i < line.length; i++) {
    const tile = cells[line[i]]
    if (tile === CROWD) break
    if (tile === PORTER || tile === GOVERNOR) takers++
    else if (tile === AMBASSADOR) saved = coinWorth(state)
    else if (
      tile !== NONE &&
      tile < COLOURS.length &&
      stock[tile] > takers &&
      (bound === NONE || bound === tile)
    ) {
      const gain = gainOf(state, seat, tile, stock[tile] - takers) + saved
      if (gain > best) best = gain
    }
  }
  return best
}
