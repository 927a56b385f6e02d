import type { GameTypes } from '../../kernel/game.ts'
import type { Say, Term } from './messages.ts'

/** A number that moves or events of a kind carry, in a match with these options. */
export interface Carried {
  readonly type: string
  readonly field: string
  readonly n: number
  readonly options: GameTypes['options']
}

/** What such a number is called at the table: "Tomato"; null where it is a number there too. */
export type Called = (say: Say<unknown>, carried: Carried) => string | null

/** What a thing is called where it stands by itself. */
export const nameOf = ({ find }: Pick<Say<unknown>, 'find'>, { term, with: given }: Term) =>
  find(term, { form: 'name', ...given })
