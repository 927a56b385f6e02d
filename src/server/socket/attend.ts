import type { Writable } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Contribution } from '../../protocol/fairness.ts'
import type { ClientMessage, ServerMessage } from '../../protocol/messages.ts'
import type { Hub } from '../tables/hub.ts'
import { explain, order } from '../tables/play.ts'
import { publishPresence } from '../tables/presence.ts'
import { seatOf } from '../domain/record.ts'
import { type Room, tell, type Watcher, welcome } from '../tables/room.ts'
import { contribute } from '../tables/starting.ts'
import { joinRoom, leaveRoom } from '../tables/watching.ts'
import { sayLine } from '../chat/chat.ts'
import { listen, stopListening } from '../chat/listeners.ts'
import { makeAllowance } from '../allowance.ts'
import { read } from './read.ts'

/**
 * Bytes that may wait for a reader that does not read. Beyond them the socket is closed, and the
 * reader reconnects when it can.
 */
const MOST_WAITING = 4 * 1024 * 1024
/** A new socket must send `watch` within this time. */
const WATCH_WITHIN_MS = 10_000

/** Close codes of RFC 6455. */
export const POLICY = 1008
export const RESTART = 1012

/**
 * One socket at one table, from the first message to the last. `wire`: what the socket writes to.
 */
export function attend(
  hub: Hub,
  room: Room,
  socket: WebSocket,
  wire: Writable,
  user: string | null,
): void {
  const allowance = makeAllowance(hub.messagesPerSecond, performance.now())
  const watcher: Watcher = {
    user,
    seq: 0,
    visible: true,
    send: text => send(socket, wire, text),
    leave: () => socket.close(RESTART),
  }
  const answer = (message: ServerMessage) => tell(watcher, message)
  const impatient = setTimeout(() => socket.close(POLICY), WATCH_WITHIN_MS).unref()
  // Signing out closes a socket that has not sent `watch` yet, too.
  const forget = hub.streams.add({ user: user ?? '', token: null, end: () => watcher.leave() })
  hub.metrics.sockets.inc()

  socket.on('message', (data: Buffer, binary: boolean) => {
    // Nothing is read after the disconnect, however long the socket takes to close.
    if (socket.readyState !== socket.OPEN) return
    const heard = allowance.take(performance.now())
    if (heard === 'gone') return socket.close(POLICY)
    if (heard === 'no')
      return answer(trouble('too-fast', 'Too many messages. This one was dropped; wait a moment.'))
    const reading = binary ? NO_TEXT : read(data.toString('utf8'))
    if (!reading.ok) return answer(trouble('bad-message', reading.said))
    hear(reading.message)
  })
  socket.on('close', () => {
    clearTimeout(impatient)
    forget()
    hub.metrics.sockets.dec()
    stopListening(room, watcher)
    leaveRoom(hub, room, watcher)
  })
  // For a message too long or a broken frame, ws closes the socket itself; no other socket is
  // affected.
  socket.on('error', error =>
    hub.log.debug({ table: room.record.id, reason: error.message }, 'socket failed'),
  )

  function hear(message: ClientMessage): void {
    if (message.type === 'ping') return answer({ type: 'pong' })
    if (message.type === 'watch') return watch(message.since)
    if (!room.watchers.has(watcher))
      return answer(trouble('watch-first', 'The first message is "watch".'))
    if (message.type === 'looking') return looks(message.visible)
    if (message.type === 'listen') return settle(listen(hub, room, watcher, message))
    if (message.type === 'contribute') return settle(give(message.given))
    if (message.type === 'say') return settle(speak(message))
    const seat = seatOf(room.record, user)
    const { key } = message
    switch (message.type) {
      case 'explain':
        return settle(explain(hub, room, seat, key, message.move, answer))
      case 'undo':
        return settle(order(hub, room, { seat, key, by: 'person', wish: null }, answer))
      case 'choose':
        return settle(order(hub, room, { seat, key, by: 'person', wish: message }, answerAfresh))
    }
  }

  function watch(since: number | undefined): void {
    clearTimeout(impatient)
    if (room.gone) return watcher.leave()
    joinRoom(hub, room, watcher, since)
  }

  function looks(visible: boolean): void {
    watcher.visible = visible
    if (user !== null) publishPresence(hub, room)
  }

  async function speak({ key, text }: Extract<ClientMessage, { type: 'say' }>): Promise<void> {
    try {
      const { n } = await sayLine(hub, room, user, key, text)
      answer({ type: 'said', key, n })
    } catch (error) {
      const why = error instanceof Error && 'why' in error ? String(error.why) : 'busy'
      answer({ type: 'refused', key, why, refusal: null })
    }
  }

  async function give(given: Contribution): Promise<void> {
    try {
      await contribute(hub, room, user, given, true)
    } catch (error) {
      if (!(error instanceof Error && 'why' in error)) throw error
      answer(trouble(String(error.why), error.message))
    }
  }

  /** Sends a new state to a player who chose by an old one. */
  function answerAfresh(message: ServerMessage): void {
    answer(message)
    if (message.type === 'refused' && message.why === 'stale') welcome(room, watcher)
  }

  function settle(work: Promise<void>): void {
    work.catch((error: unknown) =>
      hub.log.error({ table: room.record.id, err: error }, 'message failed'),
    )
  }
}

const NO_TEXT = { ok: false, said: 'Messages are text, not binary.' } as const

function trouble(why: string, message: string): ServerMessage {
  return { type: 'trouble', why, message }
}

function send(socket: WebSocket, wire: Writable, text: string): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > MOST_WAITING) return socket.terminate()
  sendTogether(wire)
  socket.send(text)
}

/**
 * Messages of one tick go out together: the answer to a move, its news, and who is to act now.
 */
function sendTogether(wire: Writable): void {
  if (wire.writableCorked > 0) return
  wire.cork()
  process.nextTick(() => wire.uncork())
}
