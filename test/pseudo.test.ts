import { expect, test } from 'vitest'
import { folders } from '../scripts/texts/catalogues.ts'
import { parse } from '../src/kit/words/icu.ts'
import { sayIn } from '../src/kit/words/messages.ts'
import { pseudoCatalogue } from './pseudo/pseudo.ts'

test('a text has accents, is 40 % longer and stands in brackets', () => {
  const pseudo = pseudoCatalogue({ 'a.turn': 'Your turn', 'a.price': '12 ♦', 'a.none': '' })
  expect(pseudo).toEqual({ 'a.turn': '[Ŷöûŕ ţûŕń~~~]', 'a.price': '12 ♦', 'a.none': '' })
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

test.each(folders())('$path can be said in pseudo', ({ languages }) => {
  const [english] = languages
  const messages = [...(english?.messages.values() ?? [])].map(({ key, said }) => [key, said])
  for (const message of Object.values(pseudoCatalogue(Object.fromEntries(messages))))
    expect(() => parse(message)).not.toThrow()
})
