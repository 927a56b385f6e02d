import { expect, test, vi } from 'vitest'
import { withoutDoors } from '../test/server.fixture.ts'
import { insertUser } from '../store/people/users.ts'
import { GOLDFISH } from '../test/visitors.fixture.ts'
import { makeTable } from './begin/seating.ts'
import { order } from './play.ts'

/** A full disk fails in reading too, where it also breaks. */
const AWAY: readonly (readonly [string, object])[] = [
  ['its name is not known while its container starts', { code: 'ENOTFOUND' }],
  ['no name server answers', { code: 'EAI_AGAIN' }],
  ['its machine is not reached', { code: 'EHOSTUNREACH' }],
  ['the network is down', { code: 'ENETUNREACH' }],
  ['this process has no file left for a connection', { code: 'EMFILE' }],
  ['it gives up a statement', { code: '57014' }],
  ['it has no memory left', { code: '53200' }],
  ['its disk fails', { code: '58030' }],
  ['the disk of the folder fails', { code: 'ERR_SQLITE_ERROR', errcode: 266 }],
]

test.each(AWAY)('a table goes on once the database is back: %s', async (_, cause) => {
  const hub = await withoutDoors()
  const ana = { id: 'ana', name: 'Ana' }
  await hub.store.write(db => insertUser(db, ana, 1))
  const wish = { game: GOLDFISH, options: { start: 0 }, chairs: ['me', 'random'] as const }
  const room = await makeTable(hub, ana, { ...wish, chairs: [...wish.chairs] })
  const { match } = room.course!
  const moves = room.game.legal(match.state, 0).slice(0, 1)
  const move = () =>
    order(hub, room, { seat: 0, key: 'a-choice', by: 'person', wish: { at: 0, moves } })
  const error = Object.assign(new Error('away'), cause)
  const read = vi.spyOn(hub.store, 'read').mockRejectedValue(error)
  room.commitKnown = false
  expect(await move()).toMatchObject({ ok: false, why: 'busy' })
  read.mockRestore()
  expect(await move()).toMatchObject({ ok: true })
})
