import { setImmediate } from 'node:timers/promises'
import { inOrder } from '../../bots/lab/in-order.ts'
import { type Plan, planOf } from '../../bots/lab/plan.ts'
import { drawnIn } from '../../bots/lab/drawn.ts'
import { knowledgeFor } from '../../bots/knowledge.ts'
import type { GameTypes } from '../../kernel/game.ts'
import type { Ply } from '../../kernel/match.ts'
import { thinkingMs } from '../../bots/levels.ts'
import { findGame, GAMES } from '../../games/index.ts'
import type { LoadedGame } from '../../kit/game-entry.ts'
import type { GameMeta } from '../../kit/meta.ts'
import { Failure } from '../failure.ts'
import { listen } from '../interrupt.ts'
import { type Progress, showProgress } from '../progress.ts'
import { played } from '../simulate/run.ts'
import { makeThinker, type Thinker } from '../simulate/think.ts'
import { gameNamed } from '../values.ts'
import { type Choice, PAIRINGS, playersOf, type Wanted, wantedOf } from './pairings.ts'
import {
  addResult,
  type Game,
  gamesOf,
  isOf,
  type PlayedDeal,
  presentOf,
  readResults,
} from './results.ts'
import { writeStrength } from './strength.ts'

export interface LadderOptions extends Omit<Choice, 'seats'> {
  readonly seats?: readonly string[]
  /** The file of results. */
  readonly results: string
  /** Iterations a millisecond of a level's time, instead of the clock. */
  readonly pace?: number
  readonly workers?: number
  /** Play nothing; only write what the results say. */
  readonly only?: boolean
}

/** The same deals for all. */
const SEED = '1adde2'

/** `tianguis ladder`: measures the levels against each other, and goes on where it stopped. */
export async function ladder(id: string | undefined, options: LadderOptions): Promise<void> {
  const entries = id === undefined ? GAMES : [gameNamed(id)]
  const played = await readResults(options.results)
  const choice = { ...options, seats: options.seats?.map(Number) }
  const wanted = entries.flatMap(({ meta }) => wantedOf(meta, choice))
  if (wanted.length === 0)
    throw Failure.usage(`No pairing has these levels and so many seats. Pairings: ${PAIRINGS}.`)
  if (options.only && played.length === 0) throw Failure.world(`${options.results} has no results.`)
  const interrupt = listen()
  try {
    if (!options.only) await climb(wanted, options, played, interrupt.signal)
  } finally {
    interrupt.close()
  }
  await writeStrength(played, options.results)
  if (interrupt.signal.aborted) throw Failure.interrupted()
}

/** Plays what is missing, deal by deal; each is kept before the next begins. */
async function climb(
  wanted: readonly Wanted[],
  options: LadderOptions,
  played: PlayedDeal[],
  stop: AbortSignal,
): Promise<void> {
  const total = wanted.reduce((sum, { deals, seats }) => sum + deals * seats, 0)
  const progress = showProgress(total, 'games')
  try {
    for (const pairing of wanted) {
      if (stop.aborted) return
      await playPairing(pairing, options, played, { progress, stop })
    }
  } finally {
    progress.stop()
  }
}

interface Watch {
  readonly progress: Progress
  readonly stop: AbortSignal
}

async function playPairing(
  wanted: Wanted,
  { results, pace: asked, workers }: LadderOptions,
  played: PlayedDeal[],
  { progress, stop }: Watch,
): Promise<void> {
  const { deals, ...pairing } = wanted
  const { loaded, meta } = await load(wanted.game)
  const pace = asked ?? null
  const kind = { ...pairing, ...presentOf(loaded.game), pace }
  const done = played.filter(deal => isOf(deal, kind)).map(({ deal }) => deal)
  const missing = Array.from({ length: deals }, (_, deal) => deal).filter(
    deal => !done.includes(deal),
  )
  progress.step((deals - missing.length) * wanted.seats)
  if (missing.length === 0) return
  const players = playersOf(meta, wanted)
  const plan = await planFor(loaded, players, pace, deals)
  const thinker = await makeThinker(plan, workers)
  try {
    for (const deal of missing) {
      const games = await playDeal(plan, thinker, deal)
      const line = { ...kind, deal, games: gamesOf(games, players, wanted.level) }
      await addResult(results, line)
      played.push(line)
      progress.step(wanted.seats, `, ${meta.id} ${wanted.seats}: ${wanted.level}, ${wanted.others}`)
      if (stop.aborted) return
    }
  } finally {
    await thinker.close()
  }
}

async function planFor(
  loaded: LoadedGame,
  levels: readonly string[],
  pace: number | null,
  deals: number,
): Promise<Plan> {
  const players = levels.map(level => paced(level, pace))
  const games = deals * levels.length
  const plan = await planOf(loaded, { players, games, seed: SEED, rotate: true })
  if (plan.ok) return plan.value
  throw Failure.usage(plan.message)
}

/** The games of a deal, one from each seat. */
async function playDeal(plan: Plan, { think, width }: Thinker, deal: number): Promise<Game[]> {
  const seats = plan.players.length
  const knowledge = await knowledgeFor(plan.game)
  const game = async (index: number): Promise<Game> => {
    const log: Ply<GameTypes['move']>[] = []
    const outcome = await played(plan, index, think, (seat, move) => log.push({ seat, move }))
    return { outcome, drawn: drawnIn(plan, knowledge, outcome.seed, log) }
  }
  const games: Game[] = []
  for await (const one of inOrder((deal + 1) * seats, width, game, deal * seats)) {
    games.push(one)
    // Games that are played in this thread leave no other time to hear of Ctrl-C.
    await setImmediate()
  }
  return games
}

async function load(id: string): Promise<{ loaded: LoadedGame; meta: GameMeta }> {
  const entry = findGame(id) ?? gameNamed(id)
  return { loaded: await entry.load(), meta: entry.meta }
}

/** A level's manner with as many iterations as its time would hold at this pace. */
function paced(level: string, pace: number | null): string {
  const ms = thinkingMs(level)
  return pace === null || ms === 0 ? level : `${level}@${Math.max(1, Math.round(ms * pace))}`
}
