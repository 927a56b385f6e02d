import { compareScores } from '../../../kernel/rank.ts'
import type { Seat } from '../../../kernel/game.ts'
import type { Language } from '../../../kit/meta.ts'
import { CARDS } from '../content/index.ts'
import { tally } from '../engine/scoring.ts'
import type { Card, Commitment, Conflict, SeenOffer, View } from '../engine/state.ts'

/** What sentences in any language are made of: nothing here is in a language. */

/**
 * Every reason `explain` can give. A language without a sentence for one of them does not compile.
 */
export const REASONS = [
  'conflict-first',
  'final',
  'finish-draft',
  'full',
  'give-first',
  'give-something',
  'low-first',
  'no-conflict',
  'no-draft',
  'no-juice',
  'no-offers-left',
  'no-reveal-yet',
  'no-such-move',
  'no-such-player',
  'no-trade-yet',
  'no-vote-yet',
  'nobody-new',
  'not-contestant',
  'not-held',
  'not-in-conflict',
  'not-in-hand',
  'not-in-market',
  'not-open',
  'not-seated',
  'not-to-you',
  'not-voted',
  'not-yours',
  'nothing-to-give',
  'over',
  'over-limit',
  'own-card',
  'rounds-over',
  'their-hand-full',
  'to-yourself',
  'turn-over',
  'twice',
  'voted',
  'want-lower-first',
  'wants-too-many',
] as const
export type Reason = (typeof REASONS)[number]

/** The numbers that may come with a reason; one that is missing is 0. */
export interface Numbers {
  readonly card: Card
  readonly count: number
  readonly offer: number
}
export type Sentences = { readonly [reason in Reason]: (numbers: Numbers) => string }

export function isReason(why: string): why is Reason {
  return (REASONS as readonly string[]).includes(why)
}

export function numbersOf(given: { readonly [name: string]: string | number } = {}): Numbers {
  const number = (name: keyof Numbers) => Number(given[name] ?? 0)
  return { card: number('card'), count: number('count'), offer: number('offer') }
}

/** The names of the cards in one language. */
export function namesIn(language: Language): (card: Card) => string {
  return card => CARDS[card]?.name[language] ?? '?'
}

/** The conflict the viewer is in, or, for all others, the first. */
export function conflictFor(view: View): Conflict | undefined {
  const { conflicts, viewer } = view
  return conflicts.find(({ seats }) => viewer !== null && seats.includes(viewer)) ?? conflicts[0]
}

/** The oldest open offer to the viewer. */
export function offerToMe({ offers, viewer }: View): SeenOffer | undefined {
  return offers.find(({ to }) => to === viewer)
}

export function offerBy({ offers }: View, id: number): SeenOffer | undefined {
  return offers.find(offer => offer.id === id)
}

/** Whether the viewer may still choose or declare something in this round, and has not. */
export function isAsked({ viewer, choosers, conflicts, committed }: View): boolean {
  if (viewer === null || committed[viewer]) return false
  return choosers.includes(viewer) || conflicts.some(({ seats }) => seats.includes(viewer))
}

/** Who in the final phase has not voted to end the game. */
export function stillOpen({ votes }: View): Seat[] {
  return votes.flatMap((voted, seat) => (voted ? [] : [seat]))
}

/** At the end: everybody's points, best first, and who has won. */
export function result({ hands }: View): {
  readonly winners: readonly Seat[]
  readonly points: readonly number[]
} {
  const tallies = hands.map(hand => tally(hand, hands.length))
  const all = tallies.map(({ points, spent }) => [points, -spent])
  const best = all.reduce((a, b) => (compareScores(b, a) > 0 ? b : a))
  return {
    winners: all.flatMap((score, seat) => (compareScores(score, best) === 0 ? [seat] : [])),
    points: tallies.map(({ points }) => points),
  }
}

export type Said = Commitment['type']
