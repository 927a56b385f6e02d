import WebSocket from 'ws'
import { LIMITS } from '../../src/server/limits/limits.ts'
import { GAMES } from '../../src/games/index.ts'
import { welcomed } from './idle.ts'
import type { Ears } from './crowd.ts'
import { openTable, socketUrl, type Table } from './ours.ts'
import type { Served } from './child.ts'

/**
 * How long it takes until a person sees their table, from opening the socket; the server has just
 * been started.
 */
export interface Opening {
  readonly game: string
  readonly plies: number
  /**
   * Milliseconds, the worst of several starts of the server: at the start of a match, and after so
   * many plies.
   */
  readonly start: number
  readonly end: number
  /** Kilobytes of what is sent then. */
  readonly kilobytes: number
}

/** As many messages as one socket may send. */
const PACE_MS = 1000 / LIMITS.messagesPerSocket.value

/** Tables at the two ends of a match. */
interface Pair {
  readonly game: string
  readonly fresh: Table
  readonly played: Table
}

const DEAF: Ears = { ready() {}, acknowledged() {}, wrong() {} }

/** Plays a match of every game to its end, or for so many plies, as many people as it allows. */
export function playMatches(address: string, most: number): Promise<Pair[]> {
  return Promise.all(
    GAMES.map(async ({ meta }) => {
      const wish = { game: meta.id, options: {} }
      let finish: () => void = () => undefined
      const finished = new Promise<void>(done => (finish = done))
      const goOn = () => (played.moves() < most ? played.move() : finish())
      const ears: Ears = { ...DEAF, ready: () => void setTimeout(goOn, PACE_MS) }
      const fresh = await openTable([address], meta.seats[1], wish, DEAF, () => undefined)
      const played = await openTable([address], meta.seats[1], wish, ears, () => finish())
      await finished
      fresh.close()
      played.close()
      return { game: meta.id, fresh, played }
    }),
  )
}

/**
 * Opens each of the tables for a person who sits there; `restart` restarts the server before.
 */
export async function openings(
  pairs: readonly Pair[],
  restarts: number,
  restart: () => Promise<Served>,
): Promise<Opening[]> {
  const found = pairs.map(({ game, played }) => ({
    game,
    plies: played.moves(),
    start: 0,
    end: 0,
    kilobytes: 0,
  }))
  for (let round = 0; round < restarts; round++) {
    const { address } = await restart()
    for (const [index, { fresh, played }] of pairs.entries()) {
      const [end, start] = [await openOnce(address, played), await openOnce(address, fresh)]
      const best = found[index]
      if (best === undefined) continue
      found[index] = {
        ...best,
        start: Math.max(best.start, start.ms),
        end: Math.max(best.end, end.ms),
        kilobytes: end.bytes / 1000,
      }
    }
  }
  return found
}

async function openOnce(
  address: string,
  table: Table,
): Promise<{ readonly ms: number; readonly bytes: number }> {
  const began = performance.now()
  const socket = new WebSocket(socketUrl(address, table.id()), {
    headers: table.people[0] ?? {},
    perMessageDeflate: false,
  })
  const { length: bytes } = await welcomed(socket)
  const ms = performance.now() - began
  socket.terminate()
  return { ms, bytes }
}
