import { findGame } from '../../../../games/index.ts'
import { readHistory } from '../../../history/history.ts'
import { historyText } from './text/index.ts'

/** Whether one counts points in a game, or places only. */
export const hasPoints = (game: string): boolean => !findGame(game)?.meta.placesOnly

/** My numbers of one game, in a line; nothing before the first game. */
export function MyNumbers({ game }: { game: string }) {
  const sums = readHistory().sums[game]
  if (!sums) return null
  const line = hasPoints(game) ? 'history.line' : 'history.lineOfPlaces'
  return <p class="help">{historyText(line, { ...sums })}</p>
}
