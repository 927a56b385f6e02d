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

/**
 * Makes people, a table for them, and sits them down; `over` is called when their match has ended.
 */
export async function openTable(
  addresses: readonly string[],
  seats: number,
  wish: Wish,
  ears: Ears,
  over: Over<Table>,
): Promise<Table> {
  const people = await Promise.all(
    Array.from({ length: seats }, (_, seat) => newcomer(at(addresses, seat))),
  )
  return sitDown(addresses, people, wish, ears, over)
}

/** The same people at a table that is new. */
export async function sitDown(
  addresses: readonly string[],
  people: readonly Person[],
  wish: Wish,
  ears: Ears,
  over: Over<Table>,
): Promise<Table> {
  const id = await makeTable(addresses, people, wish)
  const rng = Rng.from(people.length)
  let onTheWay: Seat | null = null
  let moves = 0
  let ended = false
  const seats = people.map((person, seat): Seat => {
    const socket = new WebSocket(socketUrl(at(addresses, seat), id), {
      headers: person,
      perMessageDeflate: false,
    })
    const mine: Seat = { socket, moment: null, own: 0 }
    socket.on('open', () => socket.send(WATCH))
    socket.on('message', (data: Buffer) => hear(mine, JSON.parse(data.toString()) as ServerMessage))
    socket.on('error', error => ears.wrong(error.message))
    return mine
  })

  const table: Table = {
    people,
    id: () => id,
    moves: () => moves,
    move() {
      const seat = next()
      const moment = seat?.moment
      if (!seat || !moment) throw new Error('Nobody at this table can move.')
      onTheWay = seat
      const key = `bench-move-${moves++}`
      seat.socket.send(
        JSON.stringify({ type: 'choose', key, at: moment.seq, moves: [rng.pick(moment.offers)] }),
      )
    },
    close() {
      for (const { socket } of seats) socket.terminate()
    },
  }

  const next = () =>
    seats.find(
      ({ moment, own }) => moment !== null && moment.seq >= own && moment.offers.length > 0,
    )
  let said = false

  /** Says, once each, that somebody can move and that the match has ended. */
  function look(): void {
    if (said || onTheWay !== null || !(ended || next() !== undefined)) return
    said = true
    if (ended) over(table)
    else ears.ready(table)
  }

  function hear(seat: Seat, message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
      case 'news':
        seat.moment = message.moment
        return look()
      case 'done':
      case 'refused':
        if (message.type === 'done') seat.own = message.seq
        else ears.wrong(`refused: ${message.why}`)
        onTheWay = null
        said = false
        ears.acknowledged(table)
        return look()
      case 'table':
        if (message.table.status !== 'over' || ended) return
        ended = true
        said = false
        return look()
      case 'trouble':
        return ears.wrong(message.message)
      default:
        return
    }
  }

  // Whoever knocks faster than a server opens is turned away by its machine in the end.
  await Promise.all(seats.map(({ socket }) => once(socket, 'open')))
  return table
}

const WATCH = JSON.stringify({ type: 'watch' })

export const at = (addresses: readonly string[], index: number) =>
  addresses[index % addresses.length] ?? ''

export function socketUrl(address: string, table: string): string {
  return `${address.replace('http', 'ws')}/api/tables/${table}/socket`
}
