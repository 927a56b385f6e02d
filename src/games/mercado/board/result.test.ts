import { expect, test } from 'vitest'
import { begin, must } from '../../../kernel/match.ts'
import { sayIn } from '../../../kit/words/messages.ts'
import type { GameText } from '../../../kit/words/text.ts'
import { game } from '../engine/index.ts'
import type { Mercado, View } from '../engine/state.ts'
import english from '../text/en.json' with { type: 'json' }
import spanish from '../text/es.json' with { type: 'json' }
import type { Messages } from '../text/index.ts'
import { lines, resultOf } from './result.tsx'

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

test('in a match that was stopped nobody has gone back for seals, which move nobody before the end', () => {
  const view = game.view(must(begin(game, 2, {}, 'ab')).state, null)
  const text = { say: sayIn<Messages>('en', english) } as unknown as GameText<Mercado, Messages>
  expect(view.seals).toEqual([1, 1])
  expect(lines(view, text).map(({ counts }) => counts)).toEqual([[0, 0]])
})
