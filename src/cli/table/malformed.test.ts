import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TableChild } from './child.fixture.ts'
import { position } from './goldfish.fixture.ts'
import { MAX_LINE_BYTES } from './lines.ts'

/**
 * Whatever the input: one reply a line, `ok: false` with a code and a sentence, and the process
 * goes on.
 */
let child: TableChild
beforeAll(async () => {
  child = await TableChild.open()
  await child.ask(open({ seed: '1', options: { start: 0 } }))
})
afterAll(() => child.end())

const GAME = 'merchant-of-goldfish'
const SUGGEST = '{"id":2,"do":"suggest","table":"t1","seat":0,"ms":50}'
const STATE = position({ hands: [[1, 2], [3]], market: [4] })
const CHRONICLE = { game: GAME, version: 1, seats: 2, options: {}, seed: '1', log: [] as unknown[] }
const open = (fields: object) => ({ do: 'open', game: GAME, seats: 2, ...fields })
const at = (verb: string, fields: object) => ({ do: verb, table: 't1', ...fields })
const state = (fields: object) => ({ do: 'open', game: GAME, state: { ...STATE, ...fields } })
const replay = (fields: object) => ({ do: 'replay', chronicle: { ...CHRONICLE, ...fields } })

const WRONG: [why: string, lines: (string | Uint8Array | object)[]][] = [
  [
    'bad-json',
    [
      '',
      ' ',
      'x',
      '{',
      '{"do":"hello"',
      "{'do':'hello'}",
      'undefined',
      '{"do":"hello"}{"do":"hello"}',
      '\0',
      '{"do":NaN}',
    ],
  ],
  ['bad-request', ['[]', '"hello"', '5', 'null', 'true', '[{"do":"hello"}]']],
  ['not-utf8', [Uint8Array.of(0xff, 0xfe), Uint8Array.of(0x22, 0xc3, 0x28, 0x22)]],
  [
    'too-long',
    ['x'.repeat(MAX_LINE_BYTES + 1), `{"do":"hello","id":"${'é'.repeat(MAX_LINE_BYTES)}"}`],
  ],
  ['too-deep', ['['.repeat(500_000), `{"do":"hello","id":${'['.repeat(200)}${']'.repeat(200)}}`]],
  [
    'missing-field',
    [
      {},
      { id: 1 },
      { do: 'open' },
      { do: 'open', game: GAME },
      { do: 'state' },
      { do: 'replay' },
      at('view', {}),
    ],
  ],
  [
    'missing-field',
    [
      at('legal', {}),
      at('play', { seat: 0 }),
      at('explain', { seat: 0 }),
      at('undo', {}),
      { do: 'close' },
    ],
  ],
  [
    'unknown-verb',
    [{ do: 'Hello' }, { do: '' }, { do: 5 }, { do: null }, { do: ['hello'] }, { do: {} }],
  ],
  [
    'unknown-verb',
    [{ do: '__proto__' }, { do: 'constructor' }, { do: 'toString' }, { do: 'hasOwnProperty' }],
  ],
  [
    'unknown-game',
    [
      open({ game: 'chess' }),
      open({ game: '__proto__' }),
      open({ game: '' }),
      replay({ game: 'constructor' }),
    ],
  ],
  [
    'unknown-table',
    [
      { do: 'state', table: 't999' },
      { do: 'state', table: '__proto__' },
      { do: 'close', table: '' },
    ],
  ],
  [
    'bad-field',
    [
      open({ game: 5 }),
      open({ seats: '2' }),
      open({ seats: -1 }),
      open({ seats: 2.5 }),
      open({ seats: null }),
    ],
  ],
  [
    'bad-field',
    [
      { do: 'state', table: 1 },
      { do: 'state', table: null },
      { do: 'state', table: ['t1'] },
    ],
  ],
  [
    'bad-field',
    [
      at('legal', { seat: 2 }),
      at('legal', { seat: -1 }),
      at('legal', { seat: '0' }),
      at('legal', { seat: null }),
    ],
  ],
  [
    'bad-field',
    [
      at('view', { viewer: 2 }),
      at('view', { viewer: 'all' }),
      at('view', { viewer: 0.5 }),
      at('undo', { seat: 9 }),
    ],
  ],
  [
    'bad-field',
    [
      at('play', { seat: 0, move: 'pass' }),
      at('play', { seat: 0, move: null }),
      at('play', { seat: 0, move: [] }),
    ],
  ],
  [
    'bad-field',
    [
      at('suggest', { seat: 0, ms: 0 }),
      at('suggest', { seat: 0, ms: '9' }),
      at('suggest', { seat: 0, level: 3 }),
    ],
  ],
  [
    'bad-field',
    [
      replay({ seed: 1 }),
      replay({ version: '1' }),
      replay({ seats: null }),
      replay({ log: {} }),
      replay({ options: 1 }),
    ],
  ],
  [
    'bad-field',
    [
      replay({ log: [1] }),
      replay({ log: [{ seat: 5, move: {} }] }),
      replay({ log: [{ seat: 0 }] }),
      { do: 'replay', chronicle: 1 },
    ],
  ],
  [
    'bad-field',
    [
      { ...replay({}), plies: -1 },
      { ...replay({}), plies: 'all' },
    ],
  ],
  [
    'bad-seats',
    [open({ seats: 1 }), open({ seats: 7 }), open({ seats: 1e15 }), replay({ seats: 0 })],
  ],
  [
    'bad-option',
    [
      open({ options: 5 }),
      open({ options: null }),
      open({ options: [] }),
      open({ options: { games: 2 } }),
    ],
  ],
  [
    'bad-option',
    [
      open({ options: { nope: 1 } }),
      open({ options: { start: 5 } }),
      open({ options: { constructor: 1 } }),
    ],
  ],
  [
    'bad-seed',
    [
      open({ seed: 5 }),
      open({ seed: 'xyz' }),
      open({ seed: '' }),
      open({ seed: 'a'.repeat(65) }),
      replay({ seed: 'ABC' }),
    ],
  ],
  [
    'bad-state',
    [
      state({ hands: 5 }),
      state({ sizes: [9, 9] }),
      state({ phase: 'party' }),
      state({ turn: 7 }),
      state({ value: 3 }),
    ],
  ],
  [
    'bad-state',
    [
      { do: 'open', game: GAME, state: null },
      { do: 'open', game: GAME, state: [] },
      { do: 'open', game: GAME, state: {} },
    ],
  ],
  ['bad-version', [replay({ version: 0 })]],
  ['bad-chronicle', [replay({ log: [{ seat: 0, move: {} }] })]],
  [
    'bad-level',
    [at('suggest', { seat: 0, level: '__proto__' }), at('suggest', { seat: 0, level: 'mcts:x' })],
  ],
  [
    'illegal',
    [at('play', { seat: 0, move: {} }), at('play', { seat: 0, move: { type: '__proto__' } })],
  ],
]

