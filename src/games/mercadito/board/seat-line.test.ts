import { expect, test } from 'vitest'
import { sayIn } from '../../../kit/words/messages.ts'
import { cardOf } from '../content/index.ts'
import type { Event, View } from '../engine/state.ts'
import english from '../text/en.json' with { type: 'json' }
import { type Messages, shortNameOf, textIn } from '../text/index.ts'
import { pieceOf } from './card.tsx'
import { lightsOf } from '../../../web/board-kit/lights.ts'
import { lights, seatLine } from './seat-line.ts'
import { limitOf } from './worth.ts'

const say = sayIn<Messages>('en', english)
const text = textIn(say)
const [lime, mango] = [cardOf('lime'), cardOf('mango')]
const view = {
  phase: 'choose',
  sizes: [2, 3, 1],
  hands: [[], [], []],
  known: [[], [mango], []],
  committed: [false, false, false],
  choosers: [],
  conflicts: [],
  votes: [false, false, false],
  offersLeft: [20, 3, 0],
} as unknown as View
const limit = limitOf(view)
const doing = (seat: number, more: Partial<View>, recent: Event | null = null) =>
  seatLine({ view: { ...view, ...more }, seat, recent, lately: [], text, language: 'en' }).did

test('how many cards of how many somebody holds', () => {
  expect(seatLine({ view, seat: 1, recent: null, lately: [], text, language: 'en' })).toEqual({
    holds: say('board.seat.cards', { n: 3, limit }),
    short: '3 cards',
    did: '',
  })
})

test('while a card is chosen in secret, one sees who has, but not what', () => {
  const choosing = { choosers: [0, 1], committed: [true, false, false] }
  expect(doing(0, choosing)).toBe('has chosen')
  expect(doing(1, choosing)).toBe('is choosing')
  expect(doing(2, choosing)).toBe('')
})

test('in a conflict, who has answered and who is still talking', () => {
  const fight = { conflicts: [{ card: lime, seats: [0, 1] }], committed: [true, false, false] }
  expect(doing(0, fight as unknown as Partial<View>)).toBe('has answered')
  expect(doing(1, fight as unknown as Partial<View>)).toBe('in a conflict')
})

test('in an open view the secret answer itself is told', () => {
  const answers = [{ type: 'pick', card: lime }, { type: 'pass' }, { type: 'hold' }]
  const open = { answers } as unknown as Partial<View>
  expect(doing(0, open)).toBe(`in secret: ${shortNameOf(say, lime)}`)
  expect(doing(1, open)).toBe('in secret: Pass')
  expect(doing(2, open)).toBe('in secret: held')
})

test('MTO-42, MTO-44: at the end, how many offers are left and who votes to end', () => {
  const final: Partial<View> = { phase: 'final', votes: [true, false, false] }
  expect(doing(0, final)).toBe('votes to end')
  expect(doing(1, final)).toBe(say('board.seat.offers', { n: 3 }))
})

test('a full basket is told before anything else that was done', () => {
  expect(doing(0, { sizes: [limit, 3, 1] })).toBe('hand full')
})

test('what was taken where all could see it', () => {
  const took = { type: 'took', seat: 1, card: mango } as Event
  expect(doing(1, {}, took)).toBe(`took ${shortNameOf(say, mango)}`)
  expect(doing(0, {}, took)).toBe('')
})

test('a card that was shown to one alone lights nothing for the others', () => {
  const revealed = (card: number | null) => ({ type: 'revealed', card }) as unknown as Event
  expect(lightsOf(lights, revealed(null))).toEqual([])
  expect(lightsOf(lights, revealed(lime))).toEqual([pieceOf(lime)])
})

test('an offer whose cards are hidden lights nothing; an open one all its cards', () => {
  const offered = (give: number[] | null, want: number[] | null) =>
    ({ type: 'offered', give, want }) as unknown as Event
  expect(lightsOf(lights, offered(null, null))).toEqual([])
  expect(lightsOf(lights, offered([lime], [mango]))).toEqual([pieceOf(lime), pieceOf(mango)])
})
