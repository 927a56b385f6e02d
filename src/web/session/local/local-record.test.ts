import { afterEach, expect, test, vi } from 'vitest'
import { keptHere } from '../../storage.fixture.ts'
import { storage } from '../../storage.ts'
import { GAME, twoSeats } from '../session.fixture.ts'
import { shelf } from './local-record.ts'

const NAME = `tianguis:table:${GAME.id}`

afterEach(() => storage.remove(`table:${GAME.id}`))

test('a table that was put away is there after a reload, ply by ply', () => {
  const { entries } = keptHere()
  shelf.save(GAME.id, twoSeats())
  keptHere(Object.fromEntries(entries))
  expect(shelf.load(GAME.id)).toEqual(twoSeats())
  expect(shelf.load('another-game')).toBeNull()
})

test.each([
  ['cut off', '{"chairs":["me"'],
  ['no table at all', '"hello"'],
  ['empty', 'null'],
  ['without chairs', '{"chronicle":{"log":[]}}'],
  ['without a log', '{"chairs":["me"],"chronicle":{}}'],
  ['without a chronicle', '{"chairs":["me"]}'],
])('a record that is %s is no table, and breaks nothing', (_, kept) => {
  keptHere({ [NAME]: kept })
  expect(shelf.load(GAME.id)).toBeNull()
})

/** A page that hears what other tabs write, and how many of that concerned the table. */
function listening() {
  const listeners = new Set<(event: object) => void>()
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) =>
    listeners.delete(listener),
  )
  let heard = 0
  const leave = shelf.onForeign(GAME.id, () => heard++)
  const write = (key: string, newValue: string | null) =>
    listeners.forEach(listener => listener({ key, newValue }))
  return { heard: () => heard, leave, write }
}

test('what another tab writes at this table is heard, until one leaves it', () => {
  const { heard, leave, write } = listening()
  write(NAME, '{}')
  expect(heard()).toBe(1)
  leave()
  write(NAME, '{}')
  expect(heard()).toBe(1)
})

test('other things another tab writes, or that are deleted, do not take the table away', () => {
  const { heard, write } = listening()
  write('tianguis:theme', 'dark')
  write('tianguis:table:another-game', '{}')
  write(NAME, null)
  expect(heard()).toBe(0)
})
