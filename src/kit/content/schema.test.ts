import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import {
  asIn,
  count,
  ItemId,
  MAX_BYTES,
  misshapen,
  misshapenList,
  misshapenRow,
  parseContent,
  PlainName,
} from './schema.ts'

const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`

describe('the text of a file', () => {
  test.each([
    ['', /^This is not JSON: .+\.$/],
    ['{"a":1,}', /^This is not JSON: .+\.$/],
    ['prices: 5', /^This is not JSON/],
    ['{\n"objects": [\n{"id": "O01"},\n,\n]\n}', /^This is not JSON: .+ \(line 4\)\.$/],
    ['{\n"market": [],\n"objects": [\n{"id": "O01", "n": 5 5}]}', /^[^\n]+ \(line 4\)\.$/],
    ['{\n"objects": [,]\n}', /^[^\n]+ \(line 2\)\.$/],
    ['{"a": 1,\n"b": 2\n"c": 3}', /\(line 3( column 1)?\)\.$/],
    ['7', 'A content file holds a JSON object, {…}, not a number.'],
    ['"text"', 'A content file holds a JSON object, {…}, not a text.'],
    ['null', 'A content file holds a JSON object, {…}, not null.'],
    ['[1]', 'A content file holds a JSON object, {…}, not a list.'],
    [`{"a":"${'x'.repeat(MAX_BYTES)}"}`, `The file is too large: at most ${MAX_BYTES} bytes.`],
    [nested(16), /^a\.0\.0.*: lists and objects are nested deeper than 16\.$/],
    [nested(200_000), /nested deeper|not JSON/],
    ['{"a":{"__proto__":{"admin":true}}}', 'a.__proto__: a field may not have this name.'],
    ['{"constructor":1}', 'constructor: a field may not have this name.'],
  ])('%#: what cannot be used is refused in a sentence', (text, said) => {
    const parsed = parseContent(text)
    expect(parsed.ok ? '' : parsed.problems.join('\n')).toMatch(said)
    expect({}).not.toHaveProperty('admin')
  })

  test('a sound one is the object it says, with or without a mark at its beginning', () => {
    expect(parseContent('{"a":[1]}')).toEqual({ ok: true, content: { a: [1] } })
    expect(parseContent('\ufeff{"a":[1]}')).toEqual({ ok: true, content: { a: [1] } })
    expect(parseContent(nested(14)).ok).toBe(true)
  })
})

describe('the form of a value', () => {
  const Ware = Type.Object(
    {
      id: ItemId,
      name: Type.Optional(PlainName),
      price: Type.Integer({ minimum: 1, maximum: 4 }),
      colours: Type.Optional(Type.Array(Type.Enum(['red', 'blue']), { minItems: 1, maxItems: 2 })),
      sold: Type.Optional(Type.Literal(true)),
    },
    { additionalProperties: false },
  )

  test.each([
    [{ id: 'a', price: 5 }, 'price is 5; at most 4'],
    [{ id: 'a', price: 0 }, 'price is 0; at least 1'],
    [{ id: 'a', price: '3' }, 'price is "3"; it must be a whole number'],
    [{ id: 'a' }, 'price is missing'],
    [{ id: 'a', price: 1, cost: 2 }, 'cost is no field that is known here'],
    [
      { id: 'a', price: 1, colours: ['red', 'green'] },
      'colours.1 is "green"; one of "red", "blue"',
    ],
    [{ id: 'a', price: 1, colours: [] }, 'colours is too short: at least 1'],
    [{ id: 'a', price: 1, colours: ['red', 'red', 'red'] }, 'colours is too long: at most 2'],
    [{ id: 'a', price: 1, sold: false }, 'sold is false; it must be true'],
    [
      { id: 'a', price: 1, name: '\u200b' },
      'name is "\u200b"; it must be a name one can see, without control characters',
    ],
    [{ id: 'é', price: 1 }, 'id is "é"; only letters, digits, - and _'],
    [[], 'this is []; it must be an object'],
  ])('%#: %j', (value, said) => {
    expect(misshapen(Ware, value, 'wares a')).toEqual([`wares a: ${said}.`])
  })

  test('long values are cut', () => {
    const [said] = misshapen(Ware, { id: 'a', price: 'x'.repeat(500) }, 'wares a')
    expect(said?.length).toBeLessThan(150)
  })

  test('in a list each item is called by its id, or by its place', () => {
    const list = [{ id: 'a', price: 9 }, { id: 'a', price: 1 }, { price: 1 }, 'x']
    expect(misshapenList(Ware, list, 'wares', 3)).toEqual([
      'wares: there are 4; exactly 3.',
      'wares a: price is 9; at most 4.',
      'wares a: id is there twice.',
      'wares no. 3: id is missing.',
      'wares no. 4: this is "x"; it must be an object.',
    ])
    expect(misshapenList(Ware, undefined, 'wares', 3)).toEqual(['wares: it is missing.'])
    expect(misshapenList(Ware, {}, 'wares', 3)).toEqual([
      'wares: it is an object; it must be a list.',
    ])
  })

  test('in a row each item has its own place, and what is printed there may not be changed', () => {
    const printed = [{ id: 'hall.red', colour: 'red' }, { id: 'lair', colour: null }, { id: 'bag' }]
    const row = printed.map(each =>
      Type.Object({ ...asIn(each, 'id', 'colour'), size: count(1, 3) }),
    )
    const sound = printed.map(each => ({ ...each, size: 2 }))
    expect(
      misshapenRow(row, [...sound.slice(0, 2), { id: 'bag', colour: 'any', size: 2 }], 'places'),
    ).toEqual([])
    expect(
      misshapenRow(
        row,
        [
          { ...sound[0], id: 'lair' },
          { ...sound[1], colour: 'red', size: 0 },
        ],
        'places',
      ),
    ).toEqual([
      'places: there are 2; exactly 3.',
      'places lair: id is "lair"; it must be "hall.red".',
      'places lair: colour is "red"; it must be null.',
      'places lair: size is 0; at least 1.',
      'places lair: id is there twice.',
    ])
    expect(misshapenRow(row, [...sound, { id: 'sea' }], 'places')).toEqual([
      'places: there are 4; exactly 3.',
    ])
  })
})
