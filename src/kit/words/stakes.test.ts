import { expect, test } from 'vitest'
import { stakes } from './stakes.ts'

test('what is at stake is a chance between two, and places between more', () => {
  expect(stakes('en', 2, 2).format(1.25)).toBe('75%')
  expect(stakes('en', 4, 4).format(1.75)).toBe('1.8')
  expect(stakes('es', 4, 4).size(-0.25)).toBe('0,8')
  expect(stakes('en', 2, 2).size(0.125)).toBe('13%')
})

test('where a result came from is told in games or places, and what is told adds up', () => {
  const won = { result: 1, par: 0.5, skill: 0.26, own: -2.04 }
  expect(stakes('en', 2, 2).origin(won)).toEqual({
    luck: '+0.2',
    skill: '+0.3',
    result: '+0.5',
    own: '−2.0',
    others: '+2.3',
  })
  const third = { result: 1 / 3, par: 0.5, skill: -0.01, own: 0 }
  expect(stakes('es', 4, 4).origin(third)).toEqual({
    luck: '−0,5',
    skill: '0,0',
    result: '−0,5',
    own: '0,0',
    others: '0,0',
  })
})

test('partners win together: what is at stake is told as between two', () => {
  const { duel, format, size, origin } = stakes('en', 4, 2)
  expect(duel).toBe(true)
  // They share the first two places, or the last two.
  expect([1.5, 2.5, 3.5].map(format)).toEqual(['100%', '50%', '0%'])
  const [won, lost] = [2.5 / 3, 0.5 / 3]
  expect(size(won - lost)).toBe('100%')
  expect(origin({ result: won, par: 0.5, skill: 0.1, own: 0 })).toMatchObject({
    luck: '+0.3',
    skill: '+0.2',
    result: '+0.5',
  })
})
