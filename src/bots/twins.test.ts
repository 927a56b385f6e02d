import { expect, test } from 'vitest'
import { daily } from '../../test/deep.ts'
import { GAMES } from '../games/index.ts'
import type { Game, GameEvent, GameTypes } from '../kernel/game.ts'
import { fitOptions, must } from '../kernel/match.ts'
import { remembered } from '../kernel/memory.ts'
import { same } from '../kernel/json.ts'
import { Rng } from '../kernel/rng.ts'
import type { Question } from './bot.ts'
import { loadGame } from './games.ts'
import { type Knowledge, knowledgeFor } from './knowledge.ts'
import { findBot } from './levels.ts'
import { hint } from './review/hint.ts'
import { judgeMoves } from './review/judge-move.ts'
import { estimateOf } from './review/estimate.ts'
import { foresightFor } from './review/trials.ts'

/** Pairs of worlds that a seat cannot tell apart, of each game. */
const PAIRS = daily(6, 10_000)
/** What answers at once is asked in every pair, the searches in turns. */
const QUICK = ['random', 'greedy', 'learned']
const SEARCHES = ['easy@16', 'medium@16', 'hard@100', 'master@16']
/** One pair of so many is asked for a hint and for what a review says. */
const HINTED = daily(6, 50)

/** Two worlds that look the same to a seat that has a choice. */
interface Pair {
  readonly game: Game
  readonly seat: number
  readonly past: readonly GameEvent[]
  readonly worlds: readonly GameTypes['state'][]
  readonly number: number
}

/**
 * Pairs from games half by rule bots and half at random: only those whose worlds differ, once one
 * has. In a game that hides nothing they never do.
 */
function* pairsOf(game: Game, { insight }: Knowledge): Generator<Pair> {
  const [least, most] = game.seats
  let number = 0
  let hides = false
  for (let deal = 1; ; deal++) {
    const rng = Rng.from(deal)
    const seats = least + (deal % (most - least + 1))
    const options = must(fitOptions(game, seats, {}))
    const state = game.setup(seats, options, rng)
    const plies: { readonly events: GameEvent[] }[] = []
    for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
      const offers = game.legal(state, seat)
      if (offers.length > 1) {
        const twin = game.determinize(game.view(state, seat), rng)
        const differ = !same(twin, state)
        hides ||= differ
        if (differ || !hides) {
          const past = remembered(game, plies, seat)
          yield { game, seat, past, worlds: [state, twin], number: ++number }
        }
      }
      const wild = deal % 2 === 0 || offers.length === 1
      const move = wild ? rng.pick(offers) : insight.choose(state, seat, offers, rng)
      const events: GameEvent[] = []
      game.play(state, seat, move, { rng, emit: event => events.push(event) })
      plies.push({ events })
    }
  }
}

/** What each level that is asked, hints and reviews say of both worlds. */
function saidOf({ game, seat, past, worlds, number }: Pair, knowledge: Knowledge): unknown[] {
  const searches = SEARCHES[number % SEARCHES.length]
  return worlds.map(world => {
    const question = (seed: number): Question => ({
      game,
      seat,
      view: game.view(world, seat),
      past,
      offers: game.legal(world, seat),
      rng: Rng.from(seed),
      now: () => 0,
    })
    const answers = [...QUICK, searches].map(level => {
      const bot = findBot(level, knowledge)
      return bot.ok ? bot.value(question(number)) : bot
    })
    if (number % HINTED !== 0) return answers
    const foresight = foresightFor(knowledge, game.view(world, seat))
    return [
      ...answers,
      hint(question(1), knowledge, { ms: Infinity, iterations: 24 }),
      judgeMoves(question(2), knowledge, null, { worlds: 2, breadth: 4 }),
      estimateOf(game, foresight, world, seat, Rng.from(3)).wins[seat],
    ]
  })
}

test.each(GAMES.map(({ meta }) => meta.id))(
  '%s: in worlds that a seat cannot tell apart every level, hint and review line is the same',
  { timeout: daily(30_000, 3_600_000) },
  async id => {
    const { game } = await loadGame(id)
    const knowledge = await knowledgeFor(game)
    const told = new Array<string>()
    for (const pair of pairsOf(game, knowledge)) {
      if (pair.number > PAIRS) break
      const [one, other] = saidOf(pair, knowledge)
      if (!same(one, other)) told.push(`pair ${pair.number}`)
    }
    expect(told).toEqual([])
  },
)
