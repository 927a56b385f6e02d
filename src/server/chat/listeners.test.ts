import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addLine, setMuted } from '../store/tables/chat.ts'
import { listening } from '../store/empty.fixture.ts'
import { insertUser } from '../store/people/users.ts'
import type { Hub } from '../tables/room/hub.ts'
import type { Watcher } from '../tables/room/crowd.ts'
import type { Room } from '../tables/room/room.ts'
import { listen, spreadChat, stopListening } from './listeners.ts'

/** A table with one watcher, in a house whose database counts how often it is asked. */
function table() {
  let asked = 0
  const store = {
    get db() {
      asked++
      throw new Error('no database')
    },
  }
  const watcher = { user: null, send: () => undefined } as unknown as Watcher
  const room = { record: { id: 'a' }, watchers: new Set([watcher]) } as unknown as Room
  return { hub: { store } as unknown as Hub, room, watcher, asked: () => asked }
}

test('a reader who leaves before their turn is not kept, and nothing is read for them', async () => {
  const { hub, room, watcher, asked } = table()
  const listening = listen(hub, room, watcher, {})
  room.watchers.delete(watcher)
  stopListening(room, watcher)
  await listening
  await spreadChat(hub, room)
  expect(asked()).toBe(0)
})

test('a reader who stays is read for', async () => {
  const { hub, room, watcher, asked } = table()
  await expect(listen(hub, room, watcher, {})).rejects.toThrow('no database')
  expect(asked()).toBe(1)
})

test('however many read a line, the database is asked as often, and who has muted its writer reads none', async () => {
  const { db, asked } = await listening()
  const people = Array.from({ length: 200 }, (_, index) => `p${index}`)
  for (const id of people) await insertUser(db, { id, name: id }, 1)
  // Of the table only its lines matter here.
  await sql`PRAGMA foreign_keys = OFF`.execute(db)
  await setMuted(db, 'p7', 'p0', true)
  const heard = new Map<string, string>()
  const watchers = people.map(user => {
    const send = (text: string) => void heard.set(user, text)
    return { user, send } as unknown as Watcher
  })
  const record = { id: 'a', status: 'running', chairs: [] }
  const room = { record, watchers: new Set(watchers) } as unknown as Room
  const hub = { store: { db } } as unknown as Hub
  for (const watcher of watchers) await listen(hub, room, watcher, {})
  const line = { table_id: 'a', channel: 'onlookers', user_id: 'p0', code: null, text: 'Hi' }
  await addLine(db, { ...line, once: 'once', at: 1 })
  asked.length = 0
  await spreadChat(hub, room)
  expect(asked.length).toBeLessThan(5)
  const texts = people.map(user => /"text":"(.*?)"/.exec(heard.get(user) ?? '')?.[1])
  expect(texts).toEqual(people.map(user => (user === 'p7' ? '' : 'Hi')))
})

test('what onlookers have said is not read again for players, who do not hear it', async () => {
  const { db, asked } = await listening()
  for (const id of ['ana', 'eva']) await insertUser(db, { id, name: id }, 1)
  await sql`PRAGMA foreign_keys = OFF`.execute(db)
  const line = { table_id: 'a', channel: 'onlookers', user_id: 'eva', code: null, text: 'Hi' }
  for (let n = 0; n < 9; n++) await addLine(db, { ...line, once: `once ${n}`, at: 1 })
  const [ana, eva] = ['ana', 'eva'].map(
    user => ({ user, send: () => undefined }) as unknown as Watcher,
  )
  const record = { id: 'a', status: 'running', chairs: [{ kind: 'person', user: 'ana' }] }
  const room = { record, watchers: new Set([ana, eva]) } as unknown as Room
  const hub = { store: { db } } as unknown as Hub
  await listen(hub, room, ana, {})
  await listen(hub, room, eva, {})
  await addLine(db, { ...line, once: 'the last', at: 1 })
  asked.length = 0
  await spreadChat(hub, room)
  const read = asked.filter(({ parameters }) => parameters.includes('onlookers'))
  expect(read.map(({ parameters }) => parameters.includes(9))).toEqual([true])
})
