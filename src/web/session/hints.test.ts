import { expect, test } from 'vitest'
import type { Life } from '../../protocol/life.ts'
import { allowsHints } from './hints.ts'

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
