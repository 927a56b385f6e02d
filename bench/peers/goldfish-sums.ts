import { EXCHANGE_LIMIT, HIGHEST } from '../../src/games/merchant-of-goldfish/content/index.ts'

/*
 * Which exchanges of Goldfish can still be completed, for the peer: written separately, so that its
 * engine and ours share no compiled code, and each checks the other. Sums are bits of a number.
 */

export interface Exchange {
  readonly hands: readonly (readonly number[])[]
  readonly market: readonly number[]
  readonly given: readonly number[]
  readonly taken: readonly number[]
  readonly owed: number
  readonly last: number
}

const UP_TO_LIMIT = (1 << (EXCHANGE_LIMIT + 1)) - 1

function adding(sums: number, value: number, copies: number): number {
  const useful = Math.min(copies, Math.floor(EXCHANGE_LIMIT / value))
  for (let copy = 0; copy < useful; copy++) sums |= sums << value
  return sums & UP_TO_LIMIT
}

/** What the market can pay with cards up to `highest`, without the values given. */
function payable({ market, taken }: Exchange, given: readonly number[], highest = HIGHEST): number {
  let sums = 1
  for (let v = 1; v <= highest; v++) {
    if (given[v] === 0 && market[v] > taken[v]) sums = adding(sums, v, market[v] - taken[v])
  }
  return sums
}

const includes = (sums: number, sum: number) => sum >= 0 && ((sums >> sum) & 1) === 1

export function mayStop(game: Exchange): boolean {
  return game.owed > 0 && includes(payable(game, game.given), game.owed)
}

export function mayGive(game: Exchange, seat: number, value: number): boolean {
  const fits =
    value <= game.last &&
    game.owed + value <= EXCHANGE_LIMIT &&
    game.hands[seat][value] > game.given[value]
  return fits && leadsOn(game, seat, game.given, game.owed, value)
}

/** Whether giving this card, and perhaps more after it, ends in a sum the market can pay. */
function leadsOn(
  game: Exchange,
  seat: number,
  before: readonly number[],
  owed: number,
  value: number,
): boolean {
  const given = before.slice()
  given[value]++
  const sum = owed + value
  if (includes(payable(game, given), sum)) return true
  for (let v = Math.min(value, EXCHANGE_LIMIT - sum); v >= 1; v--) {
    if (game.hands[seat][v] > given[v] && leadsOn(game, seat, given, sum, v)) return true
  }
  return false
}

export function mayExchange(game: Exchange, seat: number): boolean {
  for (let v = HIGHEST; v >= 1; v--) if (mayGive(game, seat, v)) return true
  return false
}

export function mayTake(game: Exchange, value: number): boolean {
  const { market, taken, given, owed, last } = game
  if (value > last || value > owed || given[value] > 0 || market[value] <= taken[value])
    return false
  const rest = adding(payable(game, given, value - 1), value, market[value] - taken[value] - 1)
  return includes(rest, owed - value)
}
