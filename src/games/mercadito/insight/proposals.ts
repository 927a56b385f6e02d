import { OFFERS } from '../content/index.ts'
import { wantable } from '../engine/draft.ts'
import { type CardSet, setOf } from '../engine/scoring.ts'
import type { Offer, State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import { cardsOf, gainOf, guessedGainOf, seenBy } from './exchange.ts'

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

/** Cards that may change hands together. */
interface Handful {
  readonly cards: CardSet
  readonly size: number
}

/** All sets of one or two of these cards. */
function handfuls(cards: CardSet): readonly Handful[] {
  const found: Handful[] = []
  const singles = cardsOf(cards).map(card => 1 << card)
  for (const one of singles) found.push({ cards: one, size: 1 })
  for (const [at, one] of singles.entries())
    for (const other of singles.slice(at + 1)) found.push({ cards: one | other, size: 2 })
  return found
}

/**
 * Puts the exchanges with this player that help the seat and, as it can tell, the other too among
 * the best, best first; the list stays as long as it is. It asks only for cards that it knows to be
 * there: an offer that nobody can accept is a nuisance.
 */
function exchangesWith(
  state: Frozen<State>,
  seat: Seat,
  { to, answers }: Pick<Plan, 'to' | 'answers'>,
  best: (Plan | null)[],
): void {
  const rivals = state.hands.length - 1
  const hand = setOf(state.hands[seat])
  const wants = handfuls(seenBy(state, seat, to) & ~hand)
  if (wants.length === 0) return
  const myGain = gainOf(state, seat)
  const theirGain = guessedGainOf(state, seat, to)
  for (const { cards: give, size } of handfuls(hand)) {
    const { least, most } = wantable(state, seat, to, size)
    for (const { cards: want, size } of wants) {
      if (size < least || size > most) continue
      const mine = myGain(give, want)
      // It promises less than it brings.
      if (mine < LEAST_GAIN || mine <= leastOf(best)) continue
      const theirs = theirGain(want, give)
      const net = mine - Math.max(0, theirs) / rivals
      const chance = 1 / (1 + Math.exp((MARGIN + mine / rivals / 2 - theirs) / DOUBT))
      if (net > 0 && chance > LEAST_CHANCE)
        place(best, { to, give, want, answers, promise: net * chance })
    }
  }
}

const leastOf = (best: readonly (Plan | null)[]) => best.at(-1)?.promise ?? 0

/** Puts a plan behind those that promise as much, and drops the last. */
function place(best: (Plan | null)[], plan: Plan): void {
  const at = best.findIndex(other => other === null || other.promise < plan.promise)
  if (at === -1) return
  best.splice(at, 0, plan)
  best.pop()
}

/**
 * What has been proposed before is not remembered, but how often: each time the next best comes up.
 * So the list of the best has a place for each try so far, and one more; null if there are none left.
 */
function bestPlans(state: Frozen<State>, seat: Seat): (Plan | null)[] | null {
  const tries = OFFERS - state.offersLeft[seat]
  return tries >= TRIES ? null : new Array<Plan | null>(tries + 1).fill(null)
}

/** The next exchange that this seat would propose; null if none is worth it. */
export function planOf(state: Frozen<State>, seat: Seat): Plan | null {
  const best = bestPlans(state, seat)
  if (best === null || state.hands.length === 2) return null
  for (let to = 0; to < state.hands.length; to++)
    if (to !== seat) exchangesWith(state, seat, { to, answers: 0 }, best)
  return best.at(-1) ?? null
}

/** What the seat would rather have than this offer; null if nothing. @rule MTO-41 */
export function counterTo(
  state: Frozen<State>,
  seat: Seat,
  { id, from }: Frozen<Offer>,
): Plan | null {
  const best = bestPlans(state, seat)
  if (best === null) return null
  exchangesWith(state, seat, { to: from, answers: id }, best)
  return best.at(-1) ?? null
}
