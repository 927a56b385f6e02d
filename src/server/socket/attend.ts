import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Contribution } from '../../protocol/fairness.ts'
import type { ClientMessage, ServerMessage } from '../../protocol/messages.ts'
import type { Services } from '../http/route/services.ts'
import type { Refused } from '../domain/course.ts'
import { explain, order, type Order, STOPPED } from '../tables/play.ts'
import { publishPresence } from '../tables/watch/presence.ts'
import { seatOf } from '../domain/record.ts'
import type { Watcher } from '../tables/room/crowd.ts'
import { type Room, tell, welcome } from '../tables/room/room.ts'
import { contribute } from '../tables/begin/starting.ts'
import { joinRoom, leaveRoom } from '../tables/watch/watching.ts'
import { sayLine } from '../chat/chat.ts'
import { listen, stopListening } from '../chat/listeners.ts'
import { type Bucket, makeAllowance } from '../limits/allowance.ts'
import { bucketOf } from '../limits/paces.ts'
import { isProblem } from '../errors.ts'
import type { Pass } from '../streams/streams.ts'
import { POLICY, RESTART, turnAway } from './lifetime.ts'
import { read } from './read.ts'
import { senderTo } from './send.ts'
import { readInSlices } from './slices.ts'

/** A new socket must send `watch` within this time. */
const WATCH_WITHIN_MS = 10_000

/** Who is at a socket, by what they came in, and from where. */
export interface Sits extends Pass {
  readonly address: string
}

/** One socket at one table. */
interface Attendance {
  readonly hub: Services
  readonly room: Room
  readonly watcher: Watcher
  readonly address: string
  /** What is left of the whole states they may ask for. */
  readonly states: Bucket
  /** They have sent `watch`. */
  readonly begun: () => void
}

/**
 * One socket at one table, from the first message to the last. `wire`: what the socket writes to.
 */
export function attend(
  hub: Services,
  room: Room,
  socket: WebSocket,
  wire: Duplex,
  { user, session, token, address }: Sits,
): void {
  readInSlices(wire)
  const sender = senderTo(hub, socket, wire)
  const watcher: Watcher = {
    user,
    seat: null,
    seq: 0,
    visible: true,
    send: text => sender.send(text),
    leave: () => socket.close(RESTART),
  }
  let timeout: NodeJS.Timeout | undefined = setTimeout(
    () => socket.close(POLICY),
    WATCH_WITHIN_MS,
  ).unref()
  // Signing out closes a socket that has not sent `watch` yet, too.
  const forget = hub.streams.add({ user, session, token, end: () => watcher.leave() })
  hub.metrics.sockets.inc()
  const states = bucketOf('wholeStatesPerSocket', hub.limits)
  const begun = () => {
    clearTimeout(timeout)
    timeout = undefined
  }
  receive({ hub, room, watcher, address, states, begun }, socket)
  socket.on('close', () => {
    begun()
    forget()
    sender.close()
    hub.metrics.sockets.dec()
    stopListening(room, watcher)
    leaveRoom(hub, room, watcher)
  })
  // For a message too long or a broken frame, ws closes the socket itself; no other socket is
  // affected.
  socket.on('error', error =>
    hub.log.debug({ table: room.record.id, reason: error.message }, 'socket failed'),
  )
}

/** Reads what a socket sends, as long as it is open and not too much. */
function receive(at: Attendance, socket: WebSocket): void {
  const { hub, room, watcher } = at
  const allowance = makeAllowance(hub.messagesPerSecond, performance.now())
  /** Whether one more may come; who sends on and on is no longer listened to. */
  const take = () => {
    const heard = allowance.take(performance.now())
    if (heard === 'gone') turnAway(socket)
    return heard
  }
  // These are answered or counted by ws itself, and cost as much as a message.
  socket.on('ping', take).on('pong', take)
  socket.on('message', (data: Buffer, binary: boolean) => {
    const heard = take()
    // Nothing is read after the disconnect, however long the socket takes to close.
    if (socket.readyState !== socket.OPEN) return
    const crowded = !hub.budgets.trySpend({ budget: 'messagesPerAddress', who: at.address })
    if (heard === 'no' || crowded) return tell(watcher, TOO_FAST)
    const reading = binary ? NO_TEXT : read(data.toString('utf8'))
    if (!reading.ok) return tell(watcher, trouble('bad-message', reading.said))
    hear(at, reading.message).catch((error: unknown) =>
      hub.log.error({ table: room.record.id, err: error }, 'message failed'),
    )
  })
}

