import type { Game } from '../../../kernel/game.ts'
import { gameByContent } from '../../../kit/content/by-content.ts'
import { defineGame } from '../../../kit/define-game.ts'
import { upTo } from '../../../kit/moves.ts'
import { oneAtATime } from '../../../kit/seats.ts'
import type { Tables } from '../content/compile.ts'
import { contentSets, MOST_SPACES } from '../content/index.ts'
import { invariants } from './faults.ts'
import { scores } from './finals.ts'
import { reader } from './moves.ts'
import { makeQuestions, openQuestion } from './questions/questions.ts'
import { codes, PHASE_RULE } from './refusals.ts'
import { makeRules } from './rules.ts'
import { debtor } from './sale/sales.ts'
import { setup, validateOptions } from './setup.ts'
import { shapeWith } from './shape.ts'
import type { Mercado, State } from './state.ts'
import { determinize, redact, view } from './view.ts'

export { contentSets }

/** Who is asked; only in `forcedDiscard` not the player whose turn it is. */
const askedSeat = oneAtATime<State>(state => {
  if (state.phase === 'over') return null
  return state.phase === 'forcedDiscard' ? debtor(state) : state.turn
})

/** The game with one set of printed values. */
function makeGame(tables: Tables, digest: string): Game<Mercado> {
  const rules = makeRules(tables)
  const questions = makeQuestions(rules)
  const phases = Object.keys(questions)
  return defineGame<Mercado>({
    id: 'mercado',
    seats: [2, 4],
    options: {
      content: [digest],
      side: ['A', 'B'],
      disc: upTo(MOST_SPACES),
      changer: ['complete', 'place', 'must', 'wait'],
      openPurses: [true, false],
    },
    validateOptions: (_seats, options) => validateOptions(tables, options),
    setup: (seats, options, rng) => setup(tables, seats, options, rng),
    scores,
    ...askedSeat,
    moves: reader,
    question: state => openQuestion(questions, state.phase),
    refusals: {
      codes,
      over: 'MER-79',
      noSuchMove: ({ phase }) => PHASE_RULE[phase],
      notAsked: 'MER-15',
      notSeated: 'MER-1',
    },
    secrets: { view, redact, determinize: (seen, rng) => determinize(tables, seen, rng) },
    shape: shapeWith(tables, phases),
    invariants: state => invariants(rules, state),
  })
}

/** Mercado by Rüdiger Dorn: draw coins from a purse and be the first to pay for luxuries. */
export const game = gameByContent(contentSets, makeGame)
