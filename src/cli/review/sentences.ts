import type { Review } from '../../bots/review/result.ts'
import type { Reviewed } from '../../bots/review/work.ts'
import type { Language } from '../../kit/meta.ts'
import { type ToldDecision, toldDecisions } from '../../bots/review/told.ts'
import { sidesIn } from '../../games/index.ts'
import { stakes } from '../../kit/words/stakes.ts'
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
  /** How figures are told. */
  readonly figures: ReturnType<typeof stakes>
}

/** A review in sentences, line by line; of the decisions those of the reader, if they played. */
export function reviewLines(
  made: Reviewed,
  {
    language,
    ...telling
  }: Pick<Teller, 'text' | 'reasons' | 'who'> & { readonly language: Language },
): string[] {
  const { review } = made
  const say = reviewWords(language)
  const seats = review.fortunes.length
  const figures = stakes(language, seats, sidesIn(review.game, seats))
  const teller = { ...telling, say, figures }
  const { reasons, who } = teller
  const costly = toldDecisions(made, reasons, who.me, figures.size)
  const decisions = costly.map(told => `  ${decided(told, teller)}`)
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

function fortunes({ fortunes: list }: Review, { say, who, figures }: Teller): string {
  const unit = figures.duel ? 'review.games' : 'review.places'
  const rows = list
    .map((fortune, seat) => ({ ...fortune, seat }))
    .toSorted((one, other) => other.result - one.result)
    .map(({ seat, ...fortune }) => {
      const { luck, skill, result } = figures.origin(fortune)
      return [`  ${who.name(seat)}`, ...[luck, skill, result].map(n => say(unit, { n }))]
    })
  return grid(['', say('review.luck'), say('review.play'), say('review.result')], rows)
}

function turned({ turned: moment }: Review, { say, who, figures }: Teller): string {
  if (moment === null) return say('review.never')
  const { ply, winner, from, to, by } = moment
  return say('review.turned', {
    ply,
    who: person(winner, who),
    from: figures.chance(from),
    to: figures.chance(to),
    by: say(`by.${by}`),
  })
}

function decided({ decision, view, why }: ToldDecision, teller: Teller): string {
  const { ply, seat, move, better, cost, sure } = decision
  const { say, text, who, figures } = teller
  const told = say('review.decision', {
    ply: ply + 1,
    who: who.name(seat),
    move: text.move(move, view, who),
    better: text.move(better, view, who),
    cost: figures.duel ? figures.size(cost) : say('review.places', { n: figures.size(cost) }),
    sure: figures.chance(Math.min(sure, 0.99)),
  })
  if (why === '') return told
  return `${told}. ${seat === who.me ? why : say('review.hint', { who: who.name(seat), why })}`
}