async function hear(at: Attendance, message: ClientMessage): Promise<void> {
  const { hub, room, watcher } = at
  if (message.type === 'ping') return tell(watcher, { type: 'pong' })
  if (message.type === 'watch') return mayAsk(at, () => watch(at, message.since))
  if (!room.watchers.has(watcher)) return tell(watcher, WATCH_FIRST)
  switch (message.type) {
    case 'looking':
      watcher.visible = message.visible
      return watcher.user === null ? undefined : publishPresence(hub, room)
    case 'listen':
      return mayAsk(at, () => listen(hub, room, watcher, message))
    case 'contribute':
      return give(at, message.given)
    case 'say':
      return speak(at, message)
    case 'explain':
      return askWhy(at, message)
    case 'undo':
      return act(at, message.key, null)
    case 'choose':
      return act(at, message.key, message)
  }
}

/** A short question with a long answer: so many, and then one every few seconds. */
async function mayAsk(at: Attendance, answer: () => void | Promise<void>): Promise<void> {
  if (at.states.take(performance.now())) return answer()
  at.hub.budgets.over('wholeStatesPerSocket')
  tell(at.watcher, TOO_OFTEN)
}

function watch({ hub, room, watcher, begun }: Attendance, since: number | undefined): void {
  begun()
  // Whoever connects again finds the table as it is in memory now.
  if (room.gone !== null) return watcher.leave()
  joinRoom(hub, room, watcher, since)
}

async function speak(
  { hub, room, watcher }: Attendance,
  { key, text }: Extract<ClientMessage, { type: 'say' }>,
): Promise<void> {
  try {
    const { n } = await sayLine(hub, room, watcher.user, key, text)
    tell(watcher, { type: 'said', key, n })
  } catch (error) {
    const why = isProblem(error) ? error.why : 'busy'
    tell(watcher, { type: 'refused', key, why, refusal: null })
  }
}

async function give({ hub, room, watcher }: Attendance, given: Contribution): Promise<void> {
  try {
    await contribute(hub, room, watcher.user, given, true)
  } catch (error) {
    if (!isProblem(error)) throw error
    tell(watcher, trouble(error.why, error.message))
  }
}

async function askWhy(
  { hub, room, watcher }: Attendance,
  { key, move }: Extract<ClientMessage, { type: 'explain' }>,
): Promise<void> {
  const answer = await explain(hub, room, seatOf(room.record, watcher.user), move)
  tell(
    watcher,
    answer.ok ? { type: 'explained', key, refusal: answer.refusal } : refused(key, answer),
  )
}

/** Makes moves or an undo, and sends a new state to a player who chose by an old one. */
async function act(at: Attendance, key: string, wish: Order['wish']): Promise<void> {
  const { hub, room, watcher } = at
  const seat = seatOf(room.record, watcher.user)
  const answer = await order(hub, room, { seat, key, by: 'person', wish })
  tell(watcher, answer.ok ? { type: 'done', key, seq: answer.seq } : refused(key, answer))
  if (wish !== null && !answer.ok && answer.why === 'stale' && at.states.take(performance.now()))
    welcome(room, watcher)
}

function refused(key: string, { why, refusal }: Refused): ServerMessage {
  return why === 'faulty' ? trouble(why, STOPPED) : { type: 'refused', key, why, refusal }
}

const TOO_FAST = trouble('too-fast', 'Too many messages. This one was dropped; wait a moment.')
const WATCH_FIRST = trouble('watch-first', 'The first message is "watch".')
const TOO_OFTEN = trouble(
  'too-fast',
  'You have just been sent all of it. Wait some seconds before you ask again.',
)
const NO_TEXT = { ok: false, said: 'Messages are text, not binary.' } as const

function trouble(why: string, message: string): ServerMessage {
  return { type: 'trouble', why, message }
}
