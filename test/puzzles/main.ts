import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { here } from '../../scripts/lib/paths.mjs'
import type { Bot, Question } from '../../src/bots/bot.ts'
import { greedy } from '../../src/bots/greedy.ts'
import { type Knowledge, knowledgeFor } from '../../src/bots/knowledge.ts'
import { learned } from '../../src/bots/learned.ts'
import { judgeMoves } from '../../src/bots/review/judge-move.ts'
import { verdictFor } from '../../src/bots/review/work.ts'
import { search } from '../../src/bots/search.ts'
import { playMatch } from '../../src/bots/tournament.ts'
import { GAMES } from '../../src/games/index.ts'
import type { Game } from '../../src/kernel/game.ts'
import { same } from '../../src/kernel/json.ts'
import { fitOptions, must } from '../../src/kernel/match.ts'
import { Rng } from '../../src/kernel/rng.ts'
import { packed, type Puzzle } from '../../src/web/session/position/puzzle-link.ts'

const HELP = `npm run puzzles -- mercado          finds positions in which one move is clearly the best
npm run puzzles -- mercado --count 20 --matches 100 --seed 2

Bots play matches against each other. A position is taken if the move that is best after many trials
is much better than every other, is not what a rule of thumb plays, is what searches of three lengths
find, and is what the page will say. The clearest, one a match, are written to src/games/<game>/puzzles.json.`

/** In how many worlds moves are tried: at first, and before a position is taken. */
const [GLANCE, CARE] = [24, 320]
/** What the second-best move costs at least: a share of the others that one ends up ahead of. */
const CLEAR = 0.05
/** And at least so many standard errors. */
const SURE = 4
const BREADTH = 16
/** Iterations of the searches that have to find it too: it must not depend on how long one looks. */
const SEARCHES = [2000, 4000, 8000]
/** Tables of these sizes by turns, where the game has them. */
const SEATS = [2, 3, 4]

interface Found {
  readonly carried: string
  /** What the second-best move costs. */
  readonly clear: number
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '12' },
    matches: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean' },
  },
})
const chosen = GAMES.filter(({ meta }) => positionals.includes(meta.id))
if (values.help || chosen.length !== positionals.length || chosen.length === 0) {
  console.log(HELP)
  process.exit(values.help ? 0 : 1)
}

for (const entry of chosen) {
  const { game } = await entry.load()
  const found = await findPuzzles(game, await knowledgeFor(game))
  const taken = found
    .toSorted(clearest)
    .slice(0, Number(values.count))
    .map(({ carried }) => carried)
  const file = `src/games/${game.id}/puzzles.json`
  writeFileSync(here(file), `${JSON.stringify(taken, null, 2)}\n`)
  console.log(`${file}: ${taken.length}, the clearest of ${found.length}`)
}

/** The clearest puzzle of each match that has one. */
async function findPuzzles(game: Game, knowledge: Knowledge): Promise<Found[]> {
  const sizes = SEATS.filter(seats => seats >= game.seats[0] && seats <= game.seats[1])
  const found: Found[] = []
  for (let match = 0; match < Number(values.matches); match++) {
    const seats = sizes[match % sizes.length] ?? game.seats[0]
    const options = must(fitOptions(game, seats, {}))
    const asked: Question[] = []
    const player: Bot = question => {
      if (question.offers.length > 2) asked.push({ ...question, offers: [...question.offers] })
      return learned(question, knowledge)
    }
    const bots = Array.from({ length: seats }, () => player)
    playMatch({ game, options, now: () => 0 }, bots, Number(values.seed) * 10_000 + match)
    const clear = asked.map((question, at) => ({ question, clear: clearness(question, at) }))
    for (const { question } of clear.filter(({ clear }) => clear > 0).toSorted(clearest)) {
      const puzzle = await confirmed(question, options)
      if (puzzle === null) continue
      found.push(puzzle)
      console.log(`match ${match + 1}: ${seats} seats, ${puzzle.clear.toFixed(2)}`)
      break
    }
  }
  return found

  /** How much better the best move is than the second; 0 if that is not clear, or easily seen. */
  function clearness(question: Question, seed: number, worlds = GLANCE): number {
    const rng = Rng.from(seed)
    const [best, second] = judgeMoves({ ...question, rng }, knowledge, null, {
      worlds,
      breadth: BREADTH,
    })
    if (!second || second.cost < CLEAR || second.cost < SURE * second.doubt) return 0
    const thumb = greedy({ ...question, rng }, knowledge.insight)
    return same(thumb.move, best.move) ? 0 : second.cost
  }

  async function confirmed(question: Question, options: object): Promise<Found | null> {
    const { seat, view, offers } = question
    const clear = clearness(question, -1, CARE)
    if (clear === 0) return null
    const asked = { ...question, rng: Rng.from(1) }
    const [move, ...longer] = SEARCHES.map(
      iterations => search(asked, knowledge, { ms: Infinity, iterations }).move,
    )
    if (!move || !longer.every(other => same(other, move))) return null
    const verdict = await verdictFor({ game: game.id, contentSet: null, seat, view, offers, move })
    if (verdict === null || verdict.cost > 0) return null
    const carried = { game: game.id, version: game.version, options, seat, view }
    return { clear, carried: await packed(carried as Puzzle) }
  }
}

interface Clear {
  readonly clear: number
}

function clearest(one: Clear, other: Clear): number {
  return other.clear - one.clear
}
