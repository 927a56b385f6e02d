import { expect, test } from 'vitest'
import { sayIn } from '../../../kit/words/messages.ts'
import { cardOf } from '../content/index.ts'
import type { View } from '../engine/state.ts'
import english from '../text/en.json' with { type: 'json' }
import type { Messages } from '../text/index.ts'
import { resultOf } from './result.ts'

const say = sayIn<Messages>('en', english)
const said = (...hands: readonly string[][]) => {
  const view = { hands: hands.map(hand => hand.map(cardOf)), sizes: hands.map(() => 6) }
  return hands.map((_, seat) => resultOf(view as unknown as View, seat, say))
}

test('of equal points it is said who spent fewer coins', () => {
  expect(said(['chicken'], ['sweet-bread'], ['tomato'])).toEqual([
    '3 points, more coins spent: 3',
    '3 points, fewest coins spent: 1',
    '1 point · 1 of 7 coins spent',
  ])
})

test('who shares a place is told points and coins', () => {
  expect(said(['tomato'], ['onion'])).toEqual([
    '1 point · 1 of 8 coins spent',
    '1 point · 1 of 8 coins spent',
  ])
})
