import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../language.ts'
import { inLanguage } from './catalogue.ts'

const text = inLanguage<{ 'a.chairs': { n: number } }>({
  en: { 'a.chairs': '{n, plural, one {# chair} other {# chairs}}' },
  es: { 'a.chairs': '{n, plural, one {una silla} other {# sillas}}' },
})

afterEach(() => setLanguage('en'))

test('a message is said in the language that the page speaks now', () => {
  expect([1, 1234].map(n => text('a.chairs', { n }))).toEqual(['1 chair', '1,234 chairs'])
  setLanguage('es')
  expect([1, 2].map(n => text('a.chairs', { n }))).toEqual(['una silla', '2 sillas'])
})

test('a key that is known only while running may be that of no message', () => {
  expect(text.find('a.chairs', { n: 2 })).toBe('2 chairs')
  expect(text.find('a.tables')).toBeNull()
})
