import type { Level } from '../../protocol/table.ts'

/** The bots that people are offered, the weakest first. */
export const OFFERED = ['easy', 'medium', 'hard', 'master'] as const
/** All levels of bots, the weakest first. */
export const LEVELS: readonly Level[] = ['random', 'greedy', ...OFFERED]

/** How many sit at a table when nobody says, if the game allows it. */
const USUAL_SEATS = 4
/** How well bots play when nobody says. */
export const USUAL_LEVEL = 'medium'

/** A table as most like it: me, and as many others of one kind as make up a good round. */
export function usualChairs<Other extends string>(
  seats: readonly [number, number],
  other: Other,
): ('me' | Other)[] {
  const players = Math.min(seats[1], Math.max(seats[0], USUAL_SEATS))
  return ['me', ...Array.from({ length: players - 1 }, () => other)]
}
