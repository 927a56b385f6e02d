import { expect, test } from 'vitest'
import { sayIn } from './messages.ts'
import { reasonTexts } from './reasons.ts'

const say = sayIn<unknown>('en', {
  'judged.hand.more': 'fewer cards',
  'judged.lead.more': 'you lead',
})
const words = {
  say,
  move: ({ type }: { readonly type: string }, view: object) =>
    type === 'pass' && 'asks' in view ? 'you wait' : '',
}
const view = { asks: true }
const reasons = (...groups: string[]) => advised('play', groups)
const advised = (type: string, groups: readonly string[]) => ({
  move: { type },
  reasons: groups.map(group => ({ group })),
  view,
})

test('why a move helps is the first reason that there are words for', () => {
  expect(reasonTexts(words, [reasons('nameless', 'lead', 'hand')])).toEqual(['you lead'])
  expect(reasonTexts(words, [reasons('nameless')])).toEqual([''])
})

test('of several moves no reason is given twice: what differs is told, or nothing', () => {
  const moves = [reasons('hand', 'lead'), reasons('hand', 'lead'), reasons('hand'), reasons()]
  expect(reasonTexts(words, moves)).toEqual(['fewer cards', 'you lead', '', ''])
})

test('without a reason there are words for, it is told what the move does, once', () => {
  expect(reasonTexts(words, [advised('pass', ['hand'])])).toEqual(['fewer cards'])
  const moves = [advised('pass', ['nameless']), advised('pass', [])]
  expect(reasonTexts(words, moves)).toEqual(['you wait', ''])
})

test('what the better move and the one that was made both do is no reason', () => {
  const pass = advised('pass', [])
  expect(reasonTexts(words, [{ ...pass, than: { type: 'play' } }])).toEqual(['you wait'])
  expect(reasonTexts(words, [{ ...pass, than: { type: 'pass' } }])).toEqual([''])
})

test('a reason that says how much, and of what, says it; one of an old review says neither', () => {
  const counting = {
    say: sayIn<unknown>('en', {
      'judged.hand.more':
        '{n, plural, =0 {a better hand} one {# point more} other {# points more}}',
      'judged.list.more': '{what, select, none {a list} other {the list {what}}}',
      'card.salsa': 'Salsa',
    }),
    move: () => '',
  }
  const told = (reason: { group: string; much?: number; what?: string }) =>
    reasonTexts(counting, [{ ...reasons(), reasons: [reason] }])
  expect(told({ group: 'hand', much: 3 })).toEqual(['3 points more'])
  expect(told({ group: 'hand' })).toEqual(['a better hand'])
  expect(told({ group: 'list', what: 'card.salsa' })).toEqual(['the list Salsa'])
  expect(told({ group: 'list' })).toEqual(['a list'])
})

test('a game without such words, or whose words could not be had, gives no reason', () => {
  expect(reasonTexts(undefined, [reasons('hand'), reasons()])).toEqual(['', ''])
  expect(reasonTexts(null, [reasons('hand')])).toEqual([''])
})
