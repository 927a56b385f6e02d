/** In a worker: what hears jobs, and posts what becomes of each or the trouble it met. */
export function replying<Job>(work: (job: Job) => Promise<object>): (job: Job) => void {
  return job => {
    work(job).then(
      reply => postMessage(reply),
      trouble => postMessage({ trouble: String(trouble) }),
    )
  }
}
