import { expect, it } from 'vitest'
import { whoAt as who } from '../../../kit/words/text.fixture.ts'
import type { Event } from '../engine/state.ts'
import { sayIn } from '../../../kit/words/messages.ts'
import english from './en.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import { textIn } from './index.ts'

const en = textIn(sayIn('en', english))
const es = textIn(sayIn('es', spanish))

it('speaks to the reader', () => {
  const mine = who(0)
  const passed: Event = { type: 'passed', seat: 0, gave: [12], took: [3, 9], reveals: true }
  expect(en.event(passed, mine)).toBe('You passed, gave 12, took 9 and 3')
  expect(es.event(passed, mine)).toBe('Pasaste, diste 12 y tomaste 9 y 3')
  expect(es.event({ ...passed, seat: 1 }, mine)).toBe('Bruno pasó, dio 12 y tomó 9 y 3')
})
