import { expect, test } from 'vitest'
import type { ServerMessage } from '../../../protocol/messages.ts'
import { withoutDoors } from '../../test/server.fixture.ts'
import { insertUser } from '../../store/people/users.ts'
import { GOLDFISH } from '../../test/visitors.fixture.ts'
import { deleteRows } from '../../store/tables/delete-table.ts'
import { removeTable } from './delete.ts'
import { evictIdle } from '../room/evict.ts'
import { openRoom } from '../room/hub.ts'
import { order } from '../play.ts'
import { makeTable } from '../begin/seating.ts'
import { joinRoom } from '../watch/watching.ts'

const ana = { id: 'ana', name: 'Ana' }

/** A table that somebody is about to change, and that has left memory. */
async function leftTable() {
  const hub = await withoutDoors()
  await hub.store.write(db => insertUser(db, ana, 1))
  const wish = { game: GOLDFISH, options: { start: 0 } }
  const room = await makeTable(hub, ana, { ...wish, chairs: ['me', 'random'] })
  await room.queue.idle()
  expect(await evictIdle(hub, Infinity)).toEqual([room])
  return { hub, room }
}

test('who comes to a table that has left memory hears of what was begun there before', async () => {
  const { hub, room } = await leftTable()
  const heard: string[] = []
  const eve = { user: null, seat: null, seq: 0, visible: true, leave: () => heard.push('leave') }
  const send = (text: string) => heard.push((JSON.parse(text) as ServerMessage).type)
  joinRoom(hub, await openRoom(hub, room.record.id), { ...eve, send }, undefined)
  const [move] = room.course === null ? [] : room.game.legal(room.course.match.state, 0)
  const wish = { at: 0, moves: [move] }
  const answer = await order(hub, room, { seat: 0, key: 'key-key-1', by: 'person', wish })
  expect(answer).toMatchObject({ ok: true })
  await new Promise(done => process.nextTick(done))
  expect(heard).toContain('news')
})

test('a table that is deleted after it has left memory is there no more', async () => {
  const { hub, room } = await leftTable()
  const { id } = room.record
  await removeTable(hub, id, () => hub.store.write(async db => (await deleteRows(db, id)).changed))
  await expect(openRoom(hub, id)).rejects.toMatchObject({ statusCode: 404 })
})

test('a table that has stopped because of a bug is read anew', async () => {
  const { hub, room } = await leftTable()
  room.faulty = true
  expect(await openRoom(hub, room.record.id)).toMatchObject({ faulty: false })
})
