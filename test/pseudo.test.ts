import { expect, test } from 'vitest'
import { folders } from '../scripts/texts/catalogues.ts'
import { parse } from '../src/kit/icu.ts'
import { sayIn } from '../src/kit/messages.ts'
import { pseudo, pseudoCatalogue, pseudoTexts } from './pseudo/pseudo.ts'

test('a text has accents, is 40 % longer and stands in brackets', () => {
  expect(pseudo('Your turn')).toBe('[Ŷöûŕ ţûŕń~~~]')
  expect(pseudo('12 ♦')).toBe('12 ♦')
  expect(pseudo('')).toBe('')
})

test('only the text of a message changes, not what is put in between', () => {
  const say = sayIn<Record<string, { n: number }>>(
    'en',
    pseudoCatalogue({
      'a.cards': '{n, plural, =0 {no cards} one {# card} other {{n} cards}} of {n, things}',
      things: '{n, select, 2 {it’s} other {them}}',
    }),
  )
  expect(say('a.cards', { n: 0 })).toBe('[ńö çåŕðš~~~ öƒ~ ţħéñ~~]')
  expect(say('a.cards', { n: 1 })).toBe('[1 çåŕð~~ öƒ~ ţħéñ~~]')
  expect(say('a.cards', { n: 2 })).toMatch(/^\[2 çåŕðš~~ öƒ~ îţ’š/)
})

test('the typed texts of pages are said likewise, and nothing is lengthened twice', () => {
  const texts = pseudoTexts({ go: 'Go', by: (name: string) => `by ${name}`, of: { n: ['One'] } })
  expect(texts.go).toBe('[Ğö~]')
  expect(texts.by(texts.go)).toBe('[ßŷ~ [Ğö~]]'.replace('ŷ~ [Ğö~]', 'ŷ [Ğö~]~'))
  expect(texts.of.n).toEqual(['[Öńé~]'])
})

test.each(folders())('$path can be said in pseudo', ({ languages }) => {
  const [english] = languages
  const messages = [...(english?.messages.values() ?? [])].map(({ key, said }) => [key, said])
  for (const message of Object.values(pseudoCatalogue(Object.fromEntries(messages))))
    expect(() => parse(message)).not.toThrow()
})
