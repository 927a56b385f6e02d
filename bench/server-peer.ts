import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type * as Internal from 'boardgame.io/server'
import { goldfish } from './peers/boardgame-io-goldfish.ts'

/*
 * boardgame.io's own server with its file storage: `server-peer.ts <folder>` prints its addresses
 * and runs. Its lobby has its own address, because koa-compose 4.2 does not reach it at the other.
 * Nobody receives the hands of others.
 */

const { Server, FlatFile } = createRequire(import.meta.url)(
  'boardgame.io/server',
) as typeof Internal
const [, , dir = ''] = process.argv
const game: typeof goldfish = {
  ...goldfish,
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (`${seat}` === playerID ? hand : hand.map(() => 0))),
  }),
}
const server = Server({ games: [game], db: new FlatFile({ dir }), origins: [] })
// Ports are passed to Koa as they are, so a port may also be an address.
const free = () => ({ port: 0, host: '127.0.0.1' }) as unknown as number
const { appServer, apiServer } = await server.run({
  port: free(),
  lobbyConfig: { apiPort: free() },
})
const addresses = [appServer, apiServer].map(
  one => `http://127.0.0.1:${(one.address() as AddressInfo).port}`,
)
process.stdout.write(`${addresses.join(' ')}\n`)
