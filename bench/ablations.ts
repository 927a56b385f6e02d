import { knowledgeFor } from '../src/bots/knowledge.ts'
import { findBot } from '../src/bots/levels.ts'
import { compare } from '../src/bots/tournament.ts'
import { loadGame } from '../src/bots/games.ts'
import { fitOptions, must } from '../src/kernel/match.ts'
import type { BenchOptions, BenchResult } from './bench.ts'

/** A table, and what the searches at it can do without. */
interface Table {
  readonly id: string
  readonly seats: number
  readonly ways: readonly string[]
  readonly deals: number
}

/**
 * With more than two Goldfish plays on from its leaves instead of judging them, the Cove has no hands
 * to infer, and only in the Aztec Market and in Goldfish with two do rivals think.
 */
const TABLES: readonly Table[] = [
  {
    id: 'merchant-of-goldfish',
    seats: 4,
    ways: ['prior', 'model', 'inference'],
    deals: 15,
  },
  { id: 'merchant-of-goldfish', seats: 2, ways: ['leaves', 'prior', 'rivals'], deals: 30 },
  { id: 'merchants-cove', seats: 2, ways: ['leaves', 'prior', 'model'], deals: 10 },
  { id: 'aztec-market', seats: 2, ways: ['leaves', 'prior', 'rivals'], deals: 30 },
]
/** The same for both, and enough that hands are inferred. */
const ITERATIONS = 100
/** The first deal. */
const SEED = 14

/**
 * What each thing that a search makes use of is worth: one search with all of them at a table full
 * of searches that leave one out, by the same number of iterations, each deal from every seat.
 */
export async function run({ quick, say }: BenchOptions): Promise<BenchResult> {
  const figures: { [ablation: string]: object } = {}
  const lines = [`One search of ${ITERATIONS} iterations among those that leave something out`, '']
  for (const table of TABLES) {
    for (const way of table.ways) {
      const standing = await without(quick ? { ...table, deals: 1 } : table, way)
      const { games, wins, winsMargin, rank, rankMargin } = standing
      const told =
        `${table.id}, ${table.seats} seats, without ${way}`.padEnd(52) +
        `wins ${percent(wins)} ± ${percent(winsMargin)} of ${games} (par ${percent(1 / table.seats)}), ` +
        `place ${rank.toFixed(2)} ± ${rankMargin.toFixed(2)}`
      say(told)
      lines.push(`  ${told}`)
      figures[`${table.id}, ${table.seats}, ${way}`] = standing
    }
  }
  return { text: [...lines, ''].join('\n'), figures }
}

const percent = (share: number) => `${Math.round(share * 100)} %`

async function without({ id, seats, deals }: Table, way: string) {
  const { game } = await loadGame(id)
  const knowledge = await knowledgeFor(game)
  const options = must(fitOptions(game, seats, {}))
  const [all, less] = ['', `-${way}`].map(left =>
    must(findBot(`mcts:${ITERATIONS}${left}`, knowledge)),
  )
  const setting = { game, seats, options, deals, seed: SEED, now: () => 0 }
  return compare(setting, all, less)
}
