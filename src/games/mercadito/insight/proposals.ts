import { OFFERS } from '../content/index.ts'
import { wantable } from '../engine/draft.ts'
import { type CardSet, setOf, sizeOf } from '../engine/scoring.ts'
import type { Offer, State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import { cardsOf, gain, guessedGain, seenBy } from './exchange.ts'

/** Trades a bot proposes before it votes, counter-offers included. */
const TRIES = 6
/** The least gain it asks for. */
const LEAST_GAIN = 1
/** What the other is likely to want beyond its share of the gain, and how sure that is. */
const MARGIN = 0.5
const DOUBT = 1
/** Below this chance of a yes, an offer is a nuisance. */
const LEAST_CHANCE = 0.1

/** An exchange that a seat would propose. */
export interface Plan {
  readonly to: Seat
  readonly give: CardSet
  readonly want: CardSet
  /** The offer that it answers, or 0. */
  readonly answers: number
  /** What it may bring, times the chance that the other agrees. */
  readonly promise: number
}

/** All sets of one or two of these cards. */
function handfuls(cards: CardSet): CardSet[] {
  const singles = cardsOf(cards).map(card => 1 << card)
  const pairs = singles.flatMap((one, i) => singles.slice(i + 1).map(other => one | other))
  return [...singles, ...pairs]
}

/**
 * The exchanges with this player that help the seat and, as it can tell, the other too, best first.
 * It asks only for cards that it knows to be there: an offer that nobody can accept is a nuisance.
 */
function exchangesWith(state: Frozen<State>, seat: Seat, to: Seat, answers: number): Plan[] {
  const rivals = state.hands.length - 1
  const plans: Plan[] = []
  const wants = handfuls(seenBy(state, seat, to) & ~setOf(state.hands[seat]))
  if (wants.length === 0) return plans
  for (const give of handfuls(setOf(state.hands[seat]))) {
    const { least, most } = wantable(state, seat, to, sizeOf(give))
    for (const want of wants) {
      if (sizeOf(want) < least || sizeOf(want) > most) continue
      const mine = gain(state, seat, give, want)
      if (mine < LEAST_GAIN) continue
      const theirs = guessedGain(state, seat, to, want, give)
      const net = mine - Math.max(0, theirs) / rivals
      const chance = 1 / (1 + Math.exp((MARGIN + mine / rivals / 2 - theirs) / DOUBT))
      if (net > 0 && chance > LEAST_CHANCE)
        plans.push({ to, give, want, answers, promise: net * chance })
    }
  }
  return plans.sort((a, b) => b.promise - a.promise)
}

const triesOf = (state: Frozen<State>, seat: Seat) => OFFERS - state.offersLeft[seat]

/**
 * The next exchange that this seat would propose; null if none is worth it. What has been proposed
 * before is not remembered, but how often: each time the next best comes up.
 */
export function planOf(state: Frozen<State>, seat: Seat): Plan | null {
  const tries = triesOf(state, seat)
  if (tries >= TRIES || state.hands.length === 2) return null
  const plans = state.hands.flatMap((_, to) =>
    to === seat ? [] : exchangesWith(state, seat, to, 0),
  )
  return plans.sort((a, b) => b.promise - a.promise)[tries] ?? null
}

/** What the seat would rather have than this offer; null if nothing. @rule MTO-41 */
export function counterTo(
  state: Frozen<State>,
  seat: Seat,
  { id, from }: Frozen<Offer>,
): Plan | null {
  const tries = triesOf(state, seat)
  return tries >= TRIES ? null : (exchangesWith(state, seat, from, id)[tries] ?? null)
}
