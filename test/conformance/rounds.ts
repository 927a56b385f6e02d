import type { Game, GameTypes } from '../../src/kernel/game.ts'
import { type Case, cases, LONGEST } from './cases.ts'

const ROUNDS = 300
/** Plies played from a position that was made for what happens there. */
const SOME_PLIES = 30

/**
 * All cases of a game, again and again, those with most seats first, together with its rich
 * positions.
 */
export function rounds(game: Game, positions: readonly GameTypes['state'][]): Case[] {
  const mine = cases.filter(each => each.game === game).toSorted((a, b) => b.seats - a.seats)
  const rich = positions.map((position): Case => ({
    ...mine[0],
    seats: game.scores(position).length,
    position,
  }))
  return Array.from({ length: ROUNDS }, () => [...mine, ...rich, ...rich, ...rich]).flat()
}

/** How many plies of a case are played: a position that was made for something shows it soon. */
export const longestOf = ({ position }: Case): number => (position ? SOME_PLIES : LONGEST)
