import { expect, test } from 'vitest'
import { stakes } from '../hint/stakes.ts'
import { allowsHints } from './use-hint.ts'

const person = { kind: 'person', name: '', level: null, here: true, standIn: null } as const
const bot = { ...person, kind: 'bot', level: 'easy' } as const

test('hints are for games against bots', () => {
  expect(allowsHints({ seats: [bot, person, bot] }, 1)).toBe(true)
  expect(allowsHints({ seats: [bot, person, person] }, 1)).toBe(false)
  expect(allowsHints({ seats: [bot, person] }, null)).toBe(false)
})

test('what is at stake is a chance between two, and places between more', () => {
  expect(stakes('en', 2).format(1.25)).toBe('75%')
  expect(stakes('en', 4).format(1.75)).toBe('1.8')
  expect(stakes('es', 4).signed(-0.25)).toBe('−0,8')
  expect(stakes('en', 2).signed(0.125)).toBe('+13%')
})