const asLine = (line: string | Uint8Array | object) =>
  typeof line === 'string' || line instanceof Uint8Array ? line : JSON.stringify(line)

describe.each(WRONG)('%s', (why, lines) => {
  test(`${lines.length} lines`, async () => {
    const replies = await child.sendAll(lines.map(asLine))
    expect(replies).toEqual(
      replies.map(reply => ({ ...reply, id: reply.id ?? null, ok: false, why })),
    )
    for (const { message } of replies) expect(message).toMatch(/.{10}/)
    expect(await child.ask({ do: 'hello' })).toMatchObject({ ok: true })
  })
})

test('there are more than sixty of them', () => {
  expect(WRONG.flatMap(([, lines]) => lines).length).toBeGreaterThan(60)
})

test('an error names the field', async () => {
  const replies = await child.askAll([
    open({ seats: 'two' }),
    at('view', { viewer: 3 }),
    replay({ log: [{ seat: 9, move: {} }] }),
  ])
  expect(replies.map(reply => reply.message)).toEqual([
    '"seats" is a whole number, 0 or more.',
    '"viewer" is a seat from 0 to 1, or null for an onlooker.',
    '"chronicle.log[0].seat" is a seat from 0 to 1.',
  ])
})

test('the id comes back, whatever it is', async () => {
  const ids = [
    0,
    -1.5,
    'x',
    '',
    true,
    false,
    null,
    [1, [2]],
    { a: { b: null } },
    '\u2028',
    '\ud83d\ude00',
  ]
  const replies = await child.askAll(
    ids.flatMap(id => [
      { id, do: 'hello' },
      { id, do: 'nope' },
    ]),
  )
  expect(replies.map(reply => reply.id)).toEqual(ids.flatMap(id => [id, id]))
})

