import { expect, test } from 'vitest'
import { sayIn } from '../../../kit/words/messages.ts'
import type { View } from '../engine/state.ts'
import english from '../text/en.json' with { type: 'json' }
import { type Messages, textIn } from '../text/index.ts'
import { board } from './index.tsx'

test('the result of a single game is the cards that are left, of several games the points', () => {
  const text = textIn(sayIn<Messages>('en', english))
  const view = { games: 1, points: [3, 5], sizes: [4, 0] } as unknown as View
  const results = (view: View) => [0, 1].map(seat => board.result?.(view, seat, text))
  expect(results(view)).toEqual(['4 cards', '0 cards'])
  expect(results({ ...view, games: 3 })).toEqual(['3 points', '5 points'])
})
