import { LEAST } from '../../../bots/review/least.ts'
import type { Verdict } from '../../../bots/review/work.ts'
import { sidesIn } from '../../../games/index.ts'
import { reasonTexts } from '../../../kit/words/reasons.ts'
import type { GameText, Who } from '../../../kit/words/text.ts'
import { language } from '../../language.ts'
import type { Puzzle } from '../../session/position/puzzle-link.ts'
import type { Solving } from '../../session/position/puzzle-session.ts'
import { stakes } from '../../../kit/words/stakes.ts'
import { positionText } from './text/index.ts'

/** Whether nothing better than the move was found, or hardly. */
export const isSolved = (solving: Solving): boolean =>
  solving.phase === 'judged' && isClose(solving.verdict)

/** Less than twice the standard error may be chance. */
const isClose = ({ cost, doubt }: Verdict): boolean => cost < Math.max(LEAST, 2 * doubt)

/** Why the best move is better, in the words of the game; "" where nothing says it. */
export function why(
  solving: Solving,
  words: Pick<GameText, 'say'> | null | undefined,
  { view }: Pick<Puzzle, 'view'>,
): string {
  if (!words || solving.phase !== 'judged') return ''
  const { best, reasons } = solving.verdict
  const [sentence = ''] = reasonTexts({ ...words, move: () => '' }, [{ move: best, reasons, view }])
  return sentence
}

/** What stands above the table: what is asked, or what is said of the answer. */
export function sentence({
  solving,
  puzzle,
  text,
  who,
  seats,
}: {
  solving: Solving
  puzzle: Pick<Puzzle, 'game' | 'view'>
  text: Pick<GameText, 'move'>
  who: Who
  seats: number
}): string {
  if (solving.phase === 'asked') return positionText('position.find')
  if (solving.phase === 'judging') return positionText('position.judging')
  if (solving.phase === 'trouble') return positionText('position.trouble')
  const { best, cost } = solving.verdict
  const move = text.move(best, puzzle.view, who)
  if (cost === 0) return positionText('position.best')
  if (isClose(solving.verdict)) return positionText('position.close', { move })
  const { duel, size } = stakes(language.value, seats, sidesIn(puzzle.game, seats))
  const much = size(cost)
  return positionText('position.worse', {
    move,
    much: duel
      ? positionText('position.chance', { n: much })
      : positionText('position.places', { n: much }),
  })
}
