import type { LabAnswer, LabGame, LabOrder, LabTask } from '../../work/lab.ts'
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
  const hands = Array.from({ length: count }, () => hand(make(), order))
  let next = 0
  return {
    width: AHEAD * count,
    // In turn, since games of one plan take about as long as each other.
    play: task => (hands[next++ % count] ?? hands[0])?.play(task) ?? Promise.reject(new Error()),
    close: () => hands.forEach(each => each.close()),
  }
}

const keyOf = ({ setting, index }: LabTask) => `${setting} ${index}`

function hand(worker: Worker, order: LabOrder) {
  const waiting = new Map<string, (answer: LabAnswer) => void>()
  worker.addEventListener('message', ({ data }: MessageEvent<LabAnswer>) => {
    waiting.get(keyOf(data))?.(data)
    waiting.delete(keyOf(data))
  })
  worker.addEventListener('error', ({ message }) => {
    for (const [key, tell] of waiting) {
      const [setting = 0, index = 0] = key.split(' ').map(Number)
      tell({ setting, index, trouble: message })
    }
    waiting.clear()
  })
  worker.postMessage(order)
  return {
    play: (task: LabTask) =>
      new Promise<LabGame>((resolve, reject) => {
        waiting.set(keyOf(task), answer =>
          'trouble' in answer ? reject(new Error(answer.trouble)) : resolve(answer),
        )
        worker.postMessage(task)
      }),
    close: () => worker.terminate(),
  }
}
