import { setImmediate } from 'node:timers/promises'
import {
  courseFor,
  type Exam,
  examine,
  type Order,
  playAll,
  type Task,
} from '../../bots/train/orders.ts'
import type { Lesson } from '../../bots/train/school.ts'
import type { Schooled } from '../../bots/train/self-play.ts'
import type { Standing } from '../../bots/tournament.ts'
import type { Network } from '../../kit/judgement/network.ts'
import { TRAINING_WORKER } from '../../server/paths.ts'
import { poolOf } from '../pool.ts'

/** Who plays the games of a training: this thread, or others. The games are the same. */
export interface Crew {
  /** Plays the games of these numbers; as many as it came to when stopped. */
  play(schooled: Schooled, numbers: readonly number[], stop: AbortSignal): Promise<Lesson[]>
  /** Fails where it is stopped, if others play. */
  examine(network: Network, exam: Exam, stop: AbortSignal): Promise<Standing>
  close(): Promise<void>
}

export async function gather(order: Order, threads: number): Promise<Crew> {
  return threads === 1 ? alone(order) : together(order, threads)
}

async function alone(order: Order): Promise<Crew> {
  const course = await courseFor(order)
  return {
    async play(schooled, numbers, stop) {
      const lessons: Lesson[] = []
      for (const number of numbers) {
        lessons.push(...playAll(course, schooled, [number]))
        // Ctrl-C is heard between two games.
        await setImmediate()
        if (stop.aborted) break
      }
      return lessons
    },
    examine: async (network, exam) => examine(course, network, exam),
    close: () => Promise.resolve(),
  }
}

/** Games that a thread plays at a time: few, so that no thread waits long for the last. */
const BATCH = 2

async function together(order: Order, threads: number): Promise<Crew> {
  const pool = await poolOf<Task, readonly Lesson[] & Standing>(TRAINING_WORKER, threads)
  return {
    async play(schooled, numbers) {
      const parts = Array.from({ length: Math.ceil(numbers.length / BATCH) }, (_, part) =>
        numbers.slice(part * BATCH, (part + 1) * BATCH),
      )
      const played = await Promise.all(
        parts.map(part => pool.run({ order, schooled, numbers: part })),
      )
      return played.flat()
    },
    examine: (network, exam, signal) => pool.run({ order, network, exam }, { signal }),
    close: () => pool.close(),
  }
}
