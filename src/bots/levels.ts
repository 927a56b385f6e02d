import type { GameTypes } from '../kernel/game.ts'
import type { Result } from '../kernel/match.ts'
import type { Answer, Bot, Budget, Question } from './bot.ts'
import { greedy } from './greedy.ts'
import { type Knowledge, knowledgeFor } from './knowledge.ts'
import { learned } from './learned.ts'
import { random } from './random.ts'
import { search } from './search.ts'

/**
 * Bots that can be seated, weakest first. They differ in time and noise; none sees more than
 * another.
 */
export const LEVELS = ['random', 'greedy', 'learned', 'easy', 'medium', 'hard'] as const

/**
 * Iterations are capped too, so that a fast machine saves its power: beyond the cap little is
 * gained.
 */
const BUDGETS: { readonly [level in 'easy' | 'medium' | 'hard']: Budget } = {
  easy: { ms: 60, iterations: 300 },
  medium: { ms: 250, iterations: 1_500 },
  hard: { ms: 1_000, iterations: 12_000 },
}
/** Iterations of every search by the clock: enough to be better than chance in all games. */
const LEAST_ITERATIONS = 40

/** Milliseconds that a bot of this level thinks at most; 0 for those that answer at once. */
export function thinkingMs(level: string): number {
  return isTimed(level) ? BUDGETS[level].ms : 0
}

function isTimed(level: string): level is keyof typeof BUDGETS {
  return level in BUDGETS
}

/** This share of a level's budget. */
function budgetOf(level: keyof typeof BUDGETS, effort: number): Budget {
  const { ms, iterations } = BUDGETS[level]
  const fewer = Math.max(LEAST_ITERATIONS, Math.ceil(iterations * effort))
  return { ms: ms * effort, iterations: fewer, least: LEAST_ITERATIONS }
}

/**
 * How far `easy` strays from the move it has visited most: chances in proportion to the square of
 * visits.
 */
const EASY_NOISE = 0.5

/** `mcts:<iterations>`: a search bounded by iterations alone, the same on every machine. */
const BY_ITERATIONS = /^mcts:(\d{1,7})$/

/**
 * The bot of this name for a game of which this is known, or what names there are. `effort`: the share
 * of its time that a bot by the clock may use, above 0 to 1.
 */
export function findBot<W extends GameTypes>(
  name: string,
  knowledge: Knowledge<W>,
  effort = 1,
): Result<Bot<W>> {
  const { insight } = knowledge
  const bot = (value: Bot<W>): Result<Bot<W>> => ({ ok: true, value })
  const iterations = BY_ITERATIONS.exec(name)?.[1]
  if (iterations !== undefined) {
    const budget = { ms: Infinity, iterations: Number(iterations) }
    return bot(question => search(question, insight, budget))
  }
  switch (name) {
    case 'random':
      return bot(random)
    case 'greedy':
      return bot(question => greedy(question, insight))
    case 'learned':
      return bot(question => learned(question, knowledge))
    case 'easy':
      return bot(question => search(question, insight, budgetOf(name, effort), EASY_NOISE))
    case 'medium':
    case 'hard':
      return bot(question => search(question, insight, budgetOf(name, effort)))
    default:
      return {
        ok: false,
        why: 'bad-level',
        message: `No level "${name}". There are: ${LEVELS.join(', ')}, mcts:<iterations>.`,
      }
  }
}

/** Asks the bot of this level for a move; an unknown level is an error that lists what exists. */
export async function ask<W extends GameTypes>(
  level: string,
  question: Question<W>,
  effort = 1,
): Promise<Result<Answer<W>>> {
  const bot = findBot(level, await knowledgeFor(question.game), effort)
  return bot.ok ? { ok: true, value: bot.value(question) } : bot
}
