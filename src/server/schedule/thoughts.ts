import type { Job } from '../../bots/work.ts'
import type { Limits } from '../limits/limits.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { botQueue, type BotQueue, type Start } from './bot-queue.ts'
import type { Path } from './fair-queue.ts'
import { makeStrain, type Strain } from './strain.ts'
import type { Thinker, Thought } from './thinker.ts'

/** What a bot is asked, and for whom. */
export interface Wish {
  /** Its effort, if any, is the most that is used. */
  readonly job: Job
  /** Whose table it is: the wish waits for the one of them with the shortest queue. */
  readonly owners: readonly [Path, ...Path[]]
  /** Asked when it is its turn: meanwhile somebody may have undone a move or taken the seat. */
  wanted(): boolean
}

/** The bots' thoughts: each waits in a fair queue until a thread has time for it. */
export interface Thoughts {
  /** null = when it was its turn, it was not wanted any more. */
  think(wish: Wish): Promise<Thought | null>
  /** Everything pending is rejected. */
  close(): Promise<void>
}

interface Waiting {
  readonly level: string
  readonly wish: Wish
  readonly since: number
  readonly resolve: (thought: Thought | null) => void
  readonly reject: (reason: unknown) => void
}

interface Thinking {
  readonly thinker: Thinker
  readonly metrics: Metrics
  readonly queue: BotQueue<Waiting>
  readonly strain: Strain
  closed: boolean
}

export function makeThoughts(
  thinker: Thinker,
  { limits, metrics, log }: { limits: Limits; metrics: Metrics; log: Log },
): Thoughts {
  const queue = botQueue<Waiting>({
    threads: thinker.threads,
    running: limits.botThoughtsAtOnce,
    calmMs: limits.botCalmMs,
    leastEffort: limits.botLeastEffort,
  })
  const strain = makeStrain(log, limits.botLeastEffort)
  const thinking: Thinking = { thinker, metrics, queue, strain, closed: false }
  return {
    think: wish =>
      new Promise((resolve, reject) => {
        const since = performance.now()
        const waiting = { level: wish.job.level, wish, since, resolve, reject }
        queue.add(waiting, queue.shortest(wish.owners), since)
        startAll(thinking)
      }),
    async close() {
      thinking.closed = true
      startAll(thinking)
      await thinker.close()
    },
  }
}

/** Starts what may start now. */
function startAll(thinking: Thinking): void {
  const { queue, metrics } = thinking
  for (;;) {
    const start = queue.take(performance.now())
    if (start === null) break
    void run(thinking, start).then(() => startAll(thinking))
  }
  metrics.botsWaiting.set(queue.waiting)
}

/** One thought, from its turn to its answer; never rejects. */
async function run(thinking: Thinking, start: Start<Waiting>): Promise<void> {
  const { wish, since, resolve, reject } = start.item
  const began = performance.now()
  let ms: number | null = null
  try {
    if (thinking.closed) throw new Error('The bots are closing.')
    if (!wish.wanted()) {
      ms = 0
      return resolve(null)
    }
    const job = { ...wish.job, effort: Math.min(wish.job.effort ?? 1, start.effort) }
    note(thinking, job.effort, began - since)
    const thought = await thinking.thinker.think(job)
    ms = thought.ms
    thinking.metrics.thinkSeconds.observe(ms / 1000)
    resolve(thought)
  } catch (error) {
    reject(error)
  } finally {
    start.done(ms ?? performance.now() - began)
  }
}

function note({ metrics, queue, strain }: Thinking, effort: number, waitedMs: number): void {
  metrics.botWaitSeconds.observe(waitedMs / 1000)
  const name = strain.note(effort, waitedMs, queue.waiting)
  if (name !== 'full') metrics.shortThoughts.inc({ effort: name })
}
