import { expect, test } from 'vitest'
import { evictIdle } from './evict.ts'
import { makeQueue } from './queue.ts'
import type { Room } from './room.ts'

const MINUTE = 60_000
const NOW = 60 * MINUTE

const room = (id: string, usedAt: number, who: Partial<Room> = {}, status = 'running') =>
  ({
    record: { id, status },
    usedAt,
    watchers: new Set(),
    thinking: new Set(),
    queue: makeQueue(),
    ...who,
  }) as unknown as Room

/** The tables that are left in memory of these. */
async function left(rooms: readonly Room[]): Promise<string[]> {
  const all = rooms.map(each => [each.record.id, Promise.resolve(each)] as const)
  const hub = { rooms: new Map(all), left: new Map<string, WeakRef<Room>>() }
  await evictIdle(hub, NOW)
  return [...hub.rooms.keys()]
}

test('a table leaves memory ten minutes after its last use, one that is over after seconds, unless somebody is there', async () => {
  const somebody = new Set([{}]) as unknown as Room['watchers']
  const rooms = [
    room('fresh', NOW - 9 * MINUTE),
    room('old', NOW - 11 * MINUTE),
    room('just over', NOW - MINUTE / 6, {}, 'over'),
    room('over', NOW - MINUTE / 2, {}, 'over'),
    room('over, being looked at', 0, { watchers: somebody }, 'over'),
    room('watched', 0, { watchers: somebody }),
    room('thinking', 0, { thinking: new Set([1]) }),
  ]
  expect(await left(rooms)).toEqual([
    'fresh',
    'just over',
    'over, being looked at',
    'watched',
    'thinking',
  ])
})

test('of many tables at which nobody is, those used last stay, and none leaves in use', async () => {
  const idle = Array.from({ length: 800 }, (_, n) => room(`idle ${n}`, NOW - 5 * MINUTE + n))
  const busy = Array.from({ length: 300 }, (_, n) => room(`busy ${n}`, NOW - n))
  const stayed = await left([...busy, ...idle])
  expect(stayed).toEqual([...busy, ...idle.slice(300)].map(({ record }) => record.id))
})

const long = (entries: number) => ({ log: { length: entries } }) as unknown as Room['course']

test('of long matches at which nobody is, fewer stay', async () => {
  const course = long(60_000)
  const five = Array.from({ length: 5 }, (_, n) => room(`${n}`, NOW - 5 * MINUTE + n, { course }))
  expect(await left(five)).toEqual(['2', '3', '4'])
})

test('too many long matches leave memory as soon as nobody uses them, and not in the middle of a change', async () => {
  const course = long(100_001)
  const queue = makeQueue()
  let finish = (): void => undefined
  const written = queue(() => new Promise<void>(done => (finish = done)))
  await Promise.resolve()
  const rooms = [
    room('being changed', NOW - 5000, { course, queue }),
    room('seen two seconds ago', NOW - 2000, { course }),
    room('seen three seconds ago', NOW - 3000, { course }),
    room('just opened', NOW - 500, { course }),
    room('short', NOW - 1500),
  ]
  expect(await left(rooms)).toEqual(['being changed', 'just opened', 'short'])
  finish()
  await written
  expect(await left(rooms)).toEqual(['just opened', 'short'])
})
