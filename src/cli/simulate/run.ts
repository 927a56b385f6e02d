import type { Plan } from '../../bots/lab/plan.ts'
import { inOrder } from '../../bots/lab/in-order.ts'
import { EndlessGame, type Outcome, playGame } from '../../bots/lab/play.ts'
import { type GameUses, UseCounter } from '../../bots/lab/uses.ts'
import type { GameTypes } from '../../kernel/game.ts'
import type { Ply } from '../../kernel/match.ts'
import { Failure } from '../failure.ts'
import type { Thinker } from './think.ts'

export interface PlayedGame extends Outcome {
  /** What happened at each ply, if a trace is wanted. */
  readonly log: readonly TracedPly[]
  /** What was used how often, if a report is wanted. */
  readonly uses?: GameUses
}
export interface TracedPly extends Ply<GameTypes['move']> {
  readonly events: readonly GameTypes['event'][]
}

/** What of the games is wanted besides their results. */
export interface Wanted {
  readonly log: boolean
  readonly uses: boolean
}

/** Plays a plan's games, several at once if that pays, and returns them in order. */
export function playAll(
  plan: Plan,
  { think, width }: Thinker,
  wanted: Wanted,
): AsyncGenerator<PlayedGame> {
  return inOrder(plan.games, width, index => play(plan, index, think, wanted))
}

async function play(
  plan: Plan,
  index: number,
  think: Thinker['think'],
  wanted: Wanted,
): Promise<PlayedGame> {
  const log: TracedPly[] = []
  // Several games run at once, and each is counted by itself.
  const counter = wanted.uses ? new UseCounter() : null
  const outcome = await played(plan, index, think, (seat, move, events) => {
    if (wanted.log) log.push({ seat, move, events })
    counter?.observe(seat, move, events)
  })
  return { ...outcome, log, ...(counter && { uses: counter.take() }) }
}

/** One game of a plan; a game that does not end is a Failure. */
export async function played(...game: Parameters<typeof playGame>): Promise<Outcome> {
  try {
    return await playGame(...game)
  } catch (error) {
    throw error instanceof EndlessGame ? Failure.world(error.message) : error
  }
}
