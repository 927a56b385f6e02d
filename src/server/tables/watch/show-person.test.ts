import { expect, test } from 'vitest'
import { withoutDoors } from '../../test/server.fixture.ts'
import { changeUser, insertUser } from '../../store/people/users.ts'
import { GOLDFISH } from '../../test/visitors.fixture.ts'
import { makeTable } from '../begin/seating.ts'
import { showPerson } from './show-person.ts'

test('a name that changes while its table does is shown as it is stored in the end', async () => {
  const hub = await withoutDoors()
  const ana = { id: 'ana', name: 'Ana' }
  const store = (name: string) => hub.store.write(db => changeUser(db, ana.id, { name }))
  await hub.store.write(db => insertUser(db, ana, 1))
  const room = await makeTable(hub, ana, { game: GOLDFISH, chairs: ['me', 'open'] })
  let stored = () => {}
  const changing = room.queue(async () => {
    const { record } = room
    await new Promise<void>(done => (stored = done))
    room.record = { ...record, listed: true }
  })
  await store('Anita')
  const shown = showPerson(hub, ana.id)
  // By another process, whose news came before.
  await store('Anna')
  stored()
  await Promise.all([changing, shown])
  expect(room.record).toMatchObject({ listed: true, chairs: [{ name: 'Anna' }, {}] })
})
