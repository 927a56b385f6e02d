import type { Bot } from '../src/bots/bot.ts'
import { greedy } from '../src/bots/greedy.ts'
import { type Knowledge, knowledgeFor } from '../src/bots/knowledge.ts'
import { Sum } from '../src/bots/lab/statistics.ts'
import { random } from '../src/bots/random.ts'
import { review } from '../src/bots/review/review.ts'
import { GAMES } from '../src/games/index.ts'
import type { Game } from '../src/kernel/game.ts'
import { begin, chronicle, must, submit } from '../src/kernel/match.ts'
import { Rng } from '../src/kernel/rng.ts'
import { askedOf } from '../src/kit/asked.ts'
import type { BenchOptions, BenchResult } from './bench.ts'

const SEATS = 4
/** Longer games, in minutes at a table, take too long here. */
const LONGEST = 60
const DEALS = 12
const EFFORT = { trials: 4000, worlds: 8 }

/**
 * What reviews say of one seat at a table of rule bots, the same deals from every seat: a rule bot
 * as well, whose skill is to be 0; and one that plays at random, whose skill is to be what it loses.
 */
export async function run({ quick, say }: BenchOptions): Promise<BenchResult> {
  const figures: { [game: string]: object } = {}
  const lines = ['Skill by reviews at tables of four rule bots, payoff 0 to 1 less par', '']
  for (const entry of GAMES.filter(({ meta }) => meta.minutes[1] <= LONGEST)) {
    const { meta } = entry
    const { game } = await entry.load()
    const knowledge = await knowledgeFor(game)
    const rule: Bot = question => greedy(question, knowledge.insight)
    for (const [name, bot] of Object.entries({ equal: rule, random })) {
      const found = fortunes(game, knowledge, [bot, rule], quick ? 1 : DEALS)
      const told = `${meta.id.padEnd(22)}${name.padEnd(8)}${found.map(line).join('  ')}`
      say(told)
      lines.push(`  ${told}`)
      figures[`${meta.id}, ${name}`] = found.map(({ part, sum }) => ({
        part,
        mean: sum.mean,
        error: sum.error,
      }))
    }
  }
  return { text: [...lines, ''].join('\n'), figures }
}

const line = ({ part, sum }: { readonly part: string; readonly sum: Sum }) =>
  `${part} ${sum.mean.toFixed(3)} ± ${sum.error.toFixed(3)}`

/** A seat's means over deals, each from every seat. */
function fortunes(
  game: Game,
  knowledge: Knowledge,
  [bot, others]: readonly [Bot, Bot],
  deals: number,
) {
  const sums = { result: new Sum(), skill: new Sum(), own: new Sum(), luck: new Sum() }
  for (let deal = 1; deal <= deals; deal++) {
    const means = { result: 0, skill: 0, own: 0, luck: 0 }
    for (let mine = 0; mine < SEATS; mine++) {
      const bots = Array.from({ length: SEATS }, (_, seat) => (seat === mine ? bot : others))
      const fortune = review(game, played(game, bots, deal), knowledge, EFFORT)?.fortunes[mine]
      if (fortune === undefined) throw new Error('There is no review.')
      means.result += (fortune.result - fortune.par) / SEATS
      for (const part of ['skill', 'own', 'luck'] as const) means[part] += fortune[part] / SEATS
    }
    for (const part of ['result', 'skill', 'own', 'luck'] as const) sums[part].add(means[part])
  }
  return Object.entries(sums).map(([part, sum]) => ({ part, sum }))
}

/** The record of a match. Each seat has chance of its own, wherever the one looked at sits. */
function played(game: Game, bots: readonly Bot[], deal: number) {
  const match = must(begin(game, bots.length, {}, (0xf00 + deal).toString(16)))
  const chances = bots.map((_, seat) => Rng.from(deal * 31 + seat))
  for (let [seat] = game.actors(match.state); seat !== undefined;) {
    const { move } = bots[seat]({ ...askedOf(match, seat), rng: chances[seat], now: () => 0 })
    submit(match, seat, move)
    ;[seat] = game.actors(match.state)
  }
  return chronicle(match)
}
