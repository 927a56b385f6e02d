import type { ContentSet } from '../../../kit/content-sets.ts'
import type { Level } from '../../../protocol/table.ts'

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

/** Answers for bots, one question after the other. */
export interface BotWorker {
  ask(job: BotJob): Promise<{ readonly type: string }>
  close(): void
}

export type BotReply =
  | { readonly id: number; readonly move: { readonly type: string } }
  | { readonly id: number; readonly trouble: string }

/** Bots in a worker of their own, so that rules and page answer at once while they think. */
export function botWorker(worker: Worker = startWorker()): BotWorker {
  const waiting = new Map<number, PromiseWithResolvers<{ readonly type: string }>>()
  let count = 0
  worker.addEventListener('message', ({ data }: MessageEvent<BotReply>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('move' in data) asked?.resolve(data.move)
    else asked?.reject(new Error(data.trouble))
  })
  worker.addEventListener('error', event => {
    for (const asked of waiting.values()) asked.reject(new Error(event.message))
    waiting.clear()
  })
  return {
    ask(job) {
      const asked = withResolvers<{ readonly type: string }>()
      waiting.set(++count, asked)
      worker.postMessage({ id: count, job })
      return asked.promise
    },
    close() {
      worker.terminate()
      waiting.clear()
    },
  }
}

interface PromiseWithResolvers<A> {
  readonly promise: Promise<A>
  resolve(value: A): void
  reject(trouble: Error): void
}

/** `Promise.withResolvers` for the older browsers we build for. */
function withResolvers<A>(): PromiseWithResolvers<A> {
  let resolve: (value: A) => void = () => {}
  let reject: (trouble: Error) => void = () => {}
  const promise = new Promise<A>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve: value => resolve(value), reject: trouble => reject(trouble) }
}

function startWorker(): Worker {
  return new Worker(new URL('local-worker.ts', import.meta.url), { type: 'module' })
}
