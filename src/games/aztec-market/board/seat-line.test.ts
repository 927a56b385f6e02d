import { expect, test } from 'vitest'
import { sayIn } from '../../../kit/words/messages.ts'
import { begin, must } from '../../../kernel/match.ts'
import { game } from '../engine/index.ts'
import type { Event } from '../engine/state.ts'
import english from '../text/en.json' with { type: 'json' }
import { type Messages, textIn } from '../text/index.ts'
import { seatLine } from './seat-line.ts'

const text = textIn(sayIn<Messages>('en', english))
const match = must(begin(game, 2, {}, 'cafe'))
const view = game.view(match.state, 0)
const coin: Event = { type: 'coin', seat: 1, buyer: 0 }
const passed: Event = { type: 'passed', seat: 1 }
const did = (lately: readonly Event[]) =>
  seatLine({ view, seat: 1, recent: coin, lately, text, language: 'en' }).did

test('a coin is told as that of a pass only where its player passed', () => {
  expect(did([coin, passed])).toBe('passed, with a coin')
  expect(did([coin])).toBe('took a coin')
})

test('among three others what somebody did is told in a word, too', () => {
  const { state } = must(begin(game, 4, {}, 'cafe'))
  const deal = { buyer: 4, colour: 0, gained: 3, back: 0, king: 0, kept: false }
  const bought: Event = { type: 'bought', seat: 1, ...deal }
  const about = { seat: 1, lately: [], text, language: 'en' } as const
  const line = (recent: Event) => seatLine({ ...about, view: game.view(state, 0), recent }).brief
  expect([line(bought), line(passed)]).toEqual(['· bought 3', '· passed'])
  expect(seatLine({ ...about, view, recent: bought }).brief).toBeUndefined()
  // Of a partner the word is that they are: without a dot, so that it fits the smallest phone.
  const partner = { ...about, seat: 2, view: game.view(state, 0) }
  for (const recent of [bought, null])
    expect(seatLine({ ...partner, recent }).brief).toBe('partner')
})
