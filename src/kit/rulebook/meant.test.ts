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
