import { passagesOf } from '../../kit/rulebook/find.ts'
import { search } from '../../kit/rulebook/meant.ts'

/**
 * What a question finds in a rulebook, or what was meant by it, each with the number or chapter it
 * stands under.
 */
export const lookedUp = (source: string, asked: string): string[] =>
  search(passagesOf(source), asked).found.map(({ under, says }) => `${says} (${under})`)
