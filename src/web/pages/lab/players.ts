import { ask } from '../../work/ask.ts'
import type { LabGame, LabOrder, LabTask } from '../../work/lab.ts'
import { startWork } from '../../work/start.ts'

/** Plays games of a lab, several at once. */
export interface LabPlayers {
  /** How many games are worth asking for at once. */
  readonly width: number
  play(task: LabTask): Promise<LabGame>
  close(): void
}

/** More workers than this heat a phone and gain little. */
const MOST_WORKERS = 4
/** Games that each worker has at hand, so that it never waits for the next. */
const AHEAD = 4

/** Players in web workers: one core is left for the page. */
export function workerPlayers(order: LabOrder, make = () => startWork('lab')): LabPlayers {
  const cores = globalThis.navigator?.hardwareConcurrency ?? 2
  const count = Math.max(1, Math.min(MOST_WORKERS, cores - 1))
  const workers = Array.from({ length: count }, () => make())
  for (const worker of workers) worker.postMessage(order)
  let next = 0
  return {
    width: AHEAD * count,
    play(task) {
      // In turn, since games of one plan take about as long as each other.
      const worker = workers[next++ % count]
      return worker ? ask(worker, task) : Promise.reject(new Error())
    },
    close: () => workers.forEach(worker => worker.terminate()),
  }
}
