import { availableParallelism } from 'node:os'
import type { Answer, Question } from '../../bots/bot.ts'
import type { Job } from '../../bots/work.ts'
import { customContent } from '../../games/index.ts'
import { Rng } from '../../kernel/rng.ts'
import type { ContentSet } from '../../kit/content-sets.ts'
import { BOT_WORKER, WORKER_ARGS } from '../../server/paths.ts'
import type { Plan, Player } from './plan.ts'

/** Four 32-bit words: the whole generator of a bot for one question. */
export type Chance = readonly [number, number, number, number]
export type Asked = Omit<Question, 'rng' | 'now'>

/** Where the players think: in this thread or in others. Their answers are the same. */
export interface Thinker {
  /** How many games are worth running at once. */
  readonly width: number
  think(player: Player, asked: Asked, chance: Chance): Promise<Answer> | Answer
  close(): Promise<void>
}

/** Bots that answer at once: handing their question to a thread takes longer than answering it. */
const QUICK: ReadonlySet<string> = new Set(['random', 'greedy'])

export async function makeThinker(
  { game, options, players }: Plan,
  workers?: number,
): Promise<Thinker> {
  const quick = players.every(({ level }) => QUICK.has(level))
  const threads = workers ?? (quick ? 0 : availableParallelism())
  return threads === 0 ? HERE : elsewhere(threads, await customContent(game.id, options))
}

const now = () => performance.now()

const HERE: Thinker = {
  width: 1,
  think: ({ bot }, asked, chance) => bot({ ...asked, rng: new Rng(chance), now }),
  close: () => Promise.resolve(),
}

async function elsewhere(threads: number, contentSet: ContentSet | null): Promise<Thinker> {
  const { Piscina } = await import('piscina')
  const options = {
    filename: BOT_WORKER,
    execArgv: WORKER_ARGS,
    minThreads: threads,
    maxThreads: threads,
  }
  const pool = new Piscina<Job, Answer>(options)
  return {
    width: 2 * threads,
    think(player, asked, chance) {
      if (QUICK.has(player.level)) return HERE.think(player, asked, chance)
      const { game, seat, view, offers } = asked
      return pool.run({
        game: game.id,
        seat,
        contentSet,
        view,
        offers,
        level: player.level,
        seed: chance,
      })
    },
    close: () => pool.close(),
  }
}
