import type { Seat, Viewer } from '../../../kernel/game.ts'
import type { GameText, Who } from '../../../kit/words/text.ts'
import type { Step } from '../../../protocol/messages.ts'
import { brief, cut, inARow, LONGEST_SAID } from './brief.ts'

/** What a screen reader may have to hear of a frame. */
export interface Heard {
  readonly me: Viewer
  readonly actors: readonly Seat[]
  /** What is new since the frame before. */
  readonly steps: readonly Step[]
  /** What I am asked; null if nothing, "" if something else says it. */
  readonly asked: string | null
  /** What is offered to somebody who comes back; "" if nothing. */
  readonly offered: string
}

/** The announcement that is due, and in how many milliseconds to ask again; null = not by time. */
export interface Due {
  readonly said: string
  readonly again: number | null
}

/** Milliseconds between two announcements of what others do: six a minute. */
export const BREATH = 10_000

/**
 * Says what happens in few words: of each turn of somebody else one sentence or two when it is over,
 * what I am asked at once and not again while others do something, and never so much that nobody
 * can listen. What there was no breath for is said with the next.
 */
export function herald() {
  let waiting: readonly Step[] = []
  let last = -Infinity
  /** What I was asked last, since I answered. */
  let known: string | null = null

  function due(heard: Heard, text: GameText, who: Who, now: number): Due {
    const mine = waiting.some(step => step.seat === heard.me)
    const over = waiting.length > 0 && !heard.actors.includes(waiting.at(-1)?.seat ?? -1)
    if (mine) known = null
    const anew = heard.asked !== null && heard.asked !== known
    known = heard.asked ?? known
    const asked = anew || heard.offered !== ''
    if (!asked && !mine && !over) return { said: '', again: null }
    if (!asked && !mine && now - last < BREATH) return { said: '', again: last + BREATH - now }
    last = now
    const rest = inARow([heard.offered, (anew && heard.asked) || ''].filter(Boolean))
    const room = LONGEST_SAID - (rest === '' ? 0 : rest.length + 2)
    const told = brief(waiting, text, who, room)
    waiting = []
    return { said: cut(inARow([told, rest].filter(Boolean)), LONGEST_SAID), again: null }
  }

  const hear = (heard: Heard, text: GameText, who: Who, now: number): Due => {
    waiting = [...waiting, ...heard.steps]
    return due(heard, text, who, now)
  }
  return { hear, due }
}
