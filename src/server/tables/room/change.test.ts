import { expect, test } from 'vitest'
import { insertUser } from '../../store/people/users.ts'
import { withoutDoors } from '../../test/server.fixture.ts'
import { GOLDFISH } from '../../test/visitors.fixture.ts'
import { makeTable } from '../begin/seating.ts'
import { become, inTurn } from './change.ts'

test('one change after the other knows what is stored: none is decided twice', async () => {
  const hub = await withoutDoors()
  const ana = { id: 'ana', name: 'Ana' }
  await hub.store.write(db => insertUser(db, ana, 1))
  const chairs = ['me', 'open'] as const
  const room = await makeTable(hub, ana, { game: GOLDFISH, options: {}, chairs: [...chairs] })
  let decided = 0
  const change = () =>
    inTurn(hub, room, async () => {
      decided++
      await become(hub, room, { record: { ...room.record } })
    })
  for (let changes = 0; changes < 3; changes++) await change()
  expect(decided).toBe(3)
})
