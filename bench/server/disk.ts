import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { inFolder } from './places.ts'

const FLUSHES = new URL('flush-worker.mjs', import.meta.url)

/**
 * What `act` results in, and the milliseconds this disk needed meanwhile to make a write durable,
 * in order: no acknowledgement comes sooner.
 */
export function besideFlushes<A>(
  act: () => Promise<A>,
): Promise<{ readonly value: A; readonly flush: readonly number[] }> {
  return inFolder(async folder => {
    const worker = new Worker(FLUSHES, { workerData: join(folder, 'flushed'), execArgv: [] })
    try {
      await once(worker, 'online')
      const value = await act()
      worker.postMessage('enough')
      const [times] = (await once(worker, 'message')) as [number[]]
      return { value, flush: times.toSorted((a, b) => a - b) }
    } finally {
      await worker.terminate()
    }
  })
}
