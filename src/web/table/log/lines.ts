import type { GameText, Who } from '../../../kit/text.ts'
import type { Step } from '../../../protocol/messages.ts'
import type { GameBoard } from '../../board-kit/board.ts'
import { tableText } from '../text/index.ts'

/** A line of the log. */
export interface Line {
  readonly seq: number
  readonly text: string
  readonly lights: readonly string[]
}

/** What a step says: a sentence an event. */
export function sentences(step: Step, text: GameText, who: Who): string[] {
  if (step.undone) return [tableText().log.undone(who.name(step.seat), step.seat === who.me)]
  return step.events.map(event => text.event(event, who)).filter(Boolean)
}

/** The log of these steps: a line for each event that has a sentence. */
export function linesOf(
  steps: readonly Step[],
  text: GameText,
  who: Who,
  board: GameBoard,
): Line[] {
  return steps.flatMap(step =>
    step.undone
      ? sentences(step, text, who).map(said => ({ seq: step.seq, text: said, lights: [] }))
      : step.events.flatMap(event => {
          const said = text.event(event, who)
          return said ? { seq: step.seq, text: said, lights: board.lights(event) } : []
        }),
  )
}

/** A sentence cut around the longest of these names in it, where it first stands. */
export function splitAtName(text: string, people: readonly string[]) {
  const name = people
    .filter(person => person !== '' && text.includes(person))
    .toSorted((a, b) => b.length - a.length)[0]
  if (name === undefined) return { before: text, name: '', after: '' }
  const at = text.indexOf(name)
  return { before: text.slice(0, at), name, after: text.slice(at + name.length) }
}
