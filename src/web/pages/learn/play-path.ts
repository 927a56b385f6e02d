import type { GameEntry } from '../../../kit/game-entry.ts'
import { isNewHere } from '../../session/lesson/progress.ts'

/** Where “Play now” leads: who is new to a game is first asked whether to be shown how. */
export function playPath({ meta, lessons }: GameEntry): string {
  return lessons && isNewHere(meta.id) ? `/learn/${meta.id}?offer=1` : `/play/${meta.id}?new=1`
}
