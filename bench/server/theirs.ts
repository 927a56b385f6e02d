import WebSocket from 'ws'
import type { State as Sync } from 'boardgame.io'
import { stream } from '../../src/kernel/chance.ts'
import { fitOptions, must } from '../../src/kernel/match.ts'
import { Rng } from '../../src/kernel/rng.ts'
import { game } from '../../src/games/merchant-of-goldfish/engine/index.ts'
import type { State } from '../../src/games/merchant-of-goldfish/engine/state.ts'
import type { Choice } from '../peers/boardgame-io.ts'
import { goldfish } from '../peers/boardgame-io-goldfish.ts'
import type { Child } from './child.ts'
import type { Board, Ears, Over } from './crowd.ts'
import { ask } from './people.ts'

/*
 * Tables on boardgame.io's server. Its people speak Socket.IO 4 over a WebSocket, of which so much
 * is needed: "0" opens, "40/game," joins, "42/game,[…]" says something, "2" is answered with "3".
 */

const NAME = 'merchant-of-goldfish'

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
  const options = must(fitOptions(game, seats, { start: 0 }))
  const setupData = game.setup(seats, options, stream('be9c', deal))
  const url = `${lobby}/games/${NAME}`
  const wish = { numPlayers: seats, setupData }
  const { matchID } = await ask<{ matchID: string }>(`${url}/create`, {}, wish)
  const match = new TheirMatch(matchID, Rng.from(deal), ears, over)
  const credentials: string[] = []
  for (let seat = 0; seat < seats; seat++) {
    const player = { playerID: `${seat}`, playerName: `p${seat}` }
    const joined = await ask<{ playerCredentials: string }>(`${url}/${matchID}/join`, {}, player)
    credentials.push(joined.playerCredentials)
  }
  for (const credential of credentials) match.connect(address, credential)
  return match
}

class TheirMatch implements Board {
  readonly #id: string
  readonly #rng: Rng
  readonly #ears: Ears
  readonly #over: Over<Board>
  readonly #seats: Seat[] = []
  #sentAt = -1
  #mover: Seat | null = null
  /** Whether it was already said that somebody can move, or that the match has ended. */
  #said = false

  constructor(id: string, rng: Rng, ears: Ears, over: Over<Board>) {
    this.#id = id
    this.#rng = rng
    this.#ears = ears
    this.#over = over
  }

  connect(address: string, credentials: string): void {
    const query = 'EIO=4&transport=websocket'
    const url = `${address.replace('http', 'ws')}/socket.io/?${query}`
    const socket = new WebSocket(url, { perMessageDeflate: false })
    const seat: Seat = { socket, credentials, sync: null }
    const playerID = `${this.#seats.push(seat) - 1}`
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (text.startsWith('0')) socket.send(`40/${NAME},`)
      else if (text === '2') socket.send('3')
      else if (text.startsWith('40')) say(seat, ['sync', this.#id, playerID, credentials])
      else if (text.startsWith('42'))
        this.#hear(seat, JSON.parse(text.slice(text.indexOf('['))) as unknown[])
    })
    socket.on('error', error => this.#ears.wrong(error.message))
  }

  move(): void {
    const seat = this.#next()
    const sync = seat?.sync
    if (!seat || !sync) throw new Error('Nobody at this table can move.')
    const playerID = sync.ctx.currentPlayer
    const choices = goldfish.ai?.enumerate(sync.G, sync.ctx, playerID) as Choice[]
    const { move: type, args } = this.#rng.pick(choices)
    const payload = { type, args, playerID, credentials: seat.credentials }
    this.#mover = seat
    this.#sentAt = sync._stateID
    say(seat, ['update', { type: 'MAKE_MOVE', payload }, sync._stateID, this.#id, playerID])
  }

  close(): void {
    for (const { socket } of this.#seats) socket.terminate()
  }

  #hear(seat: Seat, [type, , what]: unknown[]): void {
    if (type === 'sync') seat.sync = (what as { state: Sync<State> }).state
    else if (type === 'update') seat.sync = what as Sync<State>
    else return
    if (seat === this.#mover && seat.sync._stateID > this.#sentAt) {
      this.#mover = null
      this.#said = false
      this.#ears.acknowledged(this)
    }
    const ended = seat.sync.ctx.gameover !== undefined
    if (this.#mover !== null || this.#said || !(ended || this.#next() !== undefined)) return
    this.#said = true
    if (ended) this.#over(this)
    else this.#ears.ready(this)
  }

  /** The player to act, once they have seen the last move. */
  #next(): Seat | undefined {
    return this.#seats.find(
      ({ sync }, seat) =>
        sync !== null &&
        sync._stateID > this.#sentAt &&
        sync.ctx.gameover === undefined &&
        sync.ctx.currentPlayer === `${seat}`,
    )
  }
}

function say({ socket }: Seat, words: unknown[]): void {
  socket.send(`42/${NAME},${JSON.stringify(words)}`)
}
