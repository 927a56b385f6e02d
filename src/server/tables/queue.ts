/** Runs one task after another, whether the one before succeeded or not. */
export interface Queue {
  <A>(job: () => Promise<A>): Promise<A>
  idle(): Promise<void>
}

export function makeQueue(): Queue {
  let tail: Promise<unknown> = Promise.resolve()
  function queue<A>(job: () => Promise<A>): Promise<A> {
    const run = tail.then(job)
    tail = run.catch(() => undefined)
    return run
  }
  return Object.assign(queue, {
    async idle() {
      await tail
    },
  })
}
