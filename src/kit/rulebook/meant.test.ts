import { expect, test } from 'vitest'
import { passagesOf } from './find.ts'
import { meant } from './meant.ts'

const PASSAGES = passagesOf(`## Play

Money is money. [TST-1] Pay with a coin. [TST-2] Toda moneda vale uno. [TST-3]
Honey costs two. [TST-4] The harbour opens. [TST-5]
`)

test.each([
  ['mony', 'money'],
  ['mondea', 'moneda'],
  ['MÓNEY', 'money'],
  ['coins', 'coin'],
  ['harbor opnes', 'harbour opens'],
  ['hrabur', ''],
  ['xqzzy', ''],
  ['pya', ''],
  ['money harbour', ''],
])('by %j is meant %j', (typed, word) => {
  expect(meant(PASSAGES, typed).words).toBe(word)
})

const ENGLISH = passagesOf('Swap a goldfish. [TST-1] All you have is gold. [TST-2]')
const SPANISH = passagesOf('En el trueque se ofrece. [TST-1] Cada moneda vale uno. [TST-2]')

test.each([
  { book: SPANISH, typed: 'intercambio', words: 'trueque' },
  { book: SPANISH, typed: 'intercambiar', words: 'trueque' },
  { book: SPANISH, typed: 'dinero vale', words: 'moneda vale' },
  { book: SPANISH, typed: 'dinero trueque', words: '' },
  { book: ENGLISH, typed: 'trades', words: 'swap' },
  { book: ENGLISH, typed: 'money', words: 'gold' },
])('$typed, which the rulebook does not have, finds $words', ({ book, typed, words }) => {
  expect(meant(book, typed).words).toBe(words)
})
