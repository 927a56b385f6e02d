import { USUAL_EFFORT } from '../../bots/review/review.ts'
import { findGame } from '../../games/index.ts'
import { chronicle } from '../../kernel/match.ts'
import { reviewed } from '../review/review.ts'
import { reviewLines } from '../review/sentences.ts'
import { say } from '../wrapped.ts'
import { keep, newFileFor } from './kept.ts'
import { pick } from './menu.ts'
import { type Parts, whoOf } from './parts.ts'

/** After the end: reviews the match, if the player wants that. */
export async function afterwards(parts: Parts): Promise<void> {
  const { match, text, words, language } = parts
  const wants = await pick({
    message: words('play.afterwards'),
    options: [
      { value: true, label: words('play.review') },
      { value: false, label: words('play.quit') },
    ],
  })
  if (!wants) return
  const job = { record: chronicle(match), contentSet: null, effort: USUAL_EFFORT }
  const made = await reviewed(job)
  if (made === null) throw new Error('A match that is over could not be reviewed.')
  const reasons = (await findGame(match.game.id)?.reasons?.(language))?.text
  reviewLines(made, { text, reasons, who: whoOf(parts), language }).forEach(say)
}

/**
 * Before the end: keeps the match for another time, if the player wants that and has played at all.
 * Answers the file.
 */
export async function kept({ match, me, levels, words }: Parts): Promise<string | null> {
  if (match.log.every(({ seat }) => seat !== me)) return null
  const file = newFileFor(match.game.id)
  const wants = await pick({
    message: words('play.keep'),
    options: [
      { value: true, label: words('play.keepIn', { file }) },
      { value: false, label: words('play.drop') },
    ],
  })
  if (!wants) return null
  await keep(match, levels, file)
  return file
}
