import type { GameTypes } from '../../kernel/game.ts'
import { same } from '../../kernel/json.ts'
import { Rng } from '../../kernel/rng.ts'
import { placesTrueToGames } from '../../kit/judgement/judgement.ts'
import type { Reason } from '../../kit/words/reasons.ts'
import type { Budget, Question } from '../bot.ts'
import type { Knowledge } from '../knowledge.ts'
import { search } from '../search.ts'
import { meanInputs, reasonsFor } from './reasons.ts'
import { type Foresight, foresightFor, tryMoves } from './trials.ts'

/** A good move, as a hint tells it. */
export interface Advice<Move = GameTypes['move']> {
  readonly move: Move
  /** The place one may expect after it, 1 = first; null where nothing was estimated. */
  readonly place: number | null
  /** Why, what matters most first; [] where nothing that was learned can say it. */
  readonly reasons: readonly Reason[]
}

/** The best moves that a hint tells. */
const MOST_ADVICE = 3
/** The moves with which they are compared, and the determinizations they are tried in. */
const COMPARED = 8
const WORLDS = 8

/**
 * The two or three best moves for what the asker can know, the best first and the others by the
 * place expected: found by search, and explained by what the judgement sees change. Depends on
 * nothing but question, knowledge and budget.
 */
export function hint<W extends GameTypes>(
  question: Question<W>,
  knowledge: Knowledge<W>,
  budget: Budget,
): readonly Advice<W['move']>[] {
  const { move: best, considered } = search(question, knowledge, budget)
  const first = ({ move }: { readonly move: W['move'] }) => Number(move === best)
  const order = considered.toSorted(
    (one, other) =>
      first(other) - first(one) || other.visits - one.visits || (one.rank ?? 0) - (other.rank ?? 0),
  )
  const compared = order.slice(0, COMPARED).map(({ move }) => move)
  const reasons = compared.length > 1 ? reasonsOf(question, knowledge, compared) : []
  // What seemed to promise more than the best, in the few tries that it got, was luck.
  const top = order[0]?.rank ?? 0
  const told = placesAsTold(question, knowledge)
  const placeOf = (rank: number | null) => (rank === null ? null : told(Math.max(rank, top)))
  return order
    .slice(0, MOST_ADVICE)
    .map(({ move, rank }, at) => ({ move, place: placeOf(rank), reasons: reasons[at] ?? [] }))
    .toSorted((one, other) => first(other) - first(one) || expected(one) - expected(other))
}

/** How a search's expected places are told: as games bear them out, as in a review. */
function placesAsTold<W extends GameTypes>(
  { game, seat, view }: Question<W>,
  knowledge: Knowledge<W>,
): (rank: number) => number {
  const features = knowledge.judges(view)?.features
  if (!features) return rank => rank
  const state = game.determinize(view, Rng.from(0))
  return placesTrueToGames(features, state, seat, game.scores(state).length)
}

const expected = ({ place }: Pick<Advice, 'place'>): number => place ?? Infinity

/** Why each of these moves is better than the others, on average; [] where it is not. */
function reasonsOf<W extends GameTypes>(
  question: Question<W>,
  knowledge: Knowledge<W>,
  offers: readonly W['move'][],
): readonly (readonly Reason[])[] {
  const foresight: Foresight<W> = foresightFor(knowledge, question.view)
  const { judgement } = foresight
  if (judgement === null) return []
  const { game, seat, view, rng } = question
  const legal = game.legal(game.determinize(view, rng), seat)
  const moves = offers.flatMap(offer => legal.find(move => same(move, offer)) ?? [])
  const { trials } = tryMoves(question, foresight, moves, WORLDS)
  return trials.map(({ inputs }) => {
    const others = meanInputs(trials.filter(other => other.inputs !== inputs).map(t => t.inputs))
    return reasonsFor(judgement, inputs, others)
  })
}