test('a closed table is gone', async () => {
  const { table } = await child.ask(open({}))
  const replies = await child.askAll([
    { do: 'close', table },
    { do: 'close', table },
    { do: 'scores', table },
  ])
  expect(replies.map(reply => reply.why)).toEqual([undefined, 'unknown-table', 'unknown-table'])
})

describe('fuzz', () => {
  const runs = { numRuns: 150 }

  test('any bytes', async () => {
    const line = fc.uint8Array({ maxLength: 200 }).map(bytes => bytes.filter(byte => byte !== 0x0a))
    await fc.assert(
      fc.asyncProperty(line, async bytes => {
        const [reply] = await child.sendAll([bytes])
        expect(reply?.ok).toBe(false)
      }),
      runs,
    )
  })

  test('any JSON in any field', async () => {
    const verb = fc.constantFrom(
      'open',
      'state',
      'view',
      'legal',
      'play',
      'explain',
      'undo',
      'scores',
      'replay',
      'suggest',
    )
    const any = fc.jsonValue({ maxDepth: 3 })
    const table = fc.oneof(
      { weight: 3, arbitrary: fc.constant<unknown>('t1') },
      { weight: 1, arbitrary: any },
    )
    const seat = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom<unknown>(0, 1) },
      { weight: 1, arbitrary: any },
    )
    const move = fc.oneof(
      any,
      fc.record({ type: fc.constantFrom('play', 'give', 'take', 'pass'), value: any, count: any }),
    )
    const request = fc.record(
      {
        do: verb,
        table,
        seat,
        move,
        viewer: any,
        game: fc.constant(GAME),
        state: any,
        options: any,
        chronicle: any,
        plies: any,
        level: any,
      },
      { requiredKeys: ['do'] },
    )
    await fc.assert(
      fc.asyncProperty(request, async fields => {
        const reply = await child.ask(fields)
        expect(
          reply.ok === true || (typeof reply.message === 'string' && reply.why !== 'internal'),
        ).toBe(true)
      }),
      runs,
    )
  })

  test('a valid position with one wrong field', async () => {
    const field = fc.constantFrom(...Object.keys(STATE))
    await fc.assert(
      fc.asyncProperty(field, fc.jsonValue({ maxDepth: 2 }), async (name, value) => {
        const reply = await child.ask(state({ [name]: value }))
        expect(reply.ok || ['bad-state', 'bad-option'].includes(reply.why)).toBe(true)
      }),
      runs,
    )
  })
})

test('after all that the process ends normally, without a word on standard error', async () => {
  expect(await child.end()).toBe(0)
  expect(child.errors).toBe('')
})

test('pending replies are given at the end of the input, also for a last line without its newline', async () => {
  const other = await TableChild.open()
  const replies = other.sendAll([
    '{"id":1,"do":"open","game":"merchant-of-goldfish","seats":2,"options":{"start":0}}',
    SUGGEST,
  ])
  expect(await other.end()).toBe(0)
  expect((await replies).map(({ id, ok }) => [id, ok])).toEqual([
    [1, true],
    [2, true],
  ])
})

test('the reader of the replies may go away', async () => {
  const other = await TableChild.open()
  expect(await other.hangUp()).toBe(0)
})
