import { expect, test } from 'vitest'
import { textIn } from './by-name.ts'
import { sayIn } from './messages.ts'
import type { Who } from './text.ts'

const MESSAGES = {
  'prompt.take': '{seat, select, you {Take one} other {{seat} takes one}}',
  'prompt.take.hint': '{goods} are left',
  'move.take': 'Take {count}',
  'event.took': '{seat} took {count}',
  'why.take': 'It is your turn. [NIM-1]',
  'refusal.too-many': 'Only {goods} are left.',
  'refusal.other': '{rule} forbids it.',
  'option.goods': 'Goods',
  'option.goods.help': 'How many lie on the stall.',
  'option.first': 'Who begins',
  'option.first.value': '{value, select, random {anybody} other {the first}}',
}
const text = textIn(sayIn('en', MESSAGES), Object.keys(MESSAGES))
const who = (me: number): Who => ({ me, options: {}, name: seat => ['Ana', 'Ben'][seat] ?? '' })
const view = { phase: 'take', turn: 0, goods: 3, taken: [1, 2] }

test('a phase, a move, an event and a refusal are said by the messages of their names', () => {
  expect(text.prompt(view, who(0))).toEqual({ title: 'Take one', hint: '3 are left' })
  expect(text.prompt(view, who(1)).title).toBe('Ana takes one')
  expect(text.move({ type: 'take', count: 2 } as never, view)).toBe('Take 2')
  expect(text.event({ type: 'took', seat: 1, count: 2 } as never, who(0))).toBe('Ben took 2')
  expect(text.why?.(view)).toBe('It is your turn. [NIM-1]')
  expect(text.refusal({ rule: 'NIM-2', why: 'too-many', with: { goods: 3 } })).toMatch('Only 3')
  expect(text.refusal({ rule: 'NIM-2', why: 'new' })).toBe('NIM-2 forbids it.')
})

test('an option and its values are said by the messages of its name, a value without one as it is', () => {
  const { goods, first, none } = text.options
  expect(goods).toMatchObject({ name: 'Goods', help: 'How many lie on the stall.' })
  expect([goods?.value(21), first?.value('random')]).toEqual(['21', 'anybody'])
  expect(none).toBeUndefined()
})

test('what has no message has no line', () => {
  expect(text.event({ type: 'dealt' }, who(0))).toBe('')
  expect(text.prompt({ ...view, phase: 'over' }, who(0))).toEqual({ title: '', hint: '' })
  expect(text.why?.({ ...view, phase: 'over' })).toBe('')
})
