import { once } from 'node:events'
import WebSocket from 'ws'
import { Rng } from '../../src/kernel/rng.ts'
import type { Moment, ServerMessage } from '../../src/protocol/messages.ts'
import type { Board, Ears, Over } from './crowd.ts'
import { makeTable, newcomer, type Person, type Wish } from './people.ts'

/**
 * A table of ours, with a socket for each of the people at it, who choose at random from what they
 * are offered.
 */
export interface Table extends Board {
  readonly people: readonly Person[]
  readonly id: () => string
  /** Moves made so far. */
  readonly moves: () => number
}

interface Seat {
  readonly socket: WebSocket
  moment: Moment | null
  /** The step up to which they must have seen everything before they choose again. */
  own: number
}

/** Which server a proxy sends the socket of this seat to. */
export type Route = (table: string, seat: number) => number

/** Everybody at a table is at another server. */
export const spread: Route = (_, seat) => seat

/** Everybody at a table is at the server of that table. */
export const together: Route = table => Buffer.from(table, 'base64url').readUInt32BE()

/**
 * Makes people, a table for them, and sits them down; `over` is called when their match has ended.
 */
export async function openTable(
  addresses: readonly string[],
  seats: number,
  wish: Wish,
  ears: Ears,
  over: Over<Table>,
  route: Route = spread,
): Promise<Table> {
  const people = await Promise.all(
    Array.from({ length: seats }, (_, seat) => newcomer(at(addresses, seat))),
  )
  return sitDown(addresses, people, wish, ears, over, route)
}

/** The same people at a table that is new. */
export async function sitDown(
  addresses: readonly string[],
  people: readonly Person[],
  wish: Wish,
  ears: Ears,
  over: Over<Table>,
  route: Route = spread,
): Promise<Table> {
  const id = await makeTable(addresses, people, wish)
  const table = new OurTable(id, people, ears, over)
  for (const [seat, person] of people.entries())
    table.connect(socketUrl(at(addresses, route(id, seat)), id), person)
  // A machine refuses connections that come faster than its server accepts them.
  await table.opened()
  return table
}

class OurTable implements Table {
  readonly #id: string
  readonly people: readonly Person[]
  readonly #ears: Ears
  readonly #over: Over<Table>
  readonly #rng: Rng
  readonly #seats: Seat[] = []
  #sender: Seat | null = null
  #moves = 0
  #ended = false
  /** Whether it was already said that somebody can move, or that the match has ended. */
  #said = false

  constructor(id: string, people: readonly Person[], ears: Ears, over: Over<Table>) {
    this.#id = id
    this.people = people
    this.#ears = ears
    this.#over = over
    this.#rng = Rng.from(people.length)
  }

  id = () => this.#id
  moves = () => this.#moves

  connect(url: string, person: Person): void {
    const socket = new WebSocket(url, { headers: person, perMessageDeflate: false })
    const seat: Seat = { socket, moment: null, own: 0 }
    this.#seats.push(seat)
    socket.on('open', () => socket.send(WATCH))
    socket.on('message', (data: Buffer) =>
      this.#hear(seat, JSON.parse(data.toString()) as ServerMessage),
    )
    socket.on('error', error => this.#ears.wrong(error.message))
  }

  async opened(): Promise<void> {
    await Promise.all(this.#seats.map(({ socket }) => once(socket, 'open')))
  }

  move(): void {
    const seat = this.#next()
    const moment = seat?.moment
    if (!seat || !moment) throw new Error('Nobody at this table can move.')
    this.#sender = seat
    const key = `bench-move-${this.#moves++}`
    const moves = [this.#rng.pick(moment.offers)]
    seat.socket.send(JSON.stringify({ type: 'choose', key, at: moment.seq, moves }))
  }

  close(): void {
    for (const { socket } of this.#seats) socket.terminate()
  }

  #next(): Seat | undefined {
    return this.#seats.find(
      ({ moment, own }) => moment !== null && moment.seq >= own && moment.offers.length > 0,
    )
  }

  /** Says, once each, that somebody can move and that the match has ended. */
  #look(): void {
    if (this.#said || this.#sender !== null) return
    if (!this.#ended && this.#next() === undefined) return
    this.#said = true
    if (this.#ended) this.#over(this)
    else this.#ears.ready(this)
  }

  #hear(seat: Seat, message: ServerMessage): void {
    if (message.type === 'trouble') return this.#ears.wrong(message.message)
    if (message.type === 'welcome' || message.type === 'news') seat.moment = message.moment
    else if (message.type === 'done' || message.type === 'refused') {
      if (message.type === 'done') seat.own = message.seq
      else this.#ears.wrong(`refused: ${message.why}`)
      this.#sender = null
      this.#said = false
      this.#ears.acknowledged(this)
    } else if (message.type === 'table' && message.table.status === 'over' && !this.#ended) {
      this.#ended = true
      this.#said = false
    } else return
    this.#look()
  }
}

const WATCH = JSON.stringify({ type: 'watch' })

export const at = (addresses: readonly string[], index: number) =>
  addresses[index % addresses.length] ?? ''

export function socketUrl(address: string, table: string): string {
  return `${address.replace('http', 'ws')}/api/tables/${table}/socket`
}
