import { codeOf, problem } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { WORKS_WORKER } from '../../paths.ts'
import { makeThreads } from '../../threads.ts'
import { addedContents } from '../room/contents.ts'
import { makeLine } from '../watch/line.ts'
import type { Task, TaskAnswer } from './works-worker.ts'
import { type Done, type Given, type WorkName, WORKS } from './works.ts'

/** Does what takes long away from the thread in which everybody plays. */
export interface Workshop {
  /** Rejects with a problem where the work itself throws one. */
  run<Name extends WorkName>(name: Name, given: Given<Name>): Promise<Done<Name>>
  /** The server closes: gives up all that somebody waits for, and takes no more of it. */
  rest(): void
  close(): Promise<void>
}

/** What takes longer has hung: its thread is ended. */
const LONGEST_MS = 120_000
const MOST_MEGABYTES = 384
/** The code of the error with which a thread ends for which that is not enough. */
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'

/** One thread, so that no more than one core is taken from those who play. */
export function workshopThread(log: Log): Workshop {
  const threads = makeThreads<Task, TaskAnswer>(log, {
    filename: WORKS_WORKER,
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  })
  const line = makeLine()
  const work = async (task: Task, ends: readonly AbortSignal[]): Promise<TaskAnswer> => {
    // From its beginning: what waits has not hung.
    const late = AbortSignal.timeout(LONGEST_MS)
    try {
      return await threads.run(task, AbortSignal.any([late, ...ends]))
    } catch (error) {
      if (!late.aborted && codeOf(error) !== OUT_OF_MEMORY) throw error
      log.error({ work: task.name, err: error }, 'work given up')
      throw tooMuch()
    }
  }
  return {
    async run<Name extends WorkName>(name: Name, given: Given<Name>): Promise<Done<Name>> {
      const task = { name, given, contents: await addedContents() }
      // What has just been played is kept, whoever else waits: later the rules may be others.
      const answer = await line.wait(name === 'frame', ends => work(task, ends))
      if (!answer.ok) throw problem(answer.status, answer.why, answer.said)
      return answer.done as Done<Name>
    },
    rest: () => line.rest(),
    close: () => threads.close(),
  }
}

/** Most likely the machine was busy with something else, or stood still. */
const tooMuch = () =>
  problem(503, 'too-much', 'This took the server too long, so it gave up. Ask again later.')

/** Does everything here and now: for commands that serve nobody, and for tests. */
export function workshopHere(): Workshop {
  return {
    async run<Name extends WorkName>(name: Name, given: Given<Name>): Promise<Done<Name>> {
      const act = WORKS[name] as unknown as (given: Given<Name>) => Promise<Done<Name>>
      return act(given)
    },
    rest: () => undefined,
    close: () => Promise.resolve(),
  }
}
