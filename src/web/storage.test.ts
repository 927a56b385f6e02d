import { afterEach, expect, test } from 'vitest'
import { receiptOf, receiptWorld } from './fairness/receipts.ts'
import type { Receipt } from '../kit/fairness/receipt.ts'
import { keptHere } from './storage.fixture.ts'
import { storage } from './storage.ts'

afterEach(() => {
  // The page's own memory would remember it, too.
  for (let number = 0; number <= 200; number++) storage.remove(`receipt:t${number}`)
  storage.remove('receipts')
})

test('what is kept is there at the next visit, under names of our own', () => {
  const { entries } = keptHere()
  storage.write('theme', 'dark')
  expect(entries.get('tianguis:theme')).toBe('dark')
  keptHere({ 'tianguis:theme': 'light' })
  expect(storage.read('theme')).toBe('light')
  storage.remove('theme')
  expect(storage.read('theme')).toBeNull()
})

test.each([
  ['full', { setItem: true }],
  ['forbidden', { getItem: true, setItem: true, removeItem: true }],
])('where storage is %s, things last as long as the page', (_, broken) => {
  keptHere({}, broken)
  storage.write('language', 'es')
  expect(storage.read('language')).toBe('es')
  storage.remove('language')
  expect(storage.read('language')).toBeNull()
})

const receipt = (table: string) => ({ table, start: 1 }) as unknown as Receipt

test('the receipt of a shuffle is kept by table, and a table without one has none', () => {
  keptHere()
  receiptWorld('t1').save(receipt('t1'))
  expect(receiptOf('t1')).toEqual(receipt('t1'))
  expect(receiptWorld('t1').load()).toEqual(receipt('t1'))
  expect(receiptOf('t2')).toBeNull()
})

test('the oldest receipts make room; one that is written again does not', () => {
  const { entries } = keptHere()
  const save = (number: number) => receiptWorld(`t${number}`).save(receipt(`t${number}`))
  for (let number = 0; number < 200; number++) save(number)
  save(199)
  expect(receiptOf('t0')).not.toBeNull()
  save(200)
  expect(receiptOf('t0')).toBeNull()
  expect([receiptOf('t1'), receiptOf('t200')]).not.toContain(null)
  expect(entries.size).toBe(201)
})

test('what a browser contributes is 16 bytes, and other ones each time', () => {
  const { random } = receiptWorld('t1')
  expect(random()).toMatch(/^[0-9a-f]{32}$/)
  expect(random()).not.toBe(random())
})
