/** Runs one task after another, whether the one before succeeded or not. */
export interface Queue {
  <A>(job: () => Promise<A>): Promise<A>
  /** Whether a task runs or waits. */
  isBusy(): boolean
  idle(): Promise<void>
}

export function makeQueue(): Queue {
  let tail: Promise<unknown> = Promise.resolve()
  let waiting = 0

  function queue<A>(job: () => Promise<A>): Promise<A> {
    waiting++
    const run = tail.then(job)
    tail = run.then(end, end)
    return run
  }

  function end(): void {
    waiting--
  }

  return Object.assign(queue, {
    isBusy: () => waiting > 0,
    async idle() {
      await tail
    },
  })
}
