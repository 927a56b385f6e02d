import type { BotJob, BotReply } from '../../work/bots.ts'
import { startWork } from '../../work/start.ts'

/** Answers for bots, one question after the other. */
export interface BotWorker {
  ask(job: BotJob): Promise<{ readonly type: string }>
  close(): void
}

/** Bots in a worker of their own, so that rules and page answer at once while they think. */
export function botWorker(worker: Worker = startWork('bots')): BotWorker {
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
