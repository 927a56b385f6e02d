import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { DOCUMENT_WORKER, WORKER_ARGS } from '../../paths.ts'

/** The description of all routes, for programs and as a page to read. */
export interface Written {
  readonly json: string
  readonly html: string
}

/** Where the document comes from. */
export type WriteDocument = () => Promise<Written>

/** Both, written once, when somebody asks. */
export function makeDocument(write: WriteDocument = writeInThread): WriteDocument {
  let written: Promise<Written> | null = null
  return () => {
    written ??= write().catch((error: unknown) => {
      written = null
      throw error
    })
    return written
  }
}

/** It takes longer than most requests. */
async function writeInThread(): Promise<Written> {
  const thread = new Worker(DOCUMENT_WORKER, { execArgv: [...WORKER_ARGS] })
  const [both] = (await once(thread, 'message')) as [Written]
  return both
}
