import { range, upTo } from '../../../kit/moves.ts'
import type { Refusal } from '../../../kernel/game.ts'
import { EXCHANGE_LIMIT, HIGHEST } from '../content/index.ts'
import type { Move } from '../engine/state.ts'

/** Which cards can be played or swapped: pure functions, to be tested without a page. */

type Counts = readonly number[]

/** Cards of one value. */
export interface Group {
  readonly value: number
  readonly count: number
}

/** The cards that are being chosen for a swap, on both sides; index = value. */
export interface SwapCards {
  readonly give: Counts
  readonly take: Counts
}

const copies = (counts: Counts, value: number) => counts[value] ?? 0
const VALUES = range(1, HIGHEST)

/** The values of which a multiset has any, with how many, from low to high. */
export function groups(counts: Counts): Group[] {
  return VALUES.flatMap(value =>
    copies(counts, value) > 0 ? { value, count: copies(counts, value) } : [],
  )
}

export const worth = (counts: Counts) =>
  VALUES.reduce((sum, value) => sum + value * copies(counts, value), 0)

/** How many cards of a value may be played now, fewest first. */
export function sizes(offers: readonly Move[], value: number): number[] {
  return offers
    .flatMap(move => (move.type === 'play' && move.value === value ? move.count : []))
    .toSorted((a, b) => a - b)
}

/**
 * The play that a tap on a value that cannot be played is meant as: the one whose refusal says
 * most.
 */
export function meantBy(value: number, have: number, inPlay: Group): Move {
  const count = value > inPlay.value ? Math.max(1, inPlay.count) : have
  return { type: 'play', value, count: value < inPlay.value ? Math.min(have, inPlay.count) : count }
}

export const NO_CARDS: SwapCards = { give: [], take: [] }

const withCopies = (counts: Counts, value: number, count: number): number[] =>
  upTo(HIGHEST + 1).map(v => (v === value ? count : copies(counts, v)))

/**
 * A tap on a card while choosing a swap: one copy more, or none again after the last; or why there
 * can be none.
 */
export function pickCard(
  cards: SwapCards,
  side: keyof SwapCards,
  value: number,
  have: number,
): SwapCards | Refusal {
  const mine = cards[side]
  const other = side === 'give' ? cards.take : cards.give
  const now = copies(mine, value)
  const sum = worth(mine) + value
  if (now < have && copies(other, value) === 0 && sum <= EXCHANGE_LIMIT) {
    return { ...cards, [side]: withCopies(mine, value, now + 1) }
  }
  if (now > 0) return { ...cards, [side]: withCopies(mine, value, 0) }
  if (copies(other, value) > 0) return { rule: 'GOL-R5', why: 'same-value', with: { value } }
  if (now >= have) {
    return side === 'give'
      ? { rule: 'GOL-22', why: 'none-to-give', with: { value } }
      : { rule: 'GOL-24', why: 'not-in-market', with: { value } }
  }
  return { rule: 'GOL-23', why: 'over-limit', with: { sum } }
}

/**
 * The sums both sides can reach from these cards on: bit t of row g is set if (g given, t taken)
 * can be reached.
 */
function reach(hand: Counts, market: Counts, cards: SwapCards): number[] {
  const rows = new Array<number>(EXCHANGE_LIMIT + 1).fill(0)
  const [given, taken] = [worth(cards.give), worth(cards.take)]
  if (given > EXCHANGE_LIMIT || taken > EXCHANGE_LIMIT) return rows
  rows[given] = 1 << taken
  const all = (1 << (EXCHANGE_LIMIT + 1)) - 1
  for (const v of VALUES) {
    const before = [...rows]
    const give = copies(cards.take, v) === 0 ? copies(hand, v) - copies(cards.give, v) : 0
    const take = copies(cards.give, v) === 0 ? copies(market, v) - copies(cards.take, v) : 0
    for (let g = 0; g <= EXCHANGE_LIMIT; g++) {
      for (let n = 1; n <= give && g + n * v <= EXCHANGE_LIMIT; n++)
        rows[g + n * v] = at(rows, g + n * v) | at(before, g)
      for (let n = 1; n <= take && n * v <= EXCHANGE_LIMIT; n++)
        rows[g] = at(rows, g) | ((at(before, g) << (n * v)) & all)
    }
  }
  return rows
}

const at = (rows: readonly number[], index: number) => rows[index] ?? 0

/** Whether some swap with equal sums can still be made by adding to these cards. */
export function canBalance(hand: Counts, market: Counts, cards: SwapCards = NO_CARDS): boolean {
  return reach(hand, market, cards).some((row, sum) => sum > 0 && ((row >> sum) & 1) === 1)
}

/** Whether one more copy of a value can be part of a swap. */
export function mayPick(
  hand: Counts,
  market: Counts,
  cards: SwapCards,
  side: keyof SwapCards,
  value: number,
): boolean {
  const more = pickCard(cards, side, value, copies(side === 'give' ? hand : market, value))
  if ('why' in more || copies(more[side], value) === 0) return false
  return canBalance(hand, market, more)
}

/** Whether the swap can be made as it is: something on both sides, of equal worth. */
export function balanced(cards: SwapCards): boolean {
  return worth(cards.give) > 0 && worth(cards.give) === worth(cards.take)
}

/** A whole swap as the moves it consists of, cards from high to low. */
export function swapMoves(cards: SwapCards): Move[] {
  const falling = (counts: Counts, type: 'give' | 'take'): Move[] =>
    groups(counts)
      .toReversed()
      .flatMap(({ value, count }) => new Array<Move>(count).fill({ type, value }))
  return [
    { type: 'pass' },
    ...falling(cards.give, 'give'),
    { type: 'enough' },
    ...falling(cards.take, 'take'),
  ]
}
