import { expect } from 'vitest'
import type { Visitor } from '../../src/server/test/visitors.fixture.ts'
import { daily } from '../deep.ts'
import { type Attack, deafSocket, personFrom, tally } from './frame.ts'

/** Matches that are asked for from one address: more would be too many of an address. */
const OF_ADDRESS = 20
/** What a finished match can be asked for, and of how many of these matches it is. */
const ASKED = [
  ['moment', OF_ADDRESS],
  ['events', OF_ADDRESS],
  ['past', OF_ADDRESS],
  ['chronicle', daily(2, OF_ADDRESS)],
  ['replay', daily(2, 5)],
  ['review', 1],
] as const
/** What stays in memory of long matches, in megabytes. */
const MOST_KEPT = 100

/** Whatever can be asked of these finished matches, of many at once, from several addresses. */
export const asking =
  (tables: readonly string[]): Attack =>
  async target => {
    const before = await target.kept()
    const failed: string[] = []
    for (let from = 0; from < tables.length; from += OF_ADDRESS) {
      const who = await personFrom(target, `198.19.0.${from / OF_ADDRESS}`)
      const some = tables.slice(from, from + OF_ADDRESS)
      const socket = await deafSocket(who, target, some[0] ?? '')
      socket?.send('{"type":"watch"}')
      for (const [what, times] of ASKED) {
        const counts = await tally(Math.min(times, some.length), n =>
          whole(who, `/api/tables/${some[n]}/${what}`),
        )
        for (const status of counts.keys()) if (status >= 500) failed.push(`${what}: ${status}`)
      }
    }
    expect(failed).toEqual([])
    await expect.poll(() => target.kept(), { interval: 1000 }).toBeLessThan(before + MOST_KEPT)
  }

/** The status of an answer that was read to its end; 0 where the server had enough of it. */
async function whole(who: Visitor, path: string): Promise<Response> {
  try {
    const answer = await who.ask('GET', path)
    await answer.arrayBuffer()
    return new Response(null, { status: answer.status })
  } catch {
    return Response.error()
  }
}
