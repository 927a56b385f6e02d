import { expect, test } from 'vitest'
import { sayIn } from '../../../../kit/words/messages.ts'
import { tableOf } from '../../../../web/board-kit/board.fixture.ts'
import { elements } from '../../../../web/elements.fixture.ts'
import type { Mercadito, View } from '../../engine/state.ts'
import english from '../../text/en.json' with { type: 'json' }
import { type Messages, textIn } from '../../text/index.ts'
import { Showing } from './desk-actions.tsx'
import type { Desk } from './use-desk.ts'

const text = textIn(sayIn<Messages>('en', english))

test.each([
  { others: [1], choices: 2 },
  { others: [1, 2], choices: 4 },
])('a card is shown to all only where there are several: $others', ({ others, choices }) => {
  const { table } = tableOf<Mercadito, Messages>(text, { view: {} as View })
  const desk = { others, may: () => true } as unknown as Desk
  const acts = elements(Showing({ table, desk, given: 0 }), 'button')
  expect(acts).toHaveLength(choices)
})
