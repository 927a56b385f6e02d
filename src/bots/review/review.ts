import type { Game, GameTypes, PerSeat, Seat } from '../../kernel/game.ts'
import type { Chronicle } from '../../kernel/match.ts'
import type { Knowledge } from '../knowledge.ts'
import { type CostlyDecision, costliest } from './decisions.ts'
import { type Fortune, fortunesOf } from './ledger.ts'
import { beginning } from './play-again.ts'
import { foresightFor } from './trials.ts'
import { turningPoint, type Turned } from './turned.ts'
import { type Walked, walk } from './walk.ts'

/** Everybody's chances to win at one moment of a match. */
export interface Chances {
  /** The plies made so far. */
  readonly ply: number
  /** As each seat could know its own. */
  readonly known: PerSeat<number>
  /** As things really were, with all that is hidden. */
  readonly real: PerSeat<number>
}

/** What a finished match looks like afterwards. Plain JSON. */
export interface Review<Move = GameTypes['move']> {
  readonly format: 1
  readonly game: string
  readonly version: number
  /** Whether something learned has judged; else games were played on by rules of thumb. */
  readonly learned: boolean
  readonly plies: number
  readonly course: readonly Chances[]
  /** The five that cost most, the costliest first. */
  readonly decisions: readonly CostlyDecision<Move>[]
  readonly fortunes: PerSeat<Fortune>
  /** When the winner took the lead for good; null where nothing turned. */
  readonly turned: Turned | null
}

/** How much work a review is. */
export interface Effort {
  /** Moves tried in determinizations, all in all, for a first look at all decisions. */
  readonly trials: number
  /** The determinizations in which the costliest are looked at again. */
  readonly worlds: number
}

export const USUAL_EFFORT: Effort = { trials: 24_000, worlds: 64 }

/**
 * Reviews a finished match, bit by bit: yields the share that is done. Null if the record is of
 * other rules, or not over. Decisions are judged by what their seats could know. The same record
 * always gives the same review.
 */
export function* reviewing<W extends GameTypes>(
  game: Game<W>,
  record: Chronicle<W>,
  knowledge: Knowledge<W>,
  effort = USUAL_EFFORT,
): Generator<number, Review<W['move']> | null> {
  const start = beginning(game, record)
  if (start === null) return null
  const foresight = foresightFor(knowledge, game.view(start, null))
  const walked: Walked<W> | null = yield* walk(game, record, start, foresight, effort)
  if (walked === null) return null
  const { course, expected, entries } = walked
  const decisions = yield* costliest(game, walked, foresight, effort)
  return {
    format: 1,
    game: record.game,
    version: record.version,
    learned: foresight.judgement !== null,
    plies: record.log.length,
    course,
    decisions,
    fortunes: fortunesOf(expected, entries),
    turned: turningPoint(course, walked.moments),
  }
}

/** The same at once, telling the share that is done. */
export function review<W extends GameTypes>(
  game: Game<W>,
  record: Chronicle<W>,
  knowledge: Knowledge<W>,
  effort = USUAL_EFFORT,
  progress: (share: number) => void = () => {},
): Review<W['move']> | null {
  const steps = reviewing(game, record, knowledge, effort)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    progress(step.value)
  }
}

export type { CostlyDecision, Fortune, Seat, Turned }
