import { afterEach, expect, test } from 'vitest'
import { language, setLanguage } from '../language.ts'
import { byLanguage, inLanguage, speak } from './catalogue.ts'

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
