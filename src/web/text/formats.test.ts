import { expect, test } from 'vitest'
import { formatsOf } from './formats.ts'

const en = formatsOf('en')
const es = formatsOf('es')
const NOW = Date.UTC(2026, 0, 10)

test('a moment is a date and a time, as a reader writes them', () => {
  const at = new Date(2026, 10, 29, 18, 5).getTime()
  expect(en.moment(at)).toMatch(/November 29, 2026.*6:05/)
  expect(es.moment(at)).toMatch(/29 de noviembre de 2026.*18:05/)
})

test('a range of one is a number', () => {
  expect(en.range(2, 6)).toBe('2–6')
  expect(en.range(4, 4)).toBe('4')
})

test.each([
  [5_000, 'now', 'ahora'],
  [61_000, '1 minute ago', 'hace 1 minuto'],
  [7_300_000, '2 hours ago', 'hace 2 horas'],
  [86_400_000, 'yesterday', 'ayer'],
  [40 * 86_400_000, '1 month ago', 'hace 1 mes'],
  [369 * 86_400_000, '1 year ago', 'hace 1 año'],
  [-5_000, 'now', 'ahora'],
])('%i ms ago', (ms, inEnglish, inSpanish) => {
  expect(en.ago(NOW - ms, NOW)).toBe(inEnglish)
  expect(es.ago(NOW - ms, NOW)).toBe(inSpanish)
})
