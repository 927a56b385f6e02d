import type { Game, GameTypes } from '../../kernel/game.ts'
import { fitOptions } from '../../kernel/match.ts'

type Options = GameTypes['options']

/** An option that takes each of these values in turn: game 0 the first, game 1 the second … */
export interface Variation {
  readonly option: string
  readonly values: readonly Options[string][]
}

/** What a plan or a report knows of its options. */
interface Varied {
  readonly options: Options
  readonly vary?: Variation | undefined
}

/** Printed values are no choice of one table among others: they are compared as settings. */
const NEVER = 'content'

/** An option over all its values that fit the others; null if there are not at least two. */
export function variationOf(
  game: Game,
  seats: number,
  options: Readonly<Record<string, unknown>>,
  option: string,
): Variation | null {
  const known = option !== NEVER && Object.hasOwn(game.options, option)
  const offered = known ? (game.options[option] ?? []) : []
  const values = offered.filter(
    value => fitOptions(game, seats, { ...options, [option]: value }).ok,
  )
  return values.length > 1 ? { option, values } : null
}

/** Every option of a game that can be varied. */
export const variable = (game: Game, seats: number, options: Options): readonly string[] =>
  Object.keys(game.options).filter(option => variationOf(game, seats, options, option) !== null)

/** How many games in a row have the same deal and seats, one a value. */
export const valuesOf = ({ vary }: Varied): number => vary?.values.length ?? 1

/** The value that is varied, in the game of this number. */
export const valueAt = ({ values }: Variation, index: number) => values[index % values.length] ?? ''

/** The options of the game of this number. */
export function optionsAt({ options, vary }: Varied, index: number): Options {
  return vary ? { ...options, [vary.option]: valueAt(vary, index) } : options
}
