import type { Bot, Budget, Question } from '../src/bots/bot.ts'
import { greedy } from '../src/bots/greedy.ts'
import { type Knowledge, knowledgeFor } from '../src/bots/knowledge.ts'
import { Sum, wilson } from '../src/bots/lab/statistics.ts'
import { HINT_BUDGET } from '../src/bots/review/hint-budget.ts'
import { hint } from '../src/bots/review/hint.ts'
import { search } from '../src/bots/search.ts'
import { playMatch } from '../src/bots/tournament.ts'
import { GAMES } from '../src/games/index.ts'
import type { GameTypes } from '../src/kernel/game.ts'
import { fitOptions, must } from '../src/kernel/match.ts'
import { same } from '../src/kernel/json.ts'
import { Rng } from '../src/kernel/rng.ts'
import { type GameMeta, sideOf, sidesAt } from '../src/kit/meta.ts'
import type { GameEntry, LoadedGame } from '../src/kit/game-entry.ts'
import type { BenchOptions, BenchResult } from './bench.ts'
import { processorTime } from '../src/cli/processor-time.ts'

const SEATS = 4
/** What the level `master` may think. */
const MASTER: Budget = { ...HINT_BUDGET, ms: 1000 }
/** One decision of so many is looked at, so that positions come from whole games. */
const STRIDE = 23
/** Payoffs that are closer than this are the same to a player. */
const CLOSE = 0.01
/** Who follows hints thinks for so much of the time of one hint: whole games take long. */
const SHARE = 0.05
/** How much is measured of each game. */
const [POSITIONS, DEALS] = [100, 8]

/**
 * What hints are worth at tables of four: how often their first move is that of the level `master`,
 * and how often a player wins who follows them among rule bots. Time is the processor's.
 */
export async function run({ quick, say }: BenchOptions): Promise<BenchResult> {
  const figures: { [game: string]: object } = {}
  const lines = ['Hints at tables of four', '']
  for (const entry of GAMES) {
    const { meta } = entry
    const table = await tableOf(entry)
    const agreed = agreement(table, quick ? 2 : POSITIONS)
    say(`${meta.id}: ${JSON.stringify(agreed)}`)
    const followed = following(table, quick ? 1 : DEALS)
    say(`${meta.id}: ${JSON.stringify(followed)}`)
    figures[meta.id] = { ...agreed, ...followed }
    const [low, high] = wilson(agreed.close, agreed.positions)
    lines.push(
      `  ${meta.id.padEnd(22)}as master ${percent(agreed.same / agreed.positions)}, ` +
        `or as good ${percent(agreed.close / agreed.positions)} ` +
        `(${percent(low)} to ${percent(high)} of ${agreed.positions}); ` +
        `wins ${percent(followed.wins)} ± ${percent(followed.margin)} of ${followed.games}`,
    )
  }
  return { text: [...lines, ''].join('\n'), figures }
}

const percent = (share: number) => `${Math.round(share * 100)} %`

interface Table {
  readonly meta: GameMeta
  readonly game: LoadedGame['game']
  readonly knowledge: Knowledge
  readonly options: GameTypes['options']
}

async function tableOf(entry: GameEntry): Promise<Table> {
  const { game } = await entry.load()
  const options = must(fitOptions(game, SEATS, {}))
  return { meta: entry.meta, game, knowledge: await knowledgeFor(game), options }
}

const ruleBot =
  ({ knowledge }: Table): Bot =>
  question =>
    greedy(question, knowledge.insight)

/** How often a hint's first move is the one of `master`, or as good by what that one found. */
function agreement(table: Table, positions: number) {
  const found = { positions: 0, same: 0, close: 0 }
  let decisions = 0
  const rule = ruleBot(table)
  const asked: Bot = question => {
    if (question.offers.length > 1 && ++decisions % STRIDE === 0 && found.positions < positions) {
      found.positions++
      const behind = behindMaster(question, table.knowledge)
      if (behind === 0) found.same++
      if (behind <= CLOSE) found.close++
    }
    return rule(question)
  }
  const bots = new Array<Bot>(SEATS).fill(asked)
  for (let deal = 1; found.positions < positions; deal++)
    playMatch({ game: table.game, options: table.options, now: processorTime }, bots, deal)
  return found
}

/** How much less `master` expects of the hint's first move than of its own choice. */
function behindMaster(question: Question, knowledge: Knowledge): number {
  const [advice] = hint({ ...question, rng: Rng.from(1) }, knowledge, HINT_BUDGET)
  const { move, considered } = search({ ...question, rng: Rng.from(2) }, knowledge, MASTER)
  if (same(advice.move, move)) return 0
  const placeOf = (wanted: object) => considered.find(other => same(other.move, wanted))?.rank
  const [hinted, chosen] = [placeOf(advice.move), placeOf(move)]
  const known = typeof hinted === 'number' && typeof chosen === 'number'
  return known ? Math.max((hinted - chosen) / (SEATS - 1), Number.MIN_VALUE) : 1
}

/**
 * How often who follows hints wins among rule bots, each deal from every seat; partners both do.
 */
function following(table: Table, deals: number) {
  const { meta, game, knowledge, options } = table
  const budget: Budget = {
    ms: HINT_BUDGET.ms * SHARE,
    iterations: HINT_BUDGET.iterations * SHARE,
    least: HINT_BUDGET.least,
  }
  const follower: Bot = question => {
    const { offers } = question
    const move = offers.length > 1 ? hint(question, knowledge, budget)[0].move : offers[0]
    return { move, considered: [] }
  }
  const rule = ruleBot(table)
  const sides = sidesAt(meta, SEATS)
  const wins = new Sum()
  for (let deal = 0; deal < deals; deal++) {
    let won = 0
    for (let mine = 0; mine < sides; mine++) {
      const bots = Array.from({ length: SEATS }, (_, seat) =>
        sideOf(meta, SEATS, seat) === mine ? follower : rule,
      )
      const places = playMatch({ game, options, now: processorTime }, bots, 1000 + deal)
      if (places[mine] === 1) won++
    }
    wins.add(won / sides)
  }
  return { games: deals * sides, wins: wins.mean, margin: wins.error }
}
