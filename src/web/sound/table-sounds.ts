import type { Step } from '../../protocol/messages.ts'
import type { SoundName } from './names.ts'

/** What of a frame of a table can be heard. */
export interface Hearing {
  /** The number of the last step shown. */
  readonly at: number
  /** The steps that are new in it. */
  readonly steps: readonly Step[]
  /** Whether it is how the match stands, or goes; nothing is heard while one looks back. */
  readonly live: boolean
  /** The page waits for my choice. */
  readonly mine: boolean
  readonly over: boolean
  /** Whether I have won, or, for onlookers, somebody. */
  readonly won: boolean
}

/** Not more than so many sounds for one frame. */
const MOST = 3

/**
 * What is heard of a frame that follows another; [] of a first look. `sounds`: which events of the
 * game sound how; a move without any of them is heard as a move.
 */
export function soundsOf(
  before: Hearing | null,
  now: Hearing,
  sounds: { readonly [event: string]: SoundName | undefined },
): SoundName[] {
  if (before === null || !before.live || !now.live) return []
  const heard = new Set<SoundName>()
  if (now.at > before.at) {
    for (const { events } of now.steps)
      for (const { type } of events) {
        const sound = sounds[type]
        if (sound) heard.add(sound)
      }
    if (heard.size === 0 && now.steps.length > 0) heard.add('move')
  }
  const last = signalOf(before, now)
  const few = [...heard].slice(0, last === null ? MOST : MOST - 1)
  return last === null ? few : [...few, last]
}

/** What is told to me: that it is over, or my turn. */
function signalOf(before: Hearing, now: Hearing): SoundName | null {
  if (now.over) return before.over ? null : now.won ? 'win' : 'end'
  return now.mine && !before.mine ? 'turn' : null
}
