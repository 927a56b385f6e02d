import { expect, test } from 'vitest'
import { sayIn } from '../../../kit/words/messages.ts'
import type { Event, View } from '../engine/state.ts'
import english from '../text/en.json' with { type: 'json' }
import spanish from '../text/es.json' with { type: 'json' }
import { type Messages, textIn } from '../text/index.ts'
import { lightsOf } from '../../../web/board-kit/lights.ts'
import { lights, seatLine } from './seat-line.ts'

const text = textIn(sayIn<Messages>('en', english))
const view = { games: 1, points: [3, 0, 5], sizes: [4, 1, 0], out: [2] } as unknown as View
const lineOf = (seat: number, recent: Event | null = null, more: Partial<View> = {}) =>
  seatLine({ view: { ...view, ...more }, seat, recent, lately: [], text, language: 'en' })

test('how many cards somebody holds, also where there is hardly room', () => {
  expect(lineOf(0)).toEqual({ holds: '4 cards', short: '4', did: '' })
  expect(lineOf(1)).toMatchObject({ holds: '1 card', short: '1' })
})

test('somebody who is out is shown by their place, and paler', () => {
  expect(lineOf(2)).toMatchObject({ short: '1.', out: true })
  const inSpanish = textIn(sayIn<Messages>('es', spanish))
  const asked = { view, seat: 2, recent: null, lately: [], text: inSpanish } as const
  expect(seatLine({ ...asked, language: 'es' }).short).toBe('1.º')
})

test('points are told only where several games are played', () => {
  expect(lineOf(0).did).toBe('')
  expect(lineOf(0, null, { games: 3 }).did).toBe('3 points')
  expect(lineOf(2, null, { games: 3 }).did).toBe('5 points')
})

test.each<[Event, string]>([
  [{ type: 'played', seat: 0, value: 5, count: 2, lead: true, reveals: true }, 'played 5 5'],
  [{ type: 'passed', seat: 0, gave: [], took: [] } as unknown as Event, 'passed'],
  [{ type: 'passed', seat: 0, gave: [2, 7], took: [9] } as unknown as Event, 'swapped 7+2 for 9'],
  [{ type: 'collected', seat: 0, value: 0 }, 'took none'],
  [{ type: 'collected', seat: 0, value: 9 }, 'took 9'],
])('%j: what they did last', (recent, did) => {
  expect(lineOf(0, recent).did).toBe(did)
})

test('what a line of the log lights: the pond, or the stacks of the market it speaks of', () => {
  expect(lightsOf(lights, { type: 'played', seat: 0, value: 5, count: 2 } as Event)).toEqual([
    'pond',
  ])
  const swap = { type: 'passed', seat: 0, gave: [2, 7], took: [9] } as unknown as Event
  expect(lightsOf(lights, swap)).toEqual(['market:2', 'market:7', 'market:9'])
  expect(lightsOf(lights, { type: 'collected', seat: 0, value: 0 })).toEqual([])
})
