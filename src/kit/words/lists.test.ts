import { expect, test } from 'vitest'
import { listsIn } from './lists.ts'
import { LANGUAGES, LOCALES } from '../meta.ts'

const LAST = (
  'Ana,Ignacio,isla,hilo,Hi,hielo,hiato,Hierba,Ícaro,yegua,h,' +
  'oro,Otto,hora,Hoja,ópalo,8,80,8 oro,11,11 oro,110,1,'
).split(',')
const LISTS = [
  [],
  ...LAST.flatMap(last => [[last], ['pan', last], ['pan', 'hilo', last], ['1', '8', 'oro', last]]),
]

test.each(LANGUAGES)('%s: lists are those of Intl', language => {
  const locale = LOCALES[language]
  const { and, or } = listsIn(language, locale)
  const all = new Intl.ListFormat(locale)
  const any = new Intl.ListFormat(locale, { type: 'disjunction' })
  expect(LISTS.map(and)).toEqual(LISTS.map(list => all.format(list)))
  expect(LISTS.map(or)).toEqual(LISTS.map(list => any.format(list)))
})
