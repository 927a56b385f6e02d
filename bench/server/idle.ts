import { setTimeout as wait } from 'node:timers/promises'
import WebSocket from 'ws'
import type { Served } from './child.ts'
import { at, socketUrl } from './ours.ts'
import { stranger } from './people.ts'
import { inTurns } from './turns.ts'
import { usageOf } from './usage.ts'

export interface Idle {
  readonly sockets: number
  /** Sockets that could not be opened. */
  readonly failed: number
  /** Megabytes of the server before, and with them. */
  readonly before: number
  readonly after: number
  /** After a rest: V8 tidies its memory, and gives back what it can, only where little happens. */
  readonly rested: number
}

/**
 * Opens this many sockets of onlookers, spread over the tables, who then do nothing. `settle`: how
 * many seconds the server rests before its memory is read, `rest`: before it is read again.
 */
export async function sitIdle(
  servers: readonly Served[],
  tables: readonly string[],
  sockets: number,
  settle: number,
  rest: number,
): Promise<Idle> {
  const addresses = servers.map(({ address }) => address)
  const before = usageOf(servers).rss
  const all: WebSocket[] = []
  let failed = 0
  await inTurns(sockets, async index => {
    const url = socketUrl(at(addresses, index), tables[index % tables.length] ?? '')
    const socket = new WebSocket(url, { headers: stranger(), perMessageDeflate: false })
    all.push(socket)
    await welcomed(socket).catch(() => failed++)
  })
  await wait(settle * 1000)
  const after = usageOf(servers).rss
  await wait(rest * 1000)
  const rested = usageOf(servers).rss
  for (const socket of all) socket.terminate()
  return { sockets: sockets - failed, failed, before, after, rested }
}

/** Resolves with the first message, which the server sends to a new watcher. */
export function welcomed(socket: WebSocket): Promise<Buffer> {
  return new Promise((done, failed) => {
    socket.once('open', () => socket.send(JSON.stringify({ type: 'watch' })))
    socket.once('message', done)
    socket.once('close', () => failed(new Error('A socket was closed before its first message.')))
    socket.on('error', failed)
  })
}
