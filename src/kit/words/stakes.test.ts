import { expect, test } from 'vitest'
import { stakes } from './stakes.ts'

test('what is at stake is a chance between two, and places between more', () => {
  expect(stakes('en', 2).format(1.25)).toBe('75%')
  expect(stakes('en', 4).format(1.75)).toBe('1.8')
  expect(stakes('es', 4).size(-0.25)).toBe('0,8')
  expect(stakes('en', 2).size(0.125)).toBe('13%')
})

test('where a result came from is told in games or places, and what is told adds up', () => {
  const won = { result: 1, par: 0.5, skill: 0.26, own: -2.04 }
  expect(stakes('en', 2).origin(won)).toEqual({
    luck: '+0.2',
    skill: '+0.3',
    result: '+0.5',
    own: '−2.0',
    others: '+2.3',
  })
  const third = { result: 1 / 3, par: 0.5, skill: -0.01, own: 0 }
  expect(stakes('es', 4).origin(third)).toEqual({
    luck: '−0,5',
    skill: '0,0',
    result: '−0,5',
    own: '0,0',
    others: '0,0',
  })
})
