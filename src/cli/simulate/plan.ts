import type { Bot } from '../../bots/bot.ts'
import { knowledgeFor } from '../../bots/knowledge.ts'
import { findBot } from '../../bots/levels.ts'
import { stream } from '../../kernel/chance.ts'
import type { Game, PerSeat, GameTypes } from '../../kernel/game.ts'
import { fitOptions } from '../../kernel/match.ts'
import type { Rng } from '../../kernel/rng.ts'
import { useContents } from '../content.ts'
import { Failure } from '../failure.ts'
import { gameNamed } from '../values.ts'
import type { LoadedGame } from '../../kit/game-entry.ts'

export interface SimulateOptions {
  readonly players: readonly string[]
  readonly games: number
  readonly seed: string
  readonly options?: Readonly<Record<string, unknown>>
  readonly rotate: boolean
  readonly json?: boolean
  readonly trace?: string
  readonly workers?: number
  readonly content?: readonly string[]
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
}

/** One game of a plan: its deal, its seats, and the generators of its players. */
export interface Sitting {
  readonly index: number
  readonly seed: string
  /** The player in each seat, as an index into the plan's players. */
  readonly seated: PerSeat<number>
  readonly rng: Rng
}

export async function makePlan(id: string, asked: SimulateOptions): Promise<Plan> {
  const { game, roles = null } = await gameNamed(id).load()
  await useContents(asked.content, id)
  const { players, games, seed, rotate } = asked
  const fit = fitOptions(game, players.length, asked.options ?? {})
  if (!fit.ok) throw Failure.usage(fit.message)
  const knowledge = await knowledgeFor(game)
  const seated = players.map(level => {
    const found = findBot(level, knowledge)
    if (found.ok) return { level, bot: found.value }
    throw Failure.usage(found.message)
  })
  return { game, options: fit.value, players: seated, games, seed, rotate, roles }
}

/**
 * With rotation, everybody plays every deal once from each seat, so that luck of the deal cancels
 * out.
 */
export function sittingOf({ players, seed, rotate }: Plan, index: number): Sitting {
  const count = players.length
  const deal = rotate ? Math.floor(index / count) : index
  const turned = rotate ? index % count : 0
  return {
    index,
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
