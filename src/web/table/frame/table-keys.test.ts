import { expect, test } from 'vitest'
import { whoFor } from '../table.fixture.ts'
import { peopleSpeech } from './table-keys.ts'

test('the others: name, what they hold, open cards, what they did last', () => {
  const info = { kind: 'person' as const, name: '', level: null, here: true, standIn: null }
  const ana = { seat: 0, info, toMove: true, line: { holds: '3 cards', short: '3', did: 'passed' } }
  const hand = { says: '1, 5, 5', small: null, large: null }
  const people = [
    { ...ana, hand: null },
    { ...ana, seat: 2, line: { holds: '', short: '', did: '' }, hand },
  ]
  expect(peopleSpeech({ people, who: whoFor(1) })).toBe('Ana: 3 cards, passed. Cem: 1, 5, 5')
})
