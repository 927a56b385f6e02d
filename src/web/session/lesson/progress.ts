import { storage } from '../../storage.ts'
import { shelf } from '../local/local-record.ts'

/** How far somebody has come in a lesson: the number of steps done, or 'done'. */
export type Progress = number | 'done'

const nameOf = (game: string, lesson: string) => `lesson:${game}/${lesson}`
const knownName = (game: string) => `knows:${game}`

/** What this browser keeps of lessons. */
export const progress = {
  read(game: string, lesson: string): Progress {
    const kept = storage.read(nameOf(game, lesson))
    if (kept === 'done') return kept
    const steps = Number(kept ?? 0)
    return Number.isInteger(steps) && steps > 0 ? steps : 0
  },
  write(game: string, lesson: string, done: Progress): void {
    storage.write(nameOf(game, lesson), String(done))
  },
}

/** Somebody here knows this game, and is not asked again whether they want to be shown it. */
export function knowsGame(game: string): void {
  storage.write(knownName(game), 'yes')
}

/** Whether this browser has seen neither a finished match of this game nor a word that it is known. */
export function isNewHere(game: string): boolean {
  if (storage.read(knownName(game)) !== null) return false
  if (!shelf.load(game)?.over) return true
  knowsGame(game)
  return false
}
