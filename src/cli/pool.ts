import type { Piscina } from 'piscina'
import { WORKER_ARGS } from '../server/paths.ts'

/** Threads that run what this file exports by default, as many as are named. */
export async function poolOf<Task, Answer>(
  filename: string,
  threads: number,
): Promise<Piscina<Task, Answer>> {
  const { Piscina } = await import('piscina')
  return new Piscina({ filename, execArgv: WORKER_ARGS, minThreads: threads, maxThreads: threads })
}
