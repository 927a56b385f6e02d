import { stream } from '../../kernel/chance.ts'
import type { PerSeat, Score, GameTypes } from '../../kernel/game.ts'
import { same } from '../../kernel/json.ts'
import type { Ply } from '../../kernel/match.ts'
import type { Rng } from '../../kernel/rng.ts'
import { Failure } from '../failure.ts'
import { type Plan, type Player, type Sitting, sittingOf } from './plan.ts'
import type { Chance, Thinker } from './think.ts'

/**
 * Far more than any game takes. A longer game has a mistake in its rules or options.
 */
const MOST_PLIES = 200_000

export interface PlayedGame extends Sitting {
  readonly scores: PerSeat<Score>
  /** The role of each seat; [] in games whose seats are all alike. */
  readonly roles: PerSeat<string>
  readonly plies: number
  /** Whether the game was stopped by its own safety limit. */
  readonly stopped: boolean
  /** What happened at each ply, if a trace is wanted. */
  readonly log: readonly TracedPly[]
}
export interface TracedPly extends Ply<GameTypes['move']> {
  readonly events: readonly GameTypes['event'][]
}

/** Plays a plan's games, several at once if that pays, and returns them in order. */
export async function* playAll(
  plan: Plan,
  thinker: Thinker,
  traced: boolean,
): AsyncGenerator<PlayedGame> {
  const underway: Promise<PlayedGame>[] = []
  for (let next = 0; next < plan.games;) {
    while (underway.length < thinker.width && next < plan.games) {
      const game = playGame(plan, sittingOf(plan, next++), thinker, traced)
      // A failed game is reported when its turn comes; until then this handler keeps the rejection
      // from being unhandled.
      game.catch(() => {})
      underway.push(game)
    }
    const first = underway.shift()
    if (first) yield await first
  }
  for (const game of underway) yield await game
}

/**
 * One game to its end. It draws the chance of each ply from the same stream as a match, so that a
 * trace replays. But there is no undo, and a stream is opened only if a ply draws, which makes it
 * several times as fast.
 */
async function playGame(
  plan: Plan,
  sitting: Sitting,
  thinker: Thinker,
  traced: boolean,
): Promise<PlayedGame> {
  const { game, options, players, roles } = plan
  const { seed, seated, rng } = sitting
  const state = game.setup(players.length, options, stream(seed, 0))
  const table = new LazyTable(seed)
  const log: TracedPly[] = []
  for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
    const offers = game.legal(state, seat)
    const asked = { game, seat, view: game.view(state, seat), offers }
    const answer = thinker.think(playerIn(players, seated, seat), asked, fourWords(rng))
    const { move } = answer instanceof Promise ? await answer : answer
    const offered = offers.includes(move) ? move : offers.find(offer => same(offer, move))
    if (!offered) throw new Error(`A bot chose what was not offered: ${JSON.stringify(move)}`)
    game.play(state, seat, offered, table.next())
    if (traced) log.push({ seat, move: offered, events: table.events })
    if (table.ply > MOST_PLIES)
      throw Failure.world(`Game ${sitting.index + 1} does not end: over ${MOST_PLIES} plies.`)
  }
  return {
    ...sitting,
    scores: game.scores(state),
    roles: roles?.(game.view(state, null)) ?? [],
    plies: table.ply,
    stopped: table.stopped,
    log,
  }
}

function playerIn(players: readonly Player[], seated: PerSeat<number>, seat: number): Player {
  const player = players[seated[seat] ?? -1]
  if (player) return player
  throw new Error(`Nobody sits in seat ${seat}`)
}

function fourWords(rng: Rng): Chance {
  return [rng.next(), rng.next(), rng.next(), rng.next()]
}

/**
 * The context of each ply: its own stream, opened at the first draw, and a listener for its events.
 */
class LazyTable {
  private readonly seed: string
  private opened: Rng | null = null
  ply = 0
  stopped = false
  events: GameTypes['event'][] = []

  constructor(seed: string) {
    this.seed = seed
  }

  next(): this {
    this.ply++
    this.opened = null
    this.events = []
    return this
  }

  get rng(): Rng {
    return (this.opened ??= stream(this.seed, this.ply))
  }

  emit(event: GameTypes['event']): void {
    this.events.push(event)
    if ('limit' in event && event.limit === true) this.stopped = true
  }
}
