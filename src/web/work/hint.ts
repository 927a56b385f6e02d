import { type HintJob, hintFor } from '../../bots/review/work.ts'
import { replying } from './reply.ts'

/** Hints are thought of. */
export const hear = replying((job: HintJob) => hintFor(job, () => performance.now()))
