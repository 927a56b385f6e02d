import { expect, test } from 'vitest'
import { LANGUAGES, LOCALES } from '../meta.ts'
import { numbersIn } from './numbers.ts'

const NUMBERS = [...Array.from({ length: 2401 }, (_, n) => n - 1200), 0.5, 1.5, -1.5, 1e6, 1e9]

test.each(LANGUAGES)('%s: numbers and plurals are those of Intl', language => {
  for (const locale of [language, LOCALES[language]]) {
    const { write, plural } = numbersIn(language, locale)
    const number = new Intl.NumberFormat(locale)
    const cardinal = new Intl.PluralRules(locale)
    expect(NUMBERS.map(write)).toEqual(NUMBERS.map(n => number.format(n)))
    expect(NUMBERS.map(plural)).toEqual(NUMBERS.map(n => cardinal.select(n)))
  }
})
