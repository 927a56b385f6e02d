import type { GameText, Who } from '../../../kit/text.ts'
import type { Step } from '../../../protocol/messages.ts'
import type { GameBoard } from '../../board-kit/board.ts'
import { tableText } from '../text/index.ts'

/** A line of the log. */
export interface Line {
  readonly seq: number
  /** Names in it are marked. */
  readonly text: string
  readonly lights: readonly string[]
}

/** What a step says: a sentence an event. */
export function sentences(step: Step, text: GameText, who: Who): string[] {
  if (step.undone) return [tableText().log.undone(who.name(step.seat), step.seat === who.me)]
  return step.events.map(event => text.event(event, who)).filter(Boolean)
}

/** The log of these steps: a line for each event that has a sentence, told by a marking `who`. */
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

/*
 * Names are marked while a sentence is made (first strong isolate, which no name may contain): in
 * the finished sentence "You" and "Your Wizard", "Ana" and "Anaquel" look alike.
 */
const [OPEN, CLOSE] = ['\u2068', '\u2069']

/** The same people with their names marked, to be set in bold; "you" is not. */
export const marking = (who: Who): Who => ({
  ...who,
  name: seat => (seat === who.me ? who.name(seat) : OPEN + who.name(seat) + CLOSE),
})

/** A sentence cut around the marked names in it: every second piece is a name. */
export const splitAtNames = (text: string): readonly string[] => text.split(/[\u2068\u2069]/)

/** The same for where nothing is bold. */
export const unmarked = (text: string): string => splitAtNames(text).join('')
