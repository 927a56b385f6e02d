import type { Cancel } from '../clock.ts'
import { validPasses } from '../store/people/passes.ts'
import { logFailure } from '../store/database/revision-conflict.ts'
import type { Hub } from '../tables/room/hub.ts'
import { BEAT_MS } from './lines.ts'
import type { Stream, Streams } from './streams.ts'

/** Asked for in one query. */
const MOST = 500

/** A stream of somebody who is known. */
type Known = Stream & { readonly user: string }

/**
 * At each heartbeat looks whether the session or token of every open stream and socket is still
 * valid, and ends the others: the process that revoked it may be gone before it could tell. Returns
 * how to stop.
 */
export function checkPasses({ store, clock, log }: Hub, streams: Streams): () => Promise<void> {
  let closed = false
  let going: Promise<void> | null = null
  let next: Cancel = clock.at(clock.now() + BEAT_MS, go)

  function go(): void {
    going = checkAll()
      .catch((error: unknown) => logFailure(log, error, 'could not check who is signed in'))
      .finally(() => {
        if (!closed) next = clock.at(clock.now() + BEAT_MS, go)
      })
  }

  async function checkAll(): Promise<void> {
    const known = streams.open().filter((stream): stream is Known => stream.user !== null)
    for (let from = 0; from < known.length; from += MOST) {
      const some = known.slice(from, from + MOST)
      const valid = new Set(await validPasses(store.db, some, clock.now()))
      for (const stream of some) if (!valid.has(stream)) stream.end()
    }
  }

  return async () => {
    closed = true
    next()
    await going
  }
}
