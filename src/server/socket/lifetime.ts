import type { FastifyReply } from 'fastify'
import type { WebSocket, WebSocketServer } from 'ws'
import type { ServerMessage } from '../../protocol/messages.ts'
import { codeOf } from '../errors.ts'
import type { Log } from '../log.ts'

/**
 * How often each socket is pinged: some every second, for pinging all at once would keep everybody
 * waiting.
 */
const BEATS = 30
const BEAT_MS = 1000
/** Close codes of RFC 6455. */
export const POLICY = 1008
export const RESTART = 1012

/** How long a socket may take to close. */
const GOODBYE_MS = 500

/** Closes sockets whose other end is silently gone. Returns how to stop. */
export function heartbeat(server: WebSocketServer): () => void {
  const silent = new WeakSet<WebSocket>()
  const groups = Array.from({ length: BEATS }, () => new Set<WebSocket>())
  let [last, beat] = [0, 0]
  server.on('connection', socket => {
    const group = groups[last++ % BEATS]
    group?.add(socket)
    socket.on('pong', () => silent.delete(socket))
    socket.on('close', () => group?.delete(socket))
  })
  const timer = setInterval(() => {
    for (const socket of groups[beat++ % BEATS] ?? []) {
      if (silent.has(socket)) socket.terminate()
      silent.add(socket)
      socket.ping()
    }
  }, BEAT_MS).unref()
  return () => clearInterval(timer)
}

/**
 * Closes the socket of somebody who does not stop sending, without reading any further: ws itself
 * would read on for half a minute, until the other end agrees.
 */
export function turnAway(socket: WebSocket): void {
  if (socket.isPaused) return
  socket.close(POLICY)
  socket.pause()
  setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
}

/** What happens on the wire of a visitor and is no bug of ours. */
const OF_THE_WIRE = /^(WS_ERR_\w+|ECONNRESET|EPIPE|ETIMEDOUT|ECONNABORTED)$/

/** Ends a socket that failed; what its other end did is one line without a stack. */
export function socketFailed(log: Log) {
  return (error: Error, socket: WebSocket): void => {
    const code = codeOf(error)
    if (OF_THE_WIRE.test(code)) log.debug({ code }, 'socket failed')
    else log.error({ err: error }, 'socket failed')
    socket.terminate()
  }
}

/**
 * Lets go of the request by which a socket opened, which with its answer is as large as all the rest
 * of an idle socket.
 */
export function forgetRequest(socket: WebSocket, reply: FastifyReply, log: Log): void {
  const { socket: wire } = reply.raw
  if (wire !== null) reply.raw.detachSocket(wire)
  // The listener of the plugin that opens sockets refers to both.
  socket.removeAllListeners('error')
  const failed = socketFailed(log)
  socket.on('error', error => failed(error, socket))
}

const GOODBYE: ServerMessage = {
  type: 'trouble',
  why: 'restart',
  message: 'The server restarts; it will be back in a moment.',
}

/** Tells every page that the server stops and that it should reconnect. */
export async function closeSockets(server: WebSocketServer): Promise<void> {
  // No new sockets while these close.
  server.close()
  const gone = [...server.clients].map(async socket => {
    const closed = new Promise(done => socket.once('close', done))
    socket.send(JSON.stringify(GOODBYE))
    socket.close(RESTART)
    const timeout = setTimeout(() => socket.terminate(), GOODBYE_MS)
    await closed
    clearTimeout(timeout)
  })
  await Promise.all(gone)
}
