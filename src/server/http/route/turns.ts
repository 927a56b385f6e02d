import { networkOf, siteOf } from '../../networks.ts'

/** Does what an address asks for, once it is its turn. */
export type Turns = <A>(request: { readonly ip: string }, work: () => A | Promise<A>) => Promise<A>

/** Somebody's work that is done now, and what waits for it. */
interface Line {
  working: number
  readonly waiting: (() => void)[]
}

/**
 * Does so much at once for each who asks; the rest waits for its turn. What one person asks for all
 * at once waits behind itself: else everybody would wait behind it for a connection to the database,
 * and be refused in the end. `ofSite`: for all networks of a site together.
 */
export function makeTurns(most: number, ofSite = most): Turns {
  const [inNetwork, inSite] = [makeLines(most), makeLines(ofSite)]
  return ({ ip }, work) => {
    const network = networkOf(ip)
    const site = siteOf(network)
    return inNetwork(network, site === null ? work : () => inSite(site, work))
  }
}

/** Does so much at once for each name. */
function makeLines(most: number) {
  const lines = new Map<string, Line>()

  function next(who: string, line: Line): void {
    const begin = line.waiting.shift()
    if (begin !== undefined) return begin()
    line.working--
    if (line.working === 0) lines.delete(who)
  }

  return async <A>(who: string, work: () => A | Promise<A>): Promise<A> => {
    const line = lines.get(who) ?? { working: 0, waiting: [] }
    lines.set(who, line)
    if (line.working < most) line.working++
    else await new Promise<void>(begin => line.waiting.push(begin))
    try {
      return await work()
    } finally {
      next(who, line)
    }
  }
}
