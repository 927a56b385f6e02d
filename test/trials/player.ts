import { randomBytes } from 'node:crypto'
import WebSocket from 'ws'
import type { Moment, ServerMessage, Step } from '../../src/protocol/messages.ts'

/**
 * A player who plays on whatever happens: after a cut or a refusal they reconnect, and send again
 * what was not answered.
 */
export interface Player {
  /** What was acknowledged: the keys, and the step in which each was played. */
  readonly acknowledged: ReadonlyMap<string, number>
  readonly steps: readonly Step[]
  /** What should never be: a gap in the steps, one key with two answers. */
  readonly wrong: readonly string[]
  /** How long it took to be back after each cut, in milliseconds. */
  readonly caughtUp: readonly number[]
  readonly over: Promise<void>
  /** What the player is doing, for the report if they are stuck. */
  doing(): string
  /** Breaks the connection silently. */
  cut(): void
  stop(): void
}

export interface Seat {
  /** Where servers are now; each attempt goes to another. */
  readonly address: (attempt: number) => string
  readonly cookie: string
  readonly table: string
  /** Milliseconds between seeing and acting. */
  readonly pace: number
}

const AGAIN_MS = 50
/** A player who gets no answer for this long breaks the connection. */
const PATIENCE_MS = 5000

interface Wish {
  readonly type: 'choose'
  readonly key: string
  readonly at: number
  readonly moves: readonly object[]
}

export function play({ address, cookie, table, pace }: Seat): Player {
  const acknowledged = new Map<string, number>()
  const steps: Step[] = []
  const wrong: string[] = []
  const caughtUp: number[] = []
  let socket: WebSocket | null = null
  let moment: Moment | null = null
  let wish: Wish | null = null
  /** The step up to which everything must have been seen before the next choice. */
  let own = 0
  let lost: number | null = null
  let attempts = 0
  let stopped = false
  let finish: () => void
  const over = new Promise<void>(done => (finish = done))

  function connect(): void {
    if (stopped) return
    const mine = new WebSocket(
      `${address(attempts++).replace('http', 'ws')}/api/tables/${table}/socket`,
      {
        headers: { cookie },
        handshakeTimeout: PATIENCE_MS,
      },
    )
    socket = mine
    mine.on('open', () => mine.send(JSON.stringify({ type: 'watch', since: steps.length })))
    mine.on('message', (data: Buffer) => hear(JSON.parse(data.toString()) as ServerMessage))
    mine.on('error', () => undefined)
    mine.on('close', () => {
      if (socket !== mine) return
      lost ??= performance.now()
      setTimeout(connect, AGAIN_MS)
    })
  }

  function hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        if (lost !== null) caughtUp.push(performance.now() - lost)
        lost = null
        if (message.reset) steps.length = 0
        see(message.steps, message.moment)
        if (message.table.status === 'over') finish()
        return act(true)
      case 'news':
        see(message.steps, message.moment)
        return act(false)
      case 'table':
        if (message.table.status === 'over') finish()
        return
      case 'done':
        return done(message.key, message.seq)
      case 'refused':
        if (message.key !== wish?.key) return
        if (message.why === 'busy') return void setTimeout(() => act(true), AGAIN_MS)
        wish = null
        return act(false)
      case 'trouble':
        if (message.why === 'faulty') wrong.push(message.message)
        return
      default:
        return
    }
  }

  function see(fresh: readonly Step[], now: Moment | null): void {
    for (const step of fresh) {
      if (step.seq === steps.length + 1) steps.push(step)
      else wrong.push(`step ${step.seq} came after ${steps.length}`)
    }
    moment = now
  }

  function done(key: string, seq: number): void {
    const before = acknowledged.get(key)
    if (before !== undefined && before !== seq)
      wrong.push(`${key} was step ${before} and is step ${seq}`)
    acknowledged.set(key, seq)
    if (key !== wish?.key) return
    own = seq
    wish = null
    act(false)
  }

  /** Chooses if there is a choice and nothing is pending. */
  function act(again: boolean): void {
    if (stopped) return
    if (wish !== null) {
      if (again) send(wish)
      return
    }
    if (moment === null || moment.offers.length === 0 || moment.seq < own) return
    const move = moment.offers[Math.floor(Math.random() * moment.offers.length)]
    if (move === undefined) return
    wish = {
      type: 'choose',
      key: randomBytes(9).toString('base64url'),
      at: moment.seq,
      moves: [move],
    }
    const mine = wish
    setTimeout(() => send(mine), pace)
  }

  function send(what: Wish): void {
    if (what !== wish || socket?.readyState !== WebSocket.OPEN) return
    const mine = socket
    mine.send(JSON.stringify(what))
    setTimeout(() => what === wish && socket === mine && mine.terminate(), PATIENCE_MS).unref()
  }

  connect()
  return {
    acknowledged,
    steps,
    wrong,
    caughtUp,
    over,
    doing: () =>
      `${steps.length} steps, ${lost === null ? 'connected' : 'cut off'}, ${wish === null ? 'wishes nothing' : 'waits for an answer'}, ${moment?.offers.length ?? 'no'} offers`,
    cut: () => socket?.terminate(),
    stop() {
      stopped = true
      socket?.terminate()
    },
  }
}
