import { afterEach, expect, test } from 'vitest'
import type { Language } from '../../kit/meta.ts'
import { language, setLanguage } from '../language.ts'
import { storage } from '../storage.ts'
import { byLanguage, firstWords, inLanguage, speak, unspoken } from './catalogue.ts'

const text = inLanguage<{ 'a.chairs': { n: number } }>({
  en: { 'a.chairs': '{n, plural, one {# chair} other {# chairs}}' },
  es: { 'a.chairs': '{n, plural, one {una silla} other {# sillas}}' },
})

afterEach(() => {
  setLanguage('en')
  unspoken.value = null
})

test('a message is said in the language that the page speaks now', () => {
  expect([1, 1234].map(n => text('a.chairs', { n }))).toEqual(['1 chair', '1,234 chairs'])
  setLanguage('es')
  expect([1, 2].map(n => text('a.chairs', { n }))).toEqual(['una silla', '2 sillas'])
})

test('a key that is known only while running may be that of no message', () => {
  expect(text.find('a.chairs', { n: 2 })).toBe('2 chairs')
  expect(text.find('a.tables')).toBeNull()
})

/** A message in two files, of which it is told when they are asked for. */
function filed() {
  const asked: string[] = []
  const file = (name: string, said: string) => async () => {
    asked.push(name)
    return { default: { 'a.bread': said } }
  }
  const say = byLanguage<{ 'a.bread': {} }>({ en: file('en', 'bread'), es: file('es', 'pan') })
  return { say, asked }
}

test('words in files are fetched once, and only in the language that is spoken', async () => {
  const { say, asked } = filed()
  expect(say.find('a.bread')).toBeNull()
  await say.fetch()
  await say.fetch()
  expect([say('a.bread'), asked]).toEqual(['bread', ['en']])
})

test('another language is spoken once its words are there', async () => {
  const { say } = filed()
  await say.fetch()
  const spoken = speak('es')
  expect([language.value, say('a.bread')]).toEqual(['en', 'bread'])
  await spoken
  expect([language.value, say('a.bread')]).toEqual(['es', 'pan'])
})

test('who changes their mind meanwhile hears what they chose last', async () => {
  const { say } = filed()
  await say.fetch()
  await Promise.all([speak('es'), speak('en')])
  expect([language.value, say('a.bread')]).toEqual(['en', 'bread'])
})

/** A message of which some languages cannot be fetched, until they can. */
function cutOff(...missing: Language[]) {
  const gone = new Set(missing)
  const file = (name: Language, said: string) => async () => {
    if (gone.has(name)) throw new TypeError('Failed to fetch')
    return { default: { 'a.bread': said } }
  }
  const say = byLanguage<{ 'a.bread': {} }>({ en: file('en', 'bread'), es: file('es', 'pan') })
  return { say, mend: () => gone.clear() }
}

test('where words cannot be fetched the language stays and it is said which, until they can', async () => {
  const { say, mend } = cutOff('es')
  await say.fetch()
  await speak('es')
  expect([language.value, unspoken.value, say('a.bread')]).toEqual(['en', 'es', 'bread'])
  mend()
  await speak('es')
  expect([language.value, unspoken.value, say('a.bread')]).toEqual(['es', null, 'pan'])
})

test('a page whose language cannot be fetched begins in another and keeps the wish', async () => {
  setLanguage('es')
  const { say } = cutOff('es')
  await firstWords(say)
  expect([language.value, unspoken.value, say('a.bread')]).toEqual(['en', 'es', 'bread'])
  expect(storage.read('language')).toBe('es')
})

test('a page without any words says so to its caller', async () => {
  await expect(firstWords(cutOff('en', 'es').say)).rejects.toThrow('All promises were rejected')
})
