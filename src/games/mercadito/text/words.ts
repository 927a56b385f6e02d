import { compareScores } from '../../../kernel/rank.ts'
import type { Seat } from '../../../kernel/game.ts'
import type { Ended } from '../../../kit/words/best-first.ts'
import { tally } from '../engine/scoring.ts'
import type { Conflict, SeenOffer, View } from '../engine/state.ts'

/* What sentences in any language ask of a view: nothing here is in a language. */

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

/** What a hand has cost, for the message "spent": less than nothing is gained. */
export const spending = ({
  spent,
  budget,
}: {
  readonly spent: number
  readonly budget: number
}) => ({
  spent: Math.max(0, spent),
  gained: Math.max(0, -spent),
  budget,
})

/** At the end: everybody's points, best first, and who has won. */
export function result({ hands }: View): Ended {
  const tallies = hands.map(hand => tally(hand, hands.length))
  const all = tallies.map(({ points, spent }) => [points, -spent])
  const best = all.reduce((a, b) => (compareScores(b, a) > 0 ? b : a))
  return {
    winners: all.flatMap((score, seat) => (compareScores(score, best) === 0 ? [seat] : [])),
    points: tallies.map(({ points }) => points),
  }
}
