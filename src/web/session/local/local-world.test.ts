import { expect, test } from 'vitest'
import { askedFor } from './local-world.ts'
import { GAME } from '../session.fixture.ts'
import { usualChairs } from '../usual.ts'

const usual = { chairs: ['me', 'medium', 'medium', 'medium'], options: {} }

test('an address that says nothing asks for the usual table', () => {
  expect(askedFor(GAME, {})).toEqual(usual)
})

test('an address says who sits where and by which options', () => {
  expect(askedFor(GAME, { chairs: 'hard,me,easy', games: '3', start: '1' })).toEqual({
    chairs: ['hard', 'me', 'easy'],
    options: { games: 3, start: 1 },
  })
})

const odd = ['chairs=me', 'chairs=hard,easy', 'chairs=me,me', 'chairs=me,x', 'games=7&toString=x']
test.each(odd)('what does not fit is left out: %s', query => {
  expect(askedFor(GAME, Object.fromEntries(new URLSearchParams(query)))).toEqual(usual)
})

test('options that do not fit the number of players are left out', () => {
  expect(askedFor(GAME, { chairs: 'me,easy', start: '5' }).options).toEqual({})
})

test('a usual table has four chairs, or as near as the game allows', () => {
  expect(usualChairs([2, 3], 'open')).toEqual(['me', 'open', 'open'])
  expect(usualChairs([5, 8], 'open')).toHaveLength(5)
})
