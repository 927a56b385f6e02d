import { expect, test } from 'vitest'
import { sayIn } from '../../../kit/words/messages.ts'
import type { View } from '../engine/state.ts'
import english from '../text/en.json' with { type: 'json' }
import spanish from '../text/es.json' with { type: 'json' }
import type { Messages } from '../text/index.ts'
import { resultOf } from './result.tsx'

test('of two on one space it is said who is on top', () => {
  const view = { progress: [37, 12, 37, 37], heights: [1, 0, 2, 0] } as unknown as View
  const said = (say: ReturnType<typeof sayIn<Messages>>) =>
    [0, 1, 2, 3].map(seat => resultOf(view, seat, say))
  expect(said(sayIn<Messages>('en', english))).toEqual([
    '37 spaces, below',
    '12 spaces',
    '37 spaces, on top',
    '37 spaces, further below',
  ])
  expect(said(sayIn<Messages>('es', spanish)).slice(0, 3)).toEqual([
    '37 casillas, debajo',
    '12 casillas',
    '37 casillas, encima',
  ])
})
