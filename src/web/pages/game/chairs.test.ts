import { expect, test } from 'vitest'
import type { Chair } from '../../session/wish.ts'
import {
  type Company,
  companyOf,
  inCompany,
  placeChair,
  playAddress,
  resizeChairs,
} from './chairs.ts'

test.each<[readonly Chair[], number, readonly Chair[]]>([
  [['me', 'easy'], 4, ['me', 'easy', 'easy', 'easy']],
  [['me', 'open', 'hard'], 2, ['me', 'open']],
  [['hard', 'me'], 3, ['hard', 'me', 'medium']],
  [['hard', 'easy', 'me'], 2, ['me', 'easy']],
  [['me'], 1, ['me']],
])('%j for %i players: %j', (chairs, players, expected) => {
  expect(resizeChairs(chairs, players)).toEqual(expected)
})

test.each<[number, Chair, readonly Chair[]]>([
  [1, 'open', ['me', 'open', 'hard']],
  [2, 'me', ['hard', 'easy', 'me']],
  [0, 'me', ['me', 'easy', 'hard']],
])('on chair %i sits %s: %j', (index, chair, expected) => {
  expect(placeChair(['me', 'easy', 'hard'], index, chair)).toEqual(expected)
})

test('friends come by links or to this device, not both', () => {
  expect(placeChair(['me', 'here', 'easy'], 2, 'open')).toEqual(['me', 'open', 'open'])
  expect(placeChair(['me', 'open', 'open'], 1, 'here')).toEqual(['me', 'here', 'here'])
})

test.each<[readonly Chair[], Company, readonly Chair[]]>([
  [['me', 'hard'], 'here', ['me', 'here']],
  [['open', 'me', 'hard'], 'here', ['here', 'me', 'here']],
  [['me', 'here', 'hard'], 'bots', ['me', 'easy', 'hard']],
])('%j with %s for company: %j', (chairs, company, expected) => {
  expect(inCompany(chairs, company)).toEqual(expected)
  expect(companyOf(expected)).toBe(company)
})

test('the address names chairs and options', () => {
  expect(
    playAddress('mercado', { chairs: ['me', 'easy'], options: { start: 2, short: true } }),
  ).toBe('/play/mercado?new=1&chairs=me%2Ceasy&start=2&short=true')
})
