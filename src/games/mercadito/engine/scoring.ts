import type { Frozen, PerSeat, Score } from '../../../kernel/game.ts'
import { BUDGET, CARDS, cardOf, type CardScore, CATEGORIES, PENALTY } from '../content/index.ts'
import type { Card, State } from './state.ts'

/** Cards as a set: bit n stands for card n. */
export type CardSet = number

export function setOf(cards: readonly Card[]): CardSet {
  let set = 0
  for (let i = 0; i < cards.length; i++) set |= 1 << cards[i]
  return set
}

/** How many cards are in the set. */
export function sizeOf(set: CardSet): number {
  let rest = set - ((set >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const idSet = (ids: readonly string[]) => setOf(ids.map(cardOf))
const categorySet = (category: string) =>
  CARDS.reduce((set, card, i) => (card.category === category ? set | (1 << i) : set), 0)
const KINDS = CATEGORIES.map(categorySet)

/** How many categories the cards are of. */
function kindsIn(hand: CardSet): number {
  let kinds = 0
  for (const kind of KINDS) if ((hand & kind) !== 0) kinds++
  return kinds
}

/** A card's points as a function of the hand it is in. */
function counter(score: CardScore): (hand: CardSet) => number {
  switch (score.kind) {
    case 'flat':
      return () => score.points
    case 'perCategory': {
      const counted = categorySet(score.category)
      return hand => score.points * sizeOf(hand & counted)
    }
    case 'list': {
      const needs = idSet(score.needs)
      return hand => score.tiers[sizeOf(hand & needs)]
    }
    case 'variety':
      return hand => score.points * kindsIn(hand)
    case 'ifHas': {
      const any = idSet(score.any)
      return hand => ((hand & any) === 0 ? score.no : score.yes)
    }
  }
}

const COUNTERS = CARDS.map(({ score }) => counter(score))
/** The points of cards that always score the same, and the cards that count others: no call for most. */
const FIXED = CARDS.map(({ score }) => (score.kind === 'flat' ? score.points : 0))
const COUNTED = CARDS.reduce(
  (set, { score }, i) => (score.kind === 'flat' ? set : set | (1 << i)),
  0,
)
const PRICES = CARDS.map(({ price }) => price)

/** What a card scores in this hand. @rule MTO-51 */
export function pointsOf(card: Card, hand: CardSet): number {
  return COUNTERS[card](hand)
}

/** Coins spent on a hand; below 0 if it gave coins back. @rule MTO-50 */
export function spentOn(hand: CardSet): number {
  let coins = 0
  for (let rest = hand; rest !== 0; rest &= rest - 1) coins += PRICES[31 - Math.clz32(rest & -rest)]
  return coins
}

/** A hand's points, what it is over the budget taken off. @rule MTO-49, MTO-51, MTO-52 */
export function worthOf(hand: CardSet, budget: number): number {
  let points = 0
  let coins = 0
  for (let rest = hand; rest !== 0; rest &= rest - 1) {
    const card = 31 - Math.clz32(rest & -rest)
    points += FIXED[card]
    coins += PRICES[card]
  }
  for (let rest = hand & COUNTED; rest !== 0; rest &= rest - 1)
    points += COUNTERS[31 - Math.clz32(rest & -rest)](hand)
  return points - PENALTY * Math.max(0, coins - budget)
}

/** A hand's score explained card by card. */
export interface Tally {
  readonly cards: readonly {
    readonly card: Card
    readonly points: number
    readonly price: number
  }[]
  readonly spent: number
  readonly budget: number
  /** Points lost for coins above the budget, 0 or more. */
  readonly penalty: number
  readonly points: number
}

/** What a hand is worth at a table of so many, and why. @rule MTO-49, MTO-50, MTO-51, MTO-52 */
export function tally(hand: readonly Card[], seats: number): Tally {
  const set = setOf(hand)
  const budget = BUDGET[seats]
  const spent = spentOn(set)
  return {
    cards: hand.map(card => ({ card, points: pointsOf(card, set), price: PRICES[card] })),
    spent,
    budget,
    penalty: PENALTY * Math.max(0, spent - budget),
    points: worthOf(set, budget),
  }
}

/**
 * Points, then thrift: of equal points the fewer coins spent are better. Hands are private, so
 * until all are laid open nobody has any. @rule MTO-49, MTO-53, MTO-54
 */
export function scores(state: Frozen<State>): PerSeat<Score> {
  if (state.phase !== 'over') return state.hands.map(() => [0, 0])
  const budget = BUDGET[state.hands.length]
  return state.hands.map(hand => {
    const set = setOf(hand)
    return [worthOf(set, budget), 0 - spentOn(set)]
  })
}
