import type { ClientMessage, ServerMessage } from '../../../protocol/messages.ts'

/** A socket, as far as it is needed here. */
export interface Socket {
  send(text: string): void
  close(): void
}
export interface SocketHandlers {
  open(): void
  message(text: string): void
  closed(): void
}

/** What a connection needs of the world. */
export interface TransportWorld {
  connect(handlers: SocketHandlers): Socket
  /** Calls back after so many milliseconds; returns how to cancel that. */
  readonly wait: (ms: number, done: () => void) => () => void
  /** From 0 to 1: spreads pauses, so that not everybody comes back at the same moment. */
  random(): number
  /** Calls back when the network is there again, or the page is looked at again. */
  onBack(listener: () => void): () => void
  /** Calls back when this device has lost its network. */
  onGone(listener: () => void): () => void
}

export interface TransportHandlers {
  /** A connection stands: say who you are. */
  open(): void
  message(message: ServerMessage): void
  lost(): void
  /** Something has been sent and nothing was heard for a while; or, false, it is heard again. */
  readonly quiet: (silent: boolean) => void
}

export interface Transport {
  /** Sends, if a connection stands; nothing is kept for later. */
  readonly send: (message: ClientMessage) => void
  /** Drops the connection and makes a new one at once. */
  renew(): void
  /** The server has answered properly: after the next loss the first pause is short again. */
  steady(): void
  close(): void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
/** After so much silence the server is asked whether it is there, and has so long to answer. */
const PING_EVERY = 20_000
const PING_PATIENCE = 8_000

/** So long may an answer take before it is said that none comes. */
const ANSWER_PATIENCE = 2_000
/** Messages that nobody answers. */
const UNANSWERED: ReadonlySet<string> = new Set(['looking', 'contribute'])

/** A connection that comes back by itself, after ever longer pauses. */
export function transport(world: TransportWorld, handlers: TransportHandlers): Transport {
  let socket: Socket | null = null
  let open = false
  let tries = 0
  let closed = false
  let cancelWait = () => {}
  const patience = answerPatience(world.wait, handlers.quiet)
  /** Counts connections, so that messages of an old one are ignored. */
  let connection = 0

  function connect(): void {
    cancelWait()
    socket?.close()
    open = false
    const mine = ++connection
    const heard = (act: () => void) => {
      if (mine === connection && !closed) act()
    }
    socket = world.connect({
      open: () =>
        heard(() => {
          open = true
          handlers.open()
          watchSilence()
        }),
      message: text =>
        heard(() => {
          patience.heard()
          watchSilence()
          handlers.message(JSON.parse(text) as ServerMessage)
        }),
      closed: () => heard(drop),
    })
    // A connection that takes too long to open counts as lost.
    cancelWait = world.wait(PING_PATIENCE, drop)
  }

  function drop(): void {
    cancelWait()
    patience.forget()
    connection++
    socket?.close()
    socket = null
    open = false
    handlers.lost()
    cancelWait = world.wait(pauseAfter(tries++, world.random()), connect)
  }

  /** Waits for silence, then sends a ping; if that is not answered either, the connection is dropped. */
  function watchSilence(): void {
    cancelWait()
    cancelWait = world.wait(PING_EVERY, () => {
      send({ type: 'ping' })
      cancelWait = world.wait(PING_PATIENCE, drop)
    })
  }

  function send(message: ClientMessage): void {
    if (!open) return
    if (!UNANSWERED.has(message.type)) patience.begin()
    socket?.send(JSON.stringify(message))
  }

  const leaveWorld = [world.onBack(() => !open && connect()), world.onGone(() => open && drop())]
  connect()
  return {
    send,
    renew: connect,
    steady: () => void (tries = 0),
    close() {
      closed = true
      cancelWait()
      patience.forget()
      leaveWorld.forEach(leave => leave())
      socket?.close()
    },
  }
}

/** Milliseconds to wait after so many attempts. */
const pauseAfter = (tries: number, random: number) =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + random / 2)

/** Tells when what was sent stays without an answer, and when something is heard again. */
function answerPatience(wait: TransportWorld['wait'], quiet: TransportHandlers['quiet']) {
  let callOff: (() => void) | null = null
  let silent = false

  function forget(): void {
    callOff?.()
    callOff = null
    silent = false
  }

  return {
    begin: () => void (callOff ??= wait(ANSWER_PATIENCE, () => quiet((silent = true)))),
    /** Whatever is heard shows that the line is alive. */
    heard(): void {
      const wasSilent = silent
      forget()
      if (wasSilent) quiet(false)
    },
    forget,
  }
}
