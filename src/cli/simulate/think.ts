import { availableParallelism } from 'node:os'
import type { Answer } from '../../bots/bot.ts'
import type { Plan } from '../../bots/lab/plan.ts'
import { QUICK, type Think, thinkHere } from '../../bots/lab/play.ts'
import type { Job } from '../../bots/work.ts'
import { customContent } from '../../games/custom-content.ts'
import type { ContentSet } from '../../kit/content/sets.ts'
import { processorTime } from '../processor-time.ts'
import { BOT_WORKER } from '../../server/paths.ts'
import { poolOf } from '../pool.ts'

/** Where the players think: in this thread or in others. Their answers are the same. */
export interface Thinker {
  /** How many games are worth running at once. */
  readonly width: number
  readonly think: Think
  close(): Promise<void>
}

/** `workers`: the threads; 0 for this one, where a bot's time is the processor's. */
export async function makeThinker(
  { game, options, players }: Plan,
  workers?: number,
): Promise<Thinker> {
  const quick = players.every(({ level }) => QUICK.has(level))
  const threads = workers ?? (quick ? 0 : availableParallelism())
  return threads === 0 ? HERE : elsewhere(threads, await customContent(game.id, options))
}

const HERE: Thinker = {
  width: 1,
  think: thinkHere(processorTime),
  close: () => Promise.resolve(),
}

async function elsewhere(threads: number, contentSet: ContentSet | null): Promise<Thinker> {
  const pool = await poolOf<Job, Answer>(BOT_WORKER, threads)
  return {
    width: 2 * threads,
    think(player, asked, chance) {
      if (QUICK.has(player.level)) return HERE.think(player, asked, chance)
      const { game, seat, view, past = [], offers } = asked
      return pool.run({
        game: game.id,
        seat,
        contentSet,
        view,
        past,
        offers,
        level: player.level,
        seed: chance,
      })
    },
    // What is still being thought about when a run is stopped is no longer wanted.
    close: () => pool.destroy(),
  }
}
