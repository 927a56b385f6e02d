import { limitOf } from '../engine/cards.ts'
import { BUDGET, CARDS, cardOf, MAX_ROUNDS, PENALTY } from '../content/index.ts'
import { type CardSet, pointsOf, setOf, sizeOf, spentOn, worthOf } from '../engine/scoring.ts'
import type { State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'

/**
 * What a list that holds none, one, two or three of its cards may still bring, while anything can
 * come.
 */
const LIST_HOPE = [2.5, 3.5, 3, 0]
/**
 * What a card is worth to a list that nobody is seen to hold, and a fruit card to fruit to come.
 */
const LOOSE_HOPE = 0.4
const FRUIT_HOPE = 0.5
/** Coins that a place still free is likely to cost. */
const PACE = 0.8
/** How much less a coin too much weighs while all places are free: cheap cards may come. */
const TIME_TO_SAVE = 1.3

/** The cards that are lists, and what each asks for. */
export const LISTS = CARDS.flatMap(({ id, score }, card) =>
  score.kind === 'list' ? [{ id, card, needs: setOf(score.needs.map(cardOf)) }] : [],
)
const LIST_CARDS = setOf(LISTS.map(({ card }) => card))
const FRUIT = CARDS.reduce(
  (set, { category }, card) => (category === 'fruit' ? set | (1 << card) : set),
  0,
)

/** What the rest of the game looks like to a hand. */
export interface RestOfGame {
  readonly limit: number
  readonly budget: number
  /** Share of the rounds still to come, 0 to 1. */
  readonly ahead: number
  /** Cards that can come to nobody any more. */
  readonly gone: CardSet
}

export function restOf(state: Frozen<State>): RestOfGame {
  const seats = state.hands.length
  const rounds = MAX_ROUNDS[seats]
  const ahead =
    state.phase === 'choose' || state.phase === 'call' ? (rounds - state.round) / rounds : 0
  return { limit: limitOf(state), budget: BUDGET[seats], ahead, gone: setOf(state.removed) }
}

/** What a hand promises to be worth at the end. */
export function hopeOf(hand: CardSet, { limit, budget, ahead, gone }: RestOfGame): number {
  if (ahead === 0) return worthOf(hand, budget)
  let points = 0
  for (let rest = hand & ~LIST_CARDS; rest !== 0; rest &= rest - 1)
    points += pointsOf(31 - Math.clz32(rest & -rest), hand)
  for (const { card, needs } of LISTS) {
    const held = sizeOf(hand & needs)
    if ((hand & (1 << card)) === 0)
      points += (gone & (1 << card)) === 0 ? LOOSE_HOPE * held * ahead : 0
    else
      points += pointsOf(card, hand) + ((needs & ~hand & ~gone) === 0 ? 0 : LIST_HOPE[held] * ahead)
  }
  points += FRUIT_HOPE * sizeOf(hand & FRUIT) * ahead
  const places = limit - sizeOf(hand)
  const over = spentOn(hand) + PACE * places - budget
  return points - Math.max(0, over) * (PENALTY - (TIME_TO_SAVE * places) / limit)
}

/** What it would bring this seat to get a card, as a function of the card. */
export function gainsOf(
  state: Frozen<State>,
  seat: Seat,
  rest: RestOfGame,
): (card: number) => number {
  const hand = setOf(state.hands[seat])
  const now = hopeOf(hand, rest)
  return card => hopeOf(hand | (1 << card), rest) - now
}
