import type { GameTypes } from '../kernel/game.ts'
import type { Result } from '../kernel/match.ts'
import type { Insight } from '../kit/judgement/insight.ts'
import type { Answer, Bot, Budget, Question } from './bot.ts'
import { greedy } from './greedy.ts'
import { type Knowledge, knowledgeFor } from './knowledge.ts'
import { learned } from './learned.ts'
import { random } from './random.ts'
import { search } from './search.ts'
import { ALL_WAYS, type Ways } from './ways.ts'

/**
 * Bots that can be seated, weakest first. They differ in time, and in how much they overlook; none
 * sees more than another.
 */
export const LEVELS = ['random', 'greedy', 'learned', 'easy', 'medium', 'hard', 'master'] as const

/** A bot that searches: its budget, and what it makes use of. */
interface Thinking extends Budget {
  readonly ways: Ways
}

type Timed = 'easy' | 'medium' | 'hard' | 'master'

/**
 * Iterations are capped too, so that a fast machine saves its power: beyond the cap little is
 * gained. `easy` and `medium` overlook moves and misjudge the others, as people do, but by so much
 * at most: they never play madly.
 */
const THINKING: { readonly [level in Timed]: Thinking } = {
  easy: {
    ms: 20,
    iterations: 20,
    ways: {
      ...ALL_WAYS,
      leaves: false,
      model: false,
      rivals: false,
      inference: false,
      oversight: 1.6,
      misjudgement: 0.5,
    },
  },
  medium: {
    ms: 60,
    iterations: 150,
    ways: { ...ALL_WAYS, rivals: false, inference: false, oversight: 0.5, misjudgement: 0.08 },
  },
  hard: { ms: 250, iterations: 3_000, ways: ALL_WAYS },
  master: { ms: 1_000, iterations: 12_000, ways: ALL_WAYS },
}
/** Iterations of every search by the clock: a late bot too is better than chance in all games. */
const LEAST_ITERATIONS = 20

/** Milliseconds that a bot of this level thinks at most; 0 for those that answer at once. */
export function thinkingMs(level: string): number {
  return isTimed(level) ? THINKING[level].ms : 0
}

function isTimed(level: string): level is Timed {
  return Object.hasOwn(THINKING, level)
}

type Care = Pick<Insight<GameTypes>, 'finesse' | 'attention'>

/** How a level thinks about the game of this insight. Beginners see nothing so fine. */
function thinkingOf(level: Timed, { finesse = 1, attention = 1 }: Care): Thinking {
  const { ms, iterations, ways } = THINKING[level]
  if (!ways.leaves || ways.misjudgement === 0) return THINKING[level]
  const misjudgement = ways.misjudgement / finesse
  const oversight = ways.oversight / attention
  return { ms, iterations: iterations * finesse, ways: { ...ways, misjudgement, oversight } }
}

/** This share of a level's budget. */
function shareOf({ ms, iterations }: Budget, effort: number): Budget {
  const fewer = Math.max(LEAST_ITERATIONS, Math.ceil(iterations * effort))
  return { ms: ms * effort, iterations: fewer, least: LEAST_ITERATIONS }
}

/**
 * `mcts:<iterations>`: a search bounded by iterations alone, the same on every machine;
 * `hard@<iterations>`: the same in a level's manner. What is named after a minus is left out.
 */
const BY_ITERATIONS =
  /^(?:mcts:|(easy|medium|hard|master)@)(\d{1,7})((?:-(?:leaves|prior|model|rivals|inference))*)$/

/** The search that a name stands for; null if it is none of this form. */
function byIterations(name: string, insight: Care): { budget: Budget; ways: Ways } | null {
  const [found, level = '', iterations, left = ''] = BY_ITERATIONS.exec(name) ?? []
  if (found === undefined) return null
  const ways = isTimed(level) ? thinkingOf(level, insight).ways : ALL_WAYS
  const without = Object.fromEntries(
    left
      .split('-')
      .slice(1)
      .map(way => [way, false]),
  )
  return {
    budget: { ms: Infinity, iterations: Number(iterations) },
    ways: { ...ways, ...without },
  }
}

/**
 * The bot of this name, for the game that `knowledge` is of; `bad-level` lists the names there are.
 * `effort`: the share of its time that a bot by the clock may use, above 0 to 1.
 */
export function findBot<W extends GameTypes>(
  name: string,
  knowledge: Knowledge<W>,
  effort = 1,
): Result<Bot<W>> {
  const { insight } = knowledge
  const bot = (value: Bot<W>): Result<Bot<W>> => ({ ok: true, value })
  const bounded = byIterations(name, insight)
  if (bounded) return bot(question => search(question, knowledge, bounded.budget, bounded.ways))
  if (isTimed(name)) {
    const thinking = thinkingOf(name, insight)
    const budget = shareOf(thinking, effort)
    return bot(question => search(question, knowledge, budget, thinking.ways))
  }
  switch (name) {
    case 'random':
      return bot(random)
    case 'greedy':
      return bot(question => greedy(question, insight))
    case 'learned':
      return bot(question => learned(question, knowledge))
    default:
      return {
        ok: false,
        why: 'bad-level',
        message: `No level "${name}". There are: ${LEVELS.join(', ')}, mcts:<iterations>.`,
      }
  }
}

/** Asks the bot of this level for a move; `bad-level` and `effort` are those of `findBot`. */
export async function ask<W extends GameTypes>(
  level: string,
  question: Question<W>,
  effort = 1,
): Promise<Result<Answer<W>>> {
  const bot = findBot(level, await knowledgeFor(question.game), effort)
  return bot.ok ? { ok: true, value: bot.value(question) } : bot
}
