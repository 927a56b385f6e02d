import { USUAL_EFFORT } from '../../bots/review/review.ts'
import { type Reviewed, reviewFor, type ReviewJob } from '../../bots/review/work.ts'
import type { Language } from '../../kit/meta.ts'
import { useContents } from '../content.ts'
import { Failure } from '../failure.ts'
import { showProgress } from '../progress.ts'
import { matchIn } from '../match-file.ts'
import { gameNamed } from '../values.ts'
import { say } from '../wrapped.ts'
import { reviewLines } from './sentences.ts'
import { reviewWords } from './text/index.ts'

interface ReviewOptions {
  readonly trials?: number
  readonly worlds?: number
  readonly content?: readonly string[]
  readonly json?: boolean
  readonly lang: Language
}

/** A review tells its progress in so many steps. */
const STEPS = 100

/** `tianguis review`: what a finished match looks like afterwards. */
export async function reviewFile(file: string, options: ReviewOptions): Promise<void> {
  const record = await matchIn(file)
  const entry = gameNamed(record.game)
  await useContents(options.content, record.game)
  const { trials = USUAL_EFFORT.trials, worlds = USUAL_EFFORT.worlds, lang } = options
  const made = await reviewed({ record, contentSet: null, effort: { trials, worlds } })
  if (made === null)
    throw Failure.world(`${file} cannot be reviewed: it is of other rules, or not over.`)
  if (options.json) return void process.stdout.write(`${JSON.stringify(made.review)}\n`)
  const [{ text }, reasons] = await Promise.all([entry.text(lang), entry.reasons?.(lang)])
  const seatName = (seat: number) => reviewWords(lang)('review.seat', { seat })
  const name = (seat: number) => record.players?.[seat]?.name || seatName(seat)
  const who = { me: null, options: record.options, name }
  reviewLines(made, { text, reasons: reasons?.text, who, language: lang }).forEach(say)
}

/** Reviews a match and shows how far that is; null for one of other rules, or not over. */
export async function reviewed(job: ReviewJob): Promise<Reviewed | null> {
  const bar = showProgress(STEPS, 'steps')
  let done = 0
  const progress = (share: number) => {
    const now = Math.floor(share * STEPS)
    if (now > done) bar.step(now - done)
    done = now
  }
  return reviewFor(job, progress).finally(() => bar.stop())
}
