import { answer } from '../../bots/work.ts'
import type { ContentSet } from '../../kit/content/sets.ts'
import type { Level } from '../../protocol/table.ts'
import { replying } from './reply.ts'

/** What a bot in this page is asked; plain JSON, on its way to the worker. */
export interface BotJob {
  readonly game: string
  readonly level: Level
  readonly seat: number
  /** The set of printed values the match is played with; null = the game's own. */
  readonly contentSet: ContentSet | null
  readonly view: object
  /** What the seat perceived of the latest plies (`Game.memory`). */
  readonly past: readonly { readonly type: string }[]
  readonly offers: readonly { readonly type: string }[]
  /** The bot's own chance. */
  readonly seed: number
}

/** This page's bots think. */
export const hear = replying(async (job: BotJob) => {
  const { move } = await answer(job, () => performance.now())
  return move
})
