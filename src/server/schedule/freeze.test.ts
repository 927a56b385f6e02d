import { expect, test } from 'vitest'
import { game } from '../../games/merchant-of-goldfish/engine/index.ts'
import type { Hub } from '../tables/room/hub.ts'
import type { Room } from '../tables/room/room.ts'
import { freeze } from './freeze.ts'

test('a match that many look back at is prepared once, and again only if that failed', async () => {
  let runs = 0
  const work = { run: () => (runs++, Promise.reject(new Error('The worker has ended.'))) }
  const hub = { workshop: work } as unknown as Hub
  const record = { status: 'over', version: game.version }
  const room = { game, record, course: { log: [] } } as unknown as Room
  const ask = () => expect(freeze(hub, room)).rejects.toThrow('The worker has ended.')
  await Promise.all([ask(), ask(), ask()])
  expect(runs).toBe(1)
  await ask()
  expect(runs).toBe(2)
})
