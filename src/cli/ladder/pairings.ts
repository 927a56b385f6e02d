import { type GameMeta, sidesAt } from '../../kit/meta.ts'
import { range } from '../../kit/moves.ts'

/** Who plays whom, one against a table full of the other; partners are of one kind. */
export interface Pairing {
  readonly game: string
  readonly seats: number
  readonly level: string
  readonly others: string
}

/** The steps of the ladder: each level against those below it that matter. */
const STEPS: readonly (readonly [level: string, others: string, games: number])[] = [
  ['greedy', 'random', 400],
  ['learned', 'greedy', 400],
  ['easy', 'greedy', 400],
  ['medium', 'easy', 200],
  ['medium', 'greedy', 200],
  ['hard', 'greedy', 100],
  ['hard', 'medium', 100],
  ['master', 'hard', 48],
]

/** All of them, in words. */
export const PAIRINGS = STEPS.map(([level, others]) => `${level} and ${others}`).join(', ')

/** A pairing and how many of its deals are wanted, each of as many games as there are seats. */
export interface Wanted extends Pairing {
  readonly deals: number
}

export interface Choice {
  /** Only these numbers of seats; all if left out. */
  readonly seats?: readonly number[]
  /** Only pairings of these levels; all if left out. */
  readonly levels?: readonly string[]
  /** So many games of each pairing instead of the usual number. */
  readonly games?: number
}

/** What is to be played of a game, the quick pairings first. */
export function wantedOf({ id, seats }: GameMeta, choice: Choice): readonly Wanted[] {
  const [least, most] = seats
  const chosen = range(least, most).filter(count => choice.seats?.includes(count) ?? true)
  return STEPS.filter(([level, others]) =>
    choice.levels ? choice.levels.includes(level) && choice.levels.includes(others) : true,
  ).flatMap(([level, others, games]) =>
    chosen.map(count => {
      const deals = Math.ceil((choice.games ?? games) / count)
      return { game: id, seats: count, level, others, deals }
    }),
  )
}

/** The levels in their order around a table; the first is the one that is measured. */
export function playersOf(meta: GameMeta, { seats, level, others }: Pairing) {
  const sides = sidesAt(meta, seats)
  return Array.from({ length: seats }, (_, seat) => (seat % sides === 0 ? level : others))
}
