import type { ClientMessage, ServerMessage } from '../../../protocol/messages.ts'

/** A socket, as far as it is needed here. */
export interface Socket {
  send(text: string): void
  close(): void
}
export interface SocketEars {
  open(): void
  message(text: string): void
  closed(): void
}

/** What a connection needs of the world. */
export interface WireWorld {
  connect(ears: SocketEars): Socket
  /** Calls back after so many milliseconds; returns how to call it off. */
  wait(ms: number, done: () => void): () => void
  /** From 0 to 1, so that not everybody comes back at the same moment. */
  random(): number
  /** Calls back when the network is there again, or the page is looked at again. */
  onBack(listener: () => void): () => void
}

export interface WireEars {
  /** A connection stands: say who you are. */
  open(): void
  message(message: ServerMessage): void
  lost(): void
}

export interface Wire {
  /** Sends, if a connection stands; what must arrive is sent again by whoever wants it. */
  send(message: ClientMessage): void
  /** Drops the connection and makes a new one at once. */
  renew(): void
  /** The other side has answered properly: the next loss is the first again. */
  steady(): void
  close(): void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
/** Every so often the other side is asked whether it is there, and given so long to say so. */
const PING_EVERY = 20_000
const PING_PATIENCE = 8_000

/** A connection that comes back by itself, after ever longer pauses. */
export function wire(world: WireWorld, ears: WireEars): Wire {
  let socket: Socket | null = null
  let open = false
  let tries = 0
  let closed = false
  let callOff = () => {}
  /** Raised by every connection, so that an old one is not listened to. */
  let number = 0

  function connect(): void {
    callOff()
    socket?.close()
    open = false
    const mine = ++number
    const heard = (act: () => void) => {
      if (mine === number && !closed) act()
    }
    socket = world.connect({
      open: () =>
        heard(() => {
          open = true
          ears.open()
          ask()
        }),
      message: text =>
        heard(() => {
          ask()
          ears.message(JSON.parse(text) as ServerMessage)
        }),
      closed: () => heard(drop),
    })
    // A connection that never comes about is as good as lost.
    callOff = world.wait(PING_PATIENCE, drop)
  }

  function drop(): void {
    callOff()
    number++
    socket?.close()
    socket = null
    open = false
    const pause = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries++) * (0.5 + world.random() / 2)
    ears.lost()
    callOff = world.wait(pause, connect)
  }

  /** Silence is broken by a ping, and if that is not answered the connection is dropped. */
  function ask(): void {
    callOff()
    callOff = world.wait(PING_EVERY, () => {
      send({ type: 'ping' })
      callOff = world.wait(PING_PATIENCE, drop)
    })
  }

  function send(message: ClientMessage): void {
    if (open) socket?.send(JSON.stringify(message))
  }

  const leaveWorld = world.onBack(() => {
    if (!open) connect()
  })
  connect()
  return {
    send,
    renew: connect,
    steady: () => void (tries = 0),
    close() {
      closed = true
      callOff()
      leaveWorld()
      socket?.close()
    },
  }
}
