import { stream } from '../../kernel/chance.ts'
import type { GameTypes, PerSeat, Score } from '../../kernel/game.ts'
import { same } from '../../kernel/json.ts'
import { remembered } from '../../kernel/memory.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Answer, Question } from '../bot.ts'
import { type Plan, type Player, sittingOf } from './plan.ts'
import { optionsAt } from './vary.ts'

/** Far more than any game takes. A longer game has a mistake in its rules or options. */
const MOST_PLIES = 200_000

/** A game that does not end: a mistake in its rules or options. */
export class EndlessGame extends Error {}

/** Four 32-bit words: the whole generator of a bot for one question. */
export type Chance = readonly [number, number, number, number]
export type Asked = Omit<Question, 'rng' | 'now'>

/** Asks a player for a move, here or in another thread: the answer is the same. */
export type Think = (player: Player, asked: Asked, chance: Chance) => Promise<Answer> | Answer

/** Lets players think in this thread, by this clock in milliseconds. */
export const thinkHere =
  (now: () => number): Think =>
  ({ bot }, asked, chance) =>
    bot({ ...asked, rng: new Rng(chance), now })

/** Levels that answer at once: handing their question to a thread takes longer than answering it. */
export const QUICK: ReadonlySet<string> = new Set(['random', 'greedy', 'learned'])

/** How a game of a plan has ended; plain JSON. */
export interface Outcome {
  readonly index: number
  /** The deal. */
  readonly seed: string
  /** The player in each seat, as an index into the plan's players. */
  readonly seated: PerSeat<number>
  readonly scores: PerSeat<Score>
  /** The role of each seat; [] in games whose seats are all alike. */
  readonly roles: PerSeat<string>
  readonly plies: number
  /** Whether the game was stopped by its own safety limit. */
  readonly stopped: boolean
}

/** Hears of every ply of a game: who moved, how, and what happened. */
export type Observer = (
  seat: number,
  move: GameTypes['move'],
  events: readonly GameTypes['event'][],
) => void

/**
 * One game of a plan to its end. It draws the chance of each ply from the same stream as a match,
 * so that its moves replay. But there is no undo, and a stream is opened only if a ply draws, which
 * makes it several times as fast. Throws an `EndlessGame`.
 */
export async function playGame(
  plan: Plan,
  index: number,
  think: Think,
  observe: Observer = () => {},
): Promise<Outcome> {
  const { game, players, roles } = plan
  const { seed, seated, rng } = sittingOf(plan, index)
  const state = game.setup(players.length, optionsAt(plan, index), stream(seed, 0))
  const table = new LazyTable(seed)
  for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
    const offers = game.legal(state, seat)
    const past = remembered(game, table.plies, seat)
    const asked = { game, seat, view: game.view(state, seat), past, offers }
    const answer = think(playerIn(players, seated, seat), asked, fourWords(rng))
    const { move } = answer instanceof Promise ? await answer : answer
    const offered = offers.includes(move) ? move : offers.find(offer => same(offer, move))
    if (!offered) throw new Error(`A bot chose what was not offered: ${JSON.stringify(move)}`)
    game.play(state, seat, offered, table.next())
    observe(seat, offered, table.events)
    if (table.ply > MOST_PLIES)
      throw new EndlessGame(`Game ${index + 1} does not end: over ${MOST_PLIES} plies.`)
  }
  return {
    index,
    seed,
    seated,
    scores: game.scores(state),
    roles: roles?.(game.view(state, null)) ?? [],
    plies: table.ply,
    stopped: table.stopped,
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
  readonly plies: { readonly events: GameTypes['event'][] }[] = []
  stopped = false

  constructor(seed: string) {
    this.seed = seed
  }

  next(): this {
    this.plies.push({ events: [] })
    this.opened = null
    return this
  }

  get ply(): number {
    return this.plies.length
  }

  get events(): GameTypes['event'][] {
    return this.plies[this.plies.length - 1]?.events ?? []
  }

  get rng(): Rng {
    return (this.opened ??= stream(this.seed, this.ply))
  }

  emit(event: GameTypes['event']): void {
    this.events.push(event)
    if ('limit' in event && event.limit === true) this.stopped = true
  }
}
