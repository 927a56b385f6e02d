import { expect, test } from 'vitest'
import { sayIn } from '../../../kit/words/messages.ts'
import type { Event, View } from '../engine/state.ts'
import english from '../text/en.json' with { type: 'json' }
import { type Messages, textIn } from '../text/index.ts'
import { lightsOf } from '../../../web/board-kit/lights.ts'
import { contentSets } from '../content/index.ts'
import { lights, seatLine } from './seat-line.ts'

const text = textIn(sayIn<Messages>('en', english))
const view = {
  content: contentSets.standard,
  progress: [12, 0],
  purses: [
    [0, 9, 8, 0, 4, 0, 0],
    [0, 1, 0, 0, 0, 0, 0],
  ],
  seals: [2, 0],
  tokenCounts: [1, 0],
} as unknown as View
const lineOf = (seat: number, recent: Partial<Event> | null = null) =>
  seatLine({ view, seat, recent: recent as Event | null, lately: [], text, language: 'en' })

test('where the marker stands, by its shape, and what somebody has', () => {
  expect(lineOf(0)).toMatchObject({ mark: '●', short: '12', did: '' })
  expect(lineOf(0).holds).toBe('space 12, 21 coins, 2 seals, 1 privilege')
})

test('what somebody has none of is not told', () => {
  expect(lineOf(1).holds).toBe('space 0, 1 coin')
})

test.each<[object, string]>([
  [{ type: 'drew', coins: [0, 2, 0, 0, 0, 1, 0] }, 'drew 2 gold and 1 white'],
  [{ type: 'placed', coin: 1, slot: 3 }, 'placed gold'],
  [{ type: 'recovered', coins: [0, 2, 1, 0, 0, 0, 0] }, 'took back 3 coins'],
  [{ type: 'privilege', token: 1 }, 'played a privilege'],
  [{ type: 'sold', slot: 3, tile: 0 }, 'bought the Garden tapestry'],
  [{ type: 'returned', coins: [0, 1, 0, 0, 0, 0, 0] }, ''],
  [{ type: 'moved', from: 1, to: 2 }, ''],
])('%j: what they did last', (recent, did) => {
  expect(lineOf(0, recent).did).toBe(did)
})

test('what a line of the log lights: the tile or the space it speaks of', () => {
  expect(lightsOf(lights, { type: 'sold', slot: 3 } as unknown as Event)).toEqual(['slot:3'])
  expect(lightsOf(lights, { type: 'landed', space: 17 } as unknown as Event)).toEqual(['space:17'])
  expect(lightsOf(lights, { type: 'turn' } as Event)).toEqual([])
})
