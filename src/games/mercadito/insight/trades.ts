import { BUDGET, CARDS, OFFERS } from '../content/index.ts'
import { wantable } from '../engine/draft.ts'
import { setOf, worthOf } from '../engine/scoring.ts'
import type { Card, Move, Offer, State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'

/** What a card is worth to somebody of whom one knows nothing. */
const TYPICAL = CARDS.map(({ score, price }) => {
  const points = { flat: 0, perCategory: 2, list: 3.5, variety: 3.5, ifHas: -1 }[score.kind]
  return (score.kind === 'flat' ? score.points : points) - price * 0.4
})
/** Those who propose a trade have a reason. */
const REASON = 1.5
/** Trades a bot proposes before it votes, and the least gain it would ask for. */
const TRIES = 4
const LEAST_GAIN = 1
/** Cards a bot lays open, for others to ask for. */
const DISPLAYED = 3
/** How much worse a card may typically be than the one it is offered for. */
const GENEROSITY = 0.6

const worth = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + TYPICAL[card], 0)

/** What the seat's own hand gains by giving some cards away and getting others. */
function gain(state: Frozen<State>, seat: Seat, loses: number, gets: number): number {
  const hand = setOf(state.hands[seat])
  const budget = BUDGET[state.hands.length]
  return worthOf((hand & ~loses) | gets, budget) - worthOf(hand, budget)
}

/**
 * Whether accepting makes it likelier to win: the gain must outweigh this one rival's, who is one
 * of several.
 */
export function isWelcome(
  state: Frozen<State>,
  seat: Seat,
  { give, want }: Frozen<Offer>,
): boolean {
  const mine = gain(state, seat, setOf(want), setOf(give))
  const theirs = Math.max(0, worth(want) - worth(give)) + REASON
  return mine > 0 && mine * (state.hands.length - 1) > theirs
}

export interface Plan {
  readonly to: Seat
  readonly give: Card
  readonly want: Card
}

const isShown = (state: Frozen<State>, seat: Seat, card: Card) =>
  state.shown.some(each => each.card === card && each.to.includes(seat))

/** Whether the seat knows that the other holds this card: it was taken openly, or shown. */
const isSeen = (state: Frozen<State>, seat: Seat, to: Seat, card: Card) =>
  state.known[to].includes(card) || isShown(state, seat, card)

/** Whether all the others have been shown this card of the seat's hand. */
const isOpen = (state: Frozen<State>, seat: Seat, card: Card) =>
  state.hands.every((_, other) => other === seat || isSeen(state, other, seat, card))

/**
 * The next card the seat shows to all, so that others know what they may ask for; null if it has
 * shown enough. It shows what another hand typically has more use for than its own.
 */
export function displayOf(state: Frozen<State>, seat: Seat): Card | null {
  if (state.hands.length === 2) return null
  const hand = state.hands[seat]
  const shown = hand.filter(card => isOpen(state, seat, card))
  if (shown.length >= DISPLAYED) return null
  const spare = (card: Card) => TYPICAL[card] + gain(state, seat, 1 << card, 0)
  const goods = hand.filter(card => !shown.includes(card) && spare(card) > 0)
  return goods.sort((a, b) => spare(b) - spare(a))[0] ?? null
}

/**
 * The next swap, card for card, that this seat would propose; null if none is worth it. It asks
 * only for what it has seen in the other's hand: an offer that nobody can accept is a nuisance.
 * What has been proposed before is not remembered, but how often: each time the next best comes up.
 */
export function planOf(state: Frozen<State>, seat: Seat): Plan | null {
  const tries = OFFERS - state.offersLeft[seat]
  if (tries >= TRIES || state.hands.length === 2) return null
  const plans: (Plan & { readonly mine: number })[] = []
  for (let to = 0; to < state.hands.length; to++) {
    if (to === seat || wantable(state, seat, to, 1).most < 1) continue
    for (const want of state.hands[to].filter(card => isSeen(state, seat, to, card))) {
      for (const give of state.hands[seat]) {
        const mine = gain(state, seat, 1 << give, 1 << want)
        const fair = TYPICAL[give] >= TYPICAL[want] - GENEROSITY
        if (mine >= LEAST_GAIN && fair) plans.push({ to, give, want, mine })
      }
    }
  }
  return plans.sort((a, b) => b.mine - a.mine)[tries] ?? null
}

/**
 * The next step of a plan; a seat that has none, or has begun something else, drops its draft or
 * votes.
 */
export function planned(state: Frozen<State>, seat: Seat, plan: Plan | null): Move['type'] | Move {
  const draft = state.drafts[seat]
  if (draft === null) return plan === null ? 'vote' : { type: 'address', to: plan.to }
  if (plan === null || draft.to !== plan.to) return 'drop'
  if (draft.give.length === 0) return { type: 'give', card: plan.give }
  if (draft.want.length === 0) return { type: 'want', card: plan.want }
  return 'send'
}
