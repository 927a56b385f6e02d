import { problem } from '../../errors.ts'

/** `ends`: it is given up once one of these says so. */
type Work<A> = (ends: readonly AbortSignal[]) => Promise<A>

/** Does one thing after another. */
export interface Line {
  /** Does this once it is its turn; `first`: before all that is not. */
  wait<A>(first: boolean, work: Work<A>): Promise<A>
  /** From now on only what goes first is done: all else is refused, also what has begun. */
  rest(): void
}

export function makeLine(): Line {
  const first: (() => void)[] = []
  const others: (() => void)[] = []
  const resting = new AbortController()
  let busy = false

  function next(): void {
    const begin = first.shift() ?? others.shift()
    busy = begin !== undefined
    begin?.()
  }

  /** Does it, unless the line rests. */
  async function goOn<A>(work: Work<A>): Promise<A> {
    const { signal } = resting
    if (signal.aborted) throw closing()
    return work([signal]).catch((error: unknown) => {
      throw signal.aborted ? closing() : error
    })
  }

  return {
    async wait(isFirst, work) {
      const waiting = isFirst ? first : others
      if (busy) await new Promise<void>(begin => waiting.push(begin))
      busy = true
      try {
        return await (isFirst ? work([]) : goOn(work))
      } finally {
        next()
      }
    },
    rest: () => resting.abort(),
  }
}

const closing = () => problem(503, 'closing', 'The server is being restarted. Ask again.')
