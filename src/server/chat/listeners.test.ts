import { expect, test } from 'vitest'
import type { Hub } from '../tables/hub.ts'
import type { Watcher } from '../tables/crowd.ts'
import type { Room } from '../tables/room.ts'
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
