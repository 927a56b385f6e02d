import { characterAt, type Drawn } from '../characters.ts'
import { mannersText } from './text/index.ts'

/** The character that a bot on this seat plays as, in words: its name, and how it is. */
export function introduce(table: Drawn, seat: number): string {
  const { id, name } = characterAt(table, seat)
  return `${name}: ${mannersText(`manners.${id}`)}`
}
