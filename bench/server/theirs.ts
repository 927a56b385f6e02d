import WebSocket from 'ws'
import type { State as Sync } from 'boardgame.io'
import { stream } from '../../src/kernel/chance.ts'
import { Rng } from '../../src/kernel/rng.ts'
import { setup } from '../../src/games/merchant-of-goldfish/engine/setup.ts'
import type { State } from '../../src/games/merchant-of-goldfish/engine/state.ts'
import { goldfish } from '../peers/boardgame-io-goldfish.ts'
import type { Child } from './child.ts'
import type { Board, Ears, Over } from './crowd.ts'
import { ask } from './people.ts'

/*
 * Tables on boardgame.io's server. Its people speak Socket.IO 4 over a WebSocket, of which so much
 * is needed: "0" opens, "40/game," joins, "42/game,[…]" says something, "2" is answered with "3".
 */

const NAME = 'merchant-of-goldfish'
const PLAYED = { games: 1, start: 0, maxTurns: 2000 } as const

interface Seat {
  readonly socket: WebSocket
  readonly credentials: string
  sync: Sync<State> | null
}

/** Makes a match and sits people down at it, who choose at random from what the game enumerates. */
export async function openMatch(
  { address, lobby }: Child,
  seats: number,
  deal: number,
  ears: Ears,
  over: Over<Board>,
): Promise<Board> {
  const setupData = setup(seats, PLAYED, stream('be9c', deal))
  const url = `${lobby}/games/${NAME}`
  const { matchID } = await ask<{ matchID: string }>(
    `${url}/create`,
    {},
    { numPlayers: seats, setupData },
  )
  const rng = Rng.from(deal)
  let sentAt = -1
  let mover: Seat | null = null
  let said = false
  const credentials: string[] = []
  for (let seat = 0; seat < seats; seat++) {
    const wish = { playerID: `${seat}`, playerName: `p${seat}` }
    const { playerCredentials } = await ask<{ playerCredentials: string }>(
      `${url}/${matchID}/join`,
      {},
      wish,
    )
    credentials.push(playerCredentials)
  }
  const sitting = credentials.map((credential, seat) => seatAt(seat, credential))

  function seatAt(index: number, credentials: string): Seat {
    const query = 'EIO=4&transport=websocket'
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket.io/?${query}`, {
      perMessageDeflate: false,
    })
    const seat: Seat = { socket, credentials, sync: null }
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (text.startsWith('0')) socket.send(`40/${NAME},`)
      else if (text === '2') socket.send('3')
      else if (text.startsWith('40')) say(seat, ['sync', matchID, `${index}`, credentials])
      else if (text.startsWith('42'))
        hear(seat, JSON.parse(text.slice(text.indexOf('['))) as unknown[])
    })
    socket.on('error', error => ears.wrong(error.message))
    return seat
  }

  function say({ socket }: Seat, words: unknown[]): void {
    socket.send(`42/${NAME},${JSON.stringify(words)}`)
  }

  function hear(seat: Seat, [type, , what]: unknown[]): void {
    if (type === 'sync') seat.sync = (what as { state: Sync<State> }).state
    else if (type === 'update') seat.sync = what as Sync<State>
    else return
    if (seat === mover && seat.sync._stateID > sentAt) {
      mover = null
      said = false
      ears.acknowledged(board)
    }
    const ended = seat.sync.ctx.gameover !== undefined
    if (mover !== null || said || !(ended || next() !== undefined)) return
    said = true
    if (ended) over(board)
    else ears.ready(board)
  }

  /** The player to act, once they have seen the last move. */
  function next(): Seat | undefined {
    return sitting.find(
      ({ sync }, seat) =>
        sync !== null &&
        sync._stateID > sentAt &&
        sync.ctx.gameover === undefined &&
        sync.ctx.currentPlayer === `${seat}`,
    )
  }

  const board: Board = {
    move() {
      const seat = next()
      const sync = seat?.sync
      if (!seat || !sync) throw new Error('Nobody at this table can move.')
      const playerID = sync.ctx.currentPlayer
      const choices = goldfish.ai?.enumerate(sync.G, sync.ctx, playerID) as {
        move: string
        args: number[]
      }[]
      const { move: type, args } = rng.pick(choices)
      const payload = { type, args, playerID, credentials: seat.credentials }
      mover = seat
      sentAt = sync._stateID
      say(seat, ['update', { type: 'MAKE_MOVE', payload }, sync._stateID, matchID, playerID])
    },
    close() {
      for (const { socket } of sitting) socket.terminate()
    },
  }
  return board
}
