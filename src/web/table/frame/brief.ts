import type { Seat } from '../../../kernel/game.ts'
import type { GameText, Prompt, Who } from '../../../kit/words/text.ts'
import type { Step } from '../../../protocol/messages.ts'
import { standing } from '../../session/standing.ts'
import { sentences, turnsOf } from '../log/lines.ts'
import { tableText } from '../text/index.ts'

/** No announcement is longer, in characters. */
export const LONGEST_SAID = 120

/** A sentence that has so much room, or its beginning: whole words, as half of one says nothing. */
export function cut(said: string, room: number): string {
  if (said.length <= room) return said
  return `${said.slice(0, Math.max(0, room)).replace(/\s*\S*$/, '')}…`
}

/** Sentences one after the other: what ends by itself needs no full stop. */
export const inARow = (said: readonly string[]): string =>
  said.join('. ').replaceAll(/(?<=[!?…])\. /g, ' ')

/**
 * What happened in these steps, as long as the room allows: all of it, or how each turn began and
 * how much more the log tells, or who has moved, or what came last. "" if that does not fit either.
 */
export function brief(steps: readonly Step[], text: GameText, who: Who, room: number): string {
  const lines = standing(steps).flatMap(step =>
    sentences(step, text, who).map(said => ({ ...step, about: step.seat, text: said, lights: [] })),
  )
  const undone = steps.findLast(step => step.undone)
  if (lines.length === 0) return undone ? cut(sentences(undone, text, who).join(''), room) : ''
  const turns = turnsOf(lines).map(({ seat, lines: told }) => ({
    seat,
    told: told.map(line => line.text),
  }))
  const [first] = turns
  const all = inARow(lines.map(line => line.text))
  if (all.length <= room || first === undefined) return cut(all, room)
  if (turns.length === 1) return begun(first.told, room)
  const openings = inARow(turns.map(({ told }) => told[0] ?? ''))
  if (openings.length <= room) return openings
  const moved = tableText('speech.moved', {
    names: namesOf(turns, who),
    n: namesOf(turns, who).length,
  })
  const latest = turns.at(-1)?.told.at(-1) ?? ''
  return [moved, latest].find(({ length }) => length <= room) ?? ''
}

/** The first things of a turn, and how many more there are. */
function begun(told: readonly string[], room: number): string {
  for (let count = told.length - 1; count > 0; count--) {
    const more = tableText('speech.more', { n: told.length - count })
    const said = inARow([...told.slice(0, count), more])
    if (said.length <= room) return said
  }
  return cut(told[0] ?? '', room)
}

function namesOf(turns: readonly { readonly seat: Seat | null }[], who: Who): string[] {
  const seats = new Set(turns.flatMap(({ seat }) => seat ?? []))
  return [...seats].map(seat => who.name(seat))
}

/** What is asked and its hint in one: "Your turn: pass or play", "Pay a seal? You drew 2 gold". */
export function spoken({ title, hint }: Prompt): string {
  if (!hint) return title
  return /[.!?]$/.test(title) ? `${title} ${hint}` : `${title}: ${hint}`
}
