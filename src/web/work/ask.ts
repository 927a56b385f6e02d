interface Trouble {
  readonly trouble: string
}

/**
 * The answer of a worker to one question; rejects if there is trouble. It comes by a port of its own,
 * so that a worker may be asked again before it has answered.
 */
export function ask<Reply extends object>(worker: Worker, job: unknown): Promise<Reply> {
  const { port1: here, port2: there } = new MessageChannel()
  const over = new AbortController()
  const answer = new Promise<Reply>((done, failed) => {
    here.onmessage = ({ data }: MessageEvent<Trouble | Reply>) =>
      'trouble' in data ? failed(new Error(data.trouble)) : done(data)
    const broken = ({ message }: ErrorEvent) => failed(new Error(message))
    worker.addEventListener('error', broken, { signal: over.signal })
    worker.postMessage(job, [there])
  })
  return answer.finally(() => {
    over.abort()
    here.close()
  })
}
