import { stream } from '../../kernel/chance.ts'
import type { Game, GameTypes, PerSeat } from '../../kernel/game.ts'
import { fitOptions, type Result } from '../../kernel/match.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { LoadedGame } from '../../kit/game-entry.ts'
import type { Bot } from '../bot.ts'
import { knowledgeFor } from '../knowledge.ts'
import { findBot } from '../levels.ts'
import { rotates } from './rotates.ts'
import { valuesOf, variable, type Variation, variationOf } from './vary.ts'

/** What is to be played, as plain JSON. */
export interface Setting {
  /** The level of each player: a name of `LEVELS`, or `mcts:<iterations>`. */
  readonly players: readonly string[]
  readonly games: number
  /** 1 to 64 hexadecimal digits; the same seed plays the same deals. */
  readonly seed: string
  /** Options left out take their defaults. */
  readonly options?: Readonly<Record<string, unknown>>
  /** Whether everybody plays every deal once from each seat, where not all play alike. */
  readonly rotate: boolean
  /** An option that takes all its values in turn, whatever `options` says of it. */
  readonly vary?: string | undefined
}

export interface Player {
  readonly level: string
  readonly bot: Bot
}

/** What to play, checked before the first game. */
export interface Plan {
  readonly game: Game
  readonly options: GameTypes['options']
  /** Players change seats from game to game; their order here stays. */
  readonly players: readonly Player[]
  readonly games: number
  readonly seed: string
  readonly rotate: boolean
  /** Null where all seats are alike. */
  readonly roles: LoadedGame['roles'] | null
  readonly vary?: Variation | undefined
}

/** One game of a plan: its deal, its seats, and the generators of its players. */
export interface Sitting {
  readonly seed: string
  /** The player in each seat, as an index into the plan's players. */
  readonly seated: PerSeat<number>
  readonly rng: Rng
}

/** Reads a setting; says which option or level does not exist. */
export async function planOf(
  { game, roles }: LoadedGame,
  { players, games, seed, options, rotate, vary: wanted }: Setting,
): Promise<Result<Plan>> {
  const fit = fitOptions(game, players.length, options ?? {})
  if (!fit.ok) return fit
  const vary = wanted === undefined ? null : variationOf(game, players.length, fit.value, wanted)
  if (wanted !== undefined && vary === null)
    return notVaried(game, players.length, fit.value, wanted)
  const knowledge = await knowledgeFor(game)
  const seated: Player[] = []
  for (const level of players) {
    const found = findBot(level, knowledge)
    if (!found.ok) return found
    seated.push({ level, bot: found.value })
  }
  return {
    ok: true,
    value: {
      game,
      options: fit.value,
      players: seated,
      games,
      seed,
      rotate: rotates(players, rotate),
      roles: roles ?? null,
      ...(vary && { vary }),
    },
  }
}

function notVaried(game: Game, seats: number, options: GameTypes['options'], option: string) {
  const can = variable(game, seats, options).join(', ')
  const message = `The option "${option}" cannot be varied here. ${can === '' ? 'No option can.' : `Options: ${can}.`}`
  return { ok: false, why: 'bad-option', message } as const
}

/**
 * With rotation, everybody plays every deal once from each seat, so that luck of the deal cancels
 * out. Where an option is varied, every deal is first played with each of its values.
 */
export function sittingOf(plan: Plan, index: number): Sitting {
  const { players, seed, rotate } = plan
  const count = players.length
  const round = Math.floor(index / valuesOf(plan))
  const deal = rotate ? Math.floor(round / count) : round
  const turned = rotate ? round % count : 0
  return {
    seed: hex(stream(`${seed} deal`, deal)),
    seated: players.map((_, seat) => (seat + turned) % count),
    rng: stream(`${seed} players`, index),
  }
}

function hex(rng: Rng): string {
  return [rng.next(), rng.next(), rng.next(), rng.next()]
    .map(word => word.toString(16).padStart(8, '0'))
    .join('')
}
