import { find, passagesOf } from '../../kit/rulebook/find.ts'

/** What a question finds in a rulebook, each with the number or chapter it stands under. */
export const lookedUp = (source: string, asked: string): string[] =>
  find(passagesOf(source), asked).map(({ under, says }) => `${says} (${under})`)
