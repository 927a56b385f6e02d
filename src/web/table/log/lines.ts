import type { Seat } from '../../../kernel/game.ts'
import { type GameText, person, type Who } from '../../../kit/words/text.ts'
import type { Step } from '../../../protocol/messages.ts'
import type { GameBoard } from '../../board-kit/board.ts'
import { lightsOf } from '../../board-kit/lights.ts'
import { tableText } from '../text/index.ts'

/** A line of the log. */
export interface Line {
  readonly seq: number
  /** Whose turn it belongs to; null for what concerns several, or happened besides the game. */
  readonly seat: Seat | null
  /** Whom it speaks of, if one; null for what happened besides the game. */
  readonly about: Seat | null
  readonly text: string
  readonly lights: readonly string[]
}

/** What one seat did without another between: a heading, and its lines. */
export interface Turn {
  readonly seat: Seat | null
  readonly lines: readonly Line[]
}

/** What a step says: a sentence an event. */
export function sentences(step: Step, text: GameText, who: Who): string[] {
  if (step.undone) return [tableText('log.undone', { who: person(step.seat, who) })]
  return step.events.map(event => text.event(event, who)).filter(Boolean)
}

/**
 * What was told before, step by step: a log of hundreds of lines is asked for with every step. It
 * holds for one way of telling: the same sentences, names and reader.
 */
const told = new WeakMap<GameText, { teller: string; lines: WeakMap<Step, readonly Line[]> }>()

/**
 * The log of these steps, all of which stand, at a table of so many seats: a line for each event
 * that has a sentence.
 */
export function linesOf(
  steps: readonly Step[],
  text: GameText,
  who: Who,
  board: GameBoard,
  seats: number,
): Line[] {
  const teller = JSON.stringify([
    who.me,
    Array.from({ length: seats }, (_, seat) => who.name(seat)),
  ])
  let before = told.get(text)
  if (before?.teller !== teller) {
    before = { teller, lines: new WeakMap() }
    told.set(text, before)
  }
  const { lines } = before
  return steps.flatMap(step => {
    const known = lines.get(step) ?? linesOfStep(step, text, who, board)
    lines.set(step, known)
    return known
  })
}

function linesOfStep(
  { seq, seat, events }: Step,
  text: GameText,
  who: Who,
  board: GameBoard,
): readonly Line[] {
  const told = events.flatMap(event => {
    const said = text.event(event, who)
    return said ? { event, said, about: seatOf(event, seat) } : []
  })
  // Where several decide at once, the last to do so has told what all did.
  const own =
    told.every(({ about }) => about === seat) &&
    !events.some(({ type }) => board.together?.includes(type))
  return told.map(({ event, said, about }) => ({
    seq,
    seat: own ? seat : null,
    about,
    text: said,
    lights: lightsOf(board.lights, event),
  }))
}

/** Whom an event speaks of: the seat it names, or the one whose step it is. */
function seatOf(event: { readonly type: string }, actor: Seat): Seat {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : actor
}

/** The lines turn by turn. */
export function turnsOf(lines: readonly Line[]): Turn[] {
  const turns: { seat: Seat | null; lines: Line[] }[] = []
  for (const line of lines) {
    const turn = turns.at(-1)
    if (turn && turn.seat === line.seat) turn.lines.push(line)
    else turns.push({ seat: line.seat, lines: [line] })
  }
  return turns
}
