import type { CostlyDecision, Review } from '../../bots/review/result.ts'
import { USUAL_EFFORT } from '../../bots/review/review.ts'
import { type Reviewed, reviewFor } from '../../bots/review/work.ts'
import { reasonText } from '../../kit/words/reasons.ts'
import type { GameText } from '../../kit/words/text.ts'
import { useContents } from '../content.ts'
import { Failure } from '../failure.ts'
import { showProgress } from '../progress.ts'
import { gameNamed } from '../values.ts'
import { matchIn } from '../verify.ts'

interface ReviewOptions {
  readonly trials?: number
  readonly worlds?: number
  readonly content?: readonly string[]
  readonly json?: boolean
}

/** A review tells its progress in so many steps. */
const STEPS = 100

/** `tianguis review`: what a finished match looks like afterwards. */
export async function reviewFile(file: string, options: ReviewOptions): Promise<void> {
  const record = await matchIn(file)
  await useContents(options.content, record.game)
  const { trials = USUAL_EFFORT.trials, worlds = USUAL_EFFORT.worlds } = options
  const bar = showProgress(STEPS, 'hundredths')
  let done = 0
  const progress = (share: number) => {
    const now = Math.floor(share * STEPS)
    if (now > done) bar.step(now - done)
    done = now
  }
  const job = { record, contentSet: null, effort: { trials, worlds } }
  const made = await reviewFor(job, progress).finally(() => bar.stop())
  if (made === null)
    throw Failure.world(`${file} cannot be reviewed: it is of other rules, or not over.`)
  const entry = gameNamed(record.game)
  const [{ text }, reasons] = await Promise.all([entry.text('en'), entry.reasons?.('en')])
  const { json = false } = options
  process.stdout.write(
    `${json ? JSON.stringify(made.review) : sentences(made, text, reasons?.text).join('\n')}\n`,
  )
}

function sentences({ review, views }: Reviewed, text: GameText, words?: GameText): string[] {
  const seats = review.fortunes.length
  const decisions = review.decisions
    .slice(0, 5)
    .map((decision, at) => told(decision, views[at], text, words, seats))
  return [
    review.learned
      ? 'Judged by what was learned, and by what each seat could know.'
      : 'Judged by rules of thumb, and by what each seat could know.',
    '',
    ...fortunes(review),
    '',
    turned(review),
    '',
    decisions.length === 0 ? 'No decision cost much.' : 'The decisions that cost most:',
    ...decisions,
  ]
}

/** A share of payoff: between two a chance to win, else places. */
const staked = (payoff: number, seats: number): string =>
  seats === 2 ? percent(payoff) : `${(payoff * (seats - 1)).toFixed(1)} places`

const signed = (payoff: number, seats: number): string =>
  cell(`${payoff < 0 ? '-' : '+'}${staked(Math.abs(payoff), seats)}`)

/** As wide as "+12.0 places", and apart from what stands before it. */
const cell = (words: string): string => ` ${words.padStart(12)}`

const percent = (share: number): string => `${Math.round(share * 100)} %`

function fortunes({ fortunes: list }: Review): string[] {
  const rows = list
    .map((fortune, seat) => ({ ...fortune, seat }))
    .toSorted((one, other) => other.result - one.result)
    .map(({ seat, luck, skill, result, par }) => {
      const [lucky, played, all] = [luck, skill, result - par].map(part =>
        signed(part, list.length),
      )
      return `  seat ${seat}${lucky}${played}${all}`
    })
  const head = ['luck', 'play', 'result'].map(cell).join('')
  return ['Luck and skill', `        ${head}`, ...rows]
}

function turned({ turned: moment }: Review): string {
  if (moment === null) return 'The chances never turned.'
  const { ply, winner, from, to, by } = moment
  const causes = {
    decision: 'a decision',
    chance: 'chance',
    hidden: 'what nobody could know',
  }
  return `The chances turned at move ${ply}: those of seat ${winner} went from ${percent(from)} to ${percent(to)} by ${causes[by]}.`
}

function told(
  { ply, seat, move, better, cost, sure, reasons }: CostlyDecision,
  view: object = {},
  text: GameText,
  words: GameText | undefined,
  seats: number,
): string {
  const said = (which: typeof move) => text.move(which, view)
  const why = reasonText(words, { move: better, reasons }, view)
  return `  move ${ply + 1}, seat ${seat}: ${said(move)}. Better: ${said(better)} (${staked(cost, seats)}, ${percent(Math.min(sure, 0.99))} sure)${why && `: ${why}`}`
}
