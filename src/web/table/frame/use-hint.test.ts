import { expect, test } from 'vitest'
import type { Life } from '../../../protocol/life.ts'
import { stakes } from '../hint/stakes.ts'
import { allowsHints } from './use-hint.ts'

const person = { kind: 'person', name: '', level: null, here: true, standIn: null } as const
const bot = { ...person, kind: 'bot', level: 'easy' } as const

const LIFE: Life = { ready: null, enders: [], story: [], rematch: null, ending: null }

test.each([null, LIFE])('hints are for games against bots', life => {
  expect(allowsHints({ life, seats: [bot, person, bot] }, 1)).toBe(true)
  expect(allowsHints({ life, seats: [bot, person, person] }, 1)).toBe(false)
  expect(allowsHints({ life, seats: [bot, person] }, null)).toBe(false)
})

test('there are none where the host wants none', () => {
  const life: Life = { ...LIFE, noHints: true }
  expect(allowsHints({ life, seats: [bot, person] }, 1)).toBe(false)
})

test('what is at stake is a chance between two, and places between more', () => {
  expect(stakes('en', 2).format(1.25)).toBe('75%')
  expect(stakes('en', 4).format(1.75)).toBe('1.8')
  expect(stakes('es', 4).signed(-0.25)).toBe('−0,8')
  expect(stakes('en', 2).signed(0.125)).toBe('+13%')
})
