import type { CostlyDecision, Review } from '../../bots/review/result.ts'
import type { Reviewed } from '../../bots/review/work.ts'
import type { Language } from '../../kit/meta.ts'
import { figures } from '../../kit/words/figures.ts'
import { reasonTexts } from '../../kit/words/reasons.ts'
import { type GameText, person, type Who } from '../../kit/words/text.ts'
import { grid } from '../grid.ts'
import { type ReviewWords, reviewWords } from './text/index.ts'

/** What a review is told with. */
interface Teller {
  readonly say: ReviewWords
  readonly text: GameText
  /** The words of reasons; undefined where the game has none. */
  readonly reasons: GameText | undefined
  readonly who: Who
  readonly percent: (share: number) => string
  /** A share of payoff: between two a chance to win, else places. */
  readonly staked: (payoff: number) => string
}

/** More decisions than this nobody reads. */
const MOST_SHOWN = 5

/** A review in sentences, line by line. */
export function reviewLines(
  { review, views }: Reviewed,
  {
    language,
    ...telling
  }: Pick<Teller, 'text' | 'reasons' | 'who'> & { readonly language: Language },
): string[] {
  const say = reviewWords(language)
  const seats = review.fortunes.length
  const { percent, tenths } = figures(language)
  const staked = (payoff: number) =>
    seats === 2 ? percent(payoff) : say('review.places', { n: tenths(payoff * (seats - 1)) })
  const teller = { ...telling, say, percent, staked }
  const costly = review.decisions
    .map((decision, at) => ({ decision, view: views[at] ?? {} }))
    .filter(({ decision }) => staked(decision.cost) !== staked(0))
    .slice(0, MOST_SHOWN)
  const whys = reasonTexts(
    teller.reasons,
    costly.map(({ decision, view }) => ({ ...decision, move: decision.better, view })),
  )
  const decisions = costly.map(
    ({ decision, view }, at) => `  ${decided(decision, view, whys[at] ?? '', teller)}`,
  )
  return [
    say(review.learned ? 'review.learned' : 'review.thumb'),
    '',
    say('review.fortunes'),
    fortunes(review, teller),
    '',
    turned(review, teller),
    '',
    say(decisions.length === 0 ? 'review.none' : 'review.decisions'),
    ...decisions,
  ]
}

function fortunes({ fortunes: list }: Review, { say, who, staked }: Teller): string {
  const signed = (payoff: number) => `${payoff < 0 ? '-' : '+'}${staked(Math.abs(payoff))}`
  const rows = list
    .map((fortune, seat) => ({ ...fortune, seat }))
    .toSorted((one, other) => other.result - one.result)
    .map(({ seat, luck, skill, result, par }) => [
      `  ${who.name(seat)}`,
      ...[luck, skill, result - par].map(signed),
    ])
  return grid(['', say('review.luck'), say('review.play'), say('review.result')], rows)
}

function turned({ turned: moment }: Review, { say, who, percent }: Teller): string {
  if (moment === null) return say('review.never')
  const { ply, winner, from, to, by } = moment
  return say('review.turned', {
    ply,
    who: person(winner, who),
    from: percent(from),
    to: percent(to),
    by: say(`by.${by}`),
  })
}

function decided(decision: CostlyDecision, view: object, why: string, teller: Teller): string {
  const { ply, seat, move, better, cost, sure } = decision
  const { say, text, who, percent, staked } = teller
  const told = say('review.decision', {
    ply: ply + 1,
    who: who.name(seat),
    move: text.move(move, view, who),
    better: text.move(better, view, who),
    cost: staked(cost),
    sure: percent(Math.min(sure, 0.99)),
  })
  return why ? `${told}. ${say('review.hint', { who: who.name(seat), why })}` : told
}
