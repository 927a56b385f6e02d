import { expect, test } from 'vitest'
import { sayIn } from './messages.ts'
import { reasonText, reasonTexts } from './reasons.ts'

const say = sayIn<unknown>('en', {
  'judged.hand.more': 'fewer cards',
  'judged.lead.more': 'you lead',
  'does.pass': 'you wait',
})
const reasons = (...groups: string[]) => advised('play', groups)
const advised = (type: string, groups: readonly string[]) => ({
  move: { type },
  reasons: groups.map(group => ({ group })),
})

test('why a move helps is the first reason that there are words for', () => {
  expect(reasonText(say, reasons('nameless', 'lead', 'hand'))).toBe('you lead')
  expect(reasonText(say, reasons('nameless'))).toBe('')
})

test('of several moves no reason is given twice: what differs is told, or nothing', () => {
  const moves = [reasons('hand', 'lead'), reasons('hand', 'lead'), reasons('hand'), reasons()]
  expect(reasonTexts(say, moves)).toEqual(['fewer cards', 'you lead', '', ''])
})

test('without a reason there are words for, it is told what a move of its kind does, once', () => {
  expect(reasonText(say, advised('pass', ['hand']))).toBe('fewer cards')
  const moves = [advised('pass', ['nameless']), advised('pass', [])]
  expect(reasonTexts(say, moves)).toEqual(['you wait', ''])
})
