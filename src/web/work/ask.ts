interface Trouble {
  readonly trouble: string
}

/** The answer of a worker to one question; rejects if there is trouble. */
export function ask<Reply extends object>(worker: Worker, job: object): Promise<Reply> {
  const once = { once: true }
  return new Promise((done, failed) => {
    const answered = ({ data }: MessageEvent<Trouble | Reply>) =>
      'trouble' in data ? failed(new Error(data.trouble)) : done(data)
    worker.addEventListener('message', answered, once)
    worker.addEventListener('error', ({ message }) => failed(new Error(message)), once)
    worker.postMessage(job)
  })
}
