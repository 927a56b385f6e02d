import type { Work } from './worker.ts'

/** A worker for this work, so that the page goes on meanwhile. */
export function startWork(work: Work): Worker {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' })
  worker.postMessage(work)
  return worker
}
