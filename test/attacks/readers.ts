import { connect } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { game } from '../../src/games/merchant-of-goldfish/engine/index.ts'
import { digest } from '../../src/kernel/digest.ts'
import { begin, chronicle, must } from '../../src/kernel/match.ts'
import { carriedOn } from '../../src/kit/play.fixture.ts'
import { daily } from '../deep.ts'
import { type Attack, attacker, type Target } from './frame.ts'

/** Many who ask for a replay longer than what lies between, and read nothing of it. */
export const readers: Attack = async target => {
  const eve = await attacker(target)
  const { status, body } = await eve.send<{ id: string }>('POST', '/api/replays', longMatch())
  expect(status).toBe(200)
  const path = `/api/replays/${body.id}`
  expect((await eve.ask('GET', path)).headers.get('content-length')).toMatch(/^\d{7,}$/)
  for (let many = 0; many < daily(120, 390); many++) await askOnly(target, path)
}

/** A match of six who pass as often as they may. */
function longMatch(): object {
  const match = must(begin(game, 6, { games: 3, maxTurns: 2000, start: 5 }, 'ab'.repeat(32)))
  // The match is the same each time, with as many plies as a file may have.
  let random = 1
  carriedOn(match, offers => {
    random = (random * 1103515245 + 12345) % 2147483648
    return offers.find(({ type }) => type === 'pass') ?? offers[random % offers.length]
  })
  return { ...chronicle(match), version: game.version, final: digest(match.state) }
}

/** Resolves when the first bytes of the answer have come: nothing more is read. */
async function askOnly({ address, from }: Target, path: string): Promise<void> {
  const { hostname, port, host } = new URL(address)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: ${from}\r\n\r\n`)
  await new Promise<void>(done => {
    socket.once('close', done).once('data', () => {
      socket.pause()
      done()
    })
  })
}
