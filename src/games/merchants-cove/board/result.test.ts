import { expect, test } from 'vitest'
import { sayIn } from '../../../kit/words/messages.ts'
import type { View } from '../engine/state.ts'
import english from '../text/en.json' with { type: 'json' }
import spanish from '../text/es.json' with { type: 'json' }
import type { Messages } from '../text/index.ts'
import { resultOf } from './result.tsx'

const ended = (...players: readonly (readonly [gold: number, unsold: number, cards: number])[]) =>
  ({
    players: players.map(([gold, unsold, cards]) => ({
      gold,
      shelf: [0, unsold],
      corruption: [0, cards],
    })),
  }) as unknown as View

test('of equal Gold unsold Goods are told, and where these are equal too, Corruption cards', () => {
  const said = (view: View) =>
    view.players.map((_, seat) => resultOf(view, seat, sayIn<Messages>('en', english)))
  expect(said(ended([59, 2, 4], [59, 1, 0], [36, 1, 1]))).toEqual([
    '59 Gold, 2 unsold Goods',
    '59 Gold, 1 unsold Good',
    '36 Gold',
  ])
  const view = ended([59, 2, 4], [59, 2, 1])
  expect(said(view)).toEqual([
    '59 Gold, 2 unsold, 4 Corruption cards',
    '59 Gold, 2 unsold, 1 Corruption card',
  ])
  expect(resultOf(view, 1, sayIn<Messages>('es', spanish))).toBe(
    '59 de oro, 2 sin vender, 1 carta de Corrupción',
  )
})

test('what each icon counts stays on one line with its sign', () => {
  for (const { 'board.result.icons': icons, 'board.result.guilt': guilt } of [english, spanish])
    for (const said of [icons, guilt]) expect(said).toMatch(/ \u00D7\u00A0\{\w+\}$/)
})
