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

test('a game without such words, or whose words could not be had, gives no reason', () => {
  expect(reasonTexts(undefined, [reasons('hand'), reasons()])).toEqual(['', ''])
  expect(reasonTexts(null, [reasons('hand')])).toEqual([''])
})
