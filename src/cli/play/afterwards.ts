import { USUAL_EFFORT } from '../../bots/review/review.ts'
import { findGame } from '../../games/index.ts'
import { chronicle } from '../../kernel/match.ts'
import { reviewed } from '../review/review.ts'
import { reviewLines } from '../review/sentences.ts'
import { pick } from './menu.ts'
import type { Parts } from './sitting.ts'

/** After the end: reviews the match, if the player wants that. */
export async function afterwards(
  { match, me, names, text, words, language }: Parts,
  say: (line: string) => void,
): Promise<void> {
  const wants = await pick({
    message: words('play.afterwards'),
    options: [
      { value: true, label: words('play.review') },
      { value: false, label: words('play.quit') },
    ],
  })
  if (!wants) return
  const record = chronicle(match)
  const made = await reviewed({ record, contentSet: null, effort: USUAL_EFFORT })
  if (made === null) throw new Error('A match that is over could not be reviewed.')
  const reasons = await findGame(match.game.id)?.reasons?.(language)
  const who = { me, options: match.options, name: (seat: number) => names[seat] ?? '' }
  for (const line of reviewLines(made, { text, reasons: reasons?.text, who, language })) say(line)
}
