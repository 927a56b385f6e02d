import { parse as parseStandard, type Token } from '@messageformat/parser'
import { expect, test } from 'vitest'
import { parse } from './icu.ts'

const MESSAGES = [
  'plain',
  '{name}',
  'a {n, number} b',
  '{gave, list, or}',
  '{n, plural, =0 {none} one {# card} other {# cards of {name}}}',
  '{n, selectordinal, one {#st} two {#nd} other {#th}}',
  '{who, select, you {You take {n, plural, one {# card} other {# cards}}} other {{who} takes #}}',
  "it''s '{quoted}' and don't",
  "{n, plural, other {'#' is #}}",
]

test.each(MESSAGES)('is read as the standard reads it: %s', message => {
  const words = (parts: readonly unknown[]): unknown => JSON.parse(JSON.stringify(parts))
  expect(words(parse(message))).toEqual(words(standard(parseStandard(message), '')))
})

test.each([
  ['{name', 'after character 5'],
  ['a} b', '“}” has no “{”'],
  ['{n, plural, one {a}}', 'the case “other” is missing'],
  ['{n, plural, other {b}', 'a case or “}” is missing'],
  ['{}', 'a name is missing'],
  ['{n,}', 'a type is missing'],
])('what is wrong is said: %s', (message, what) => {
  expect(() => parse(message)).toThrow(what)
})

/** The tree of the standard parser in our form. */
function standard(tokens: readonly Token[], counted: string): unknown[] {
  return tokens.map(token => {
    switch (token.type) {
      case 'content':
        return token.value
      case 'octothorpe':
        return { name: counted, type: 'number', style: '' }
      case 'argument':
        return { name: token.arg, type: '', style: '' }
      case 'function': {
        const style = standard(token.param ?? [], counted)
          .join('')
          .trim()
        return { name: token.arg, type: token.key, style }
      }
      default: {
        const inner = token.type === 'select' ? counted : token.arg
        const cases = token.cases.map(one => [
          /^\d/.test(one.key) ? `=${one.key}` : one.key,
          standard(one.tokens, inner),
        ])
        const named: object = Object.fromEntries(cases)
        return { name: token.arg, type: token.type, style: '', cases: named }
      }
    }
  })
}
