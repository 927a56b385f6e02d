import { describe, expect, test } from 'vitest'
import { LEFT_OUT, type MessagesOf, type Parameters, sayIn } from './messages.ts'

const ana = { name: 'Ana', me: false }
const me = { name: 'Bruno', me: true }
const german = {
  'good.apple': '{form, select, gender {m} dative {Apfel} plural {Äpfeln} other {Apfel}}',
  'good.pear': '{form, select, gender {f} dative {Birne} plural {Birnen} other {Birne}}',
  Who: '{n, select, you {Du} other {{n}}}',
}

function said(message: string, parameters: Parameters = {}, more: object = {}): string | null {
  return sayIn('en', { it: message, ...more }).find('it', parameters)
}

test.each<[string, Parameters, string]>([
  ['{n, plural, =0 {none} one {# card} other {# cards}}', { n: 0 }, 'none'],
  ['{n, plural, =0 {none} one {# card} other {# cards}}', { n: 1 }, '1 card'],
  ['{n, plural, =0 {none} one {# card} other {# cards}}', { n: 2000 }, '2,000 cards'],
  ['{n, plural, one {# point} other {# points}}', { n: -1 }, '−1 point'],
  ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 23 }, '23rd'],
  ['{on, select, true {yes} other {no}}', { on: false }, 'no'],
  ['{items, list}', { items: [1, 'two', ana] }, '1, two and Ana'],
  ['{items, list, or}', { items: ['a', 'b', 'c'] }, 'a, b or c'],
])('%s of %j is %s', (message, parameters, expected) => {
  expect(said(message, parameters)).toBe(expected)
})

test('a person is “you” or a name', () => {
  const message = '{seat, select, you {You pass} other {{seat} passes}}'
  expect([said(message, { seat: me }), said(message, { seat: ana })]).toEqual([
    'You pass',
    'Ana passes',
  ])
})

test('what is left out is printed so, and not as whatever a message says of all others', () => {
  const person = { person: '{n, select, 1 {Warrior} other {Rogue}}' }
  expect(
    said(
      'Place the {who, person} {n, select, 1 {here} other {there}}',
      { who: LEFT_OUT, n: 2 },
      person,
    ),
  ).toBe('Place the … there')
})

test('another message says a parameter: it finds it as n, and the others by name', () => {
  const pair = { pair: '{n, plural, =2 {a pair of {value}s} other {# {value}s}}' }
  expect(said('led {count, pair}', { count: 2, value: 5 }, pair)).toBe('led a pair of 5s')
})

describe('a term', () => {
  const give =
    '{seat, Who} handelst mit {good, select, f {einer} other {einem}} {good, term, dative}'
  test.each(['apple', 'pear'])('%s has a gender and cases', good => {
    const line = said(give, { seat: me, good: { term: `good.${good}` } }, german)
    expect(line).toBe(
      good === 'apple' ? 'Du handelst mit einem Apfel' : 'Du handelst mit einer Birne',
    )
  })
  test('is called by its first form', () => {
    expect(said('{good}', { good: { term: 'good.pear' } }, german)).toBe('Birne')
  })
})

test('a parameter that was not given shows its name, a message that is not there its key', () => {
  const say = sayIn<{ it: { name: string }; gone: object }>('en', { it: 'Hello {name}' })
  expect([say.find('it'), say.find('gone'), say('it', { name: 'Ana' })]).toEqual([
    'Hello {name}',
    null,
    'Hello Ana',
  ])
})

test('code says what every language has, with what it asks for', () => {
  const catalogues = { en: { one: 'One', n: '{n}', only: '!' }, es: { one: 'Uno', n: '{n}' } }
  const say = sayIn<MessagesOf<typeof catalogues, { n: { n: number } }>>('en', catalogues.en)
  expect([say('one'), say('n', { n: 2 })]).toEqual(['One', '2'])
  // @ts-expect-error: Spanish has no such message.
  say('only')
  // @ts-expect-error: this one asks for a number.
  say('n')
  // @ts-expect-error: and this one for nothing.
  say('one', { n: 2 })
})
