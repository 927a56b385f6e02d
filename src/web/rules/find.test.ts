import { expect, test } from 'vitest'
import { find, passagesOf } from './find.ts'

const PASSAGES = passagesOf(`# Rules
## Play
You may **pass**. [TST-1] Or play a *card*. [TST-2]
- Más de ocho cartas no caben. [TST-3]
| Small Good | 3 | 4 | [TST-4] |
`)

test('every rule has the words that stand before its number', () => {
  expect(PASSAGES).toEqual([
    { rule: 'TST-1', says: 'You may pass.' },
    { rule: 'TST-2', says: 'Or play a card.' },
    { rule: 'TST-3', says: 'Más de ocho cartas no caben.' },
    { rule: 'TST-4', says: 'Small Good · 3 · 4' },
  ])
})

test('what is found has all words asked for, without regard to accents and capitals', () => {
  expect(find(PASSAGES, 'CARTAS mas')).toEqual([PASSAGES[2]])
  expect(find(PASSAGES, 'tst-2')).toEqual([PASSAGES[1]])
  expect(find(PASSAGES, 'pass card')).toEqual([])
  expect(find(PASSAGES, '  ')).toEqual([])
})
