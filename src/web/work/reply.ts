/** Where an answer goes: back by the port a question came with, or to whoever started the worker. */
export interface Asker {
  postMessage(message: object): void
}

/** In a worker: what hears jobs, and posts what becomes of each or the trouble it met. */
export function replying<Job>(
  work: (job: Job) => Promise<object>,
): (job: Job, asker: Asker) => void {
  return (job, asker) => {
    work(job).then(
      reply => asker.postMessage(reply),
      trouble => asker.postMessage({ trouble: String(trouble) }),
    )
  }
}
