import { position } from '../../games/merchant-of-goldfish/engine/table.fixture.ts'
import { MAX_LINE_BYTES } from './lines.ts'

export const GAME = 'merchant-of-goldfish'
export const SUGGEST = '{"id":2,"do":"suggest","table":"t1","seat":0,"ms":50}'
export const STATE = position({ hands: [[1, 2], [3]], market: [4] })
const CHRONICLE = { game: GAME, version: 1, seats: 2, options: {}, seed: '1', log: [] as unknown[] }
export const open = (fields: object) => ({ do: 'open', game: GAME, seats: 2, ...fields })
export const at = (verb: string, fields: object) => ({ do: verb, table: 't1', ...fields })
export const state = (fields: object) => ({
  do: 'open',
  game: GAME,
  state: { ...STATE, ...fields },
})
export const replay = (fields: object) => ({ do: 'replay', chronicle: { ...CHRONICLE, ...fields } })

/** Lines that no table takes, by the code that answers them. */
export const WRONG: readonly [why: string, lines: (string | Uint8Array | object)[]][] = [
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
      at('legal', {}),
      at('play', { seat: 0 }),
      at('explain', { seat: 0 }),
      at('undo', {}),
      { do: 'close' },
    ],
  ],
  [
    'unknown-verb',
    [
      { do: 'Hello' },
      { do: '' },
      { do: 5 },
      { do: null },
      { do: ['hello'] },
      { do: {} },
      { do: '__proto__' },
      { do: 'constructor' },
      { do: 'toString' },
      { do: 'hasOwnProperty' },
    ],
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
      { do: 'state', table: 1 },
      { do: 'state', table: null },
      { do: 'state', table: ['t1'] },
      at('legal', { seat: 2 }),
      at('legal', { seat: -1 }),
      at('legal', { seat: '0' }),
      at('legal', { seat: null }),
      at('view', { viewer: 2 }),
      at('view', { viewer: 'all' }),
      at('view', { viewer: 0.5 }),
      at('undo', { seat: 9 }),
      at('play', { seat: 0, move: 'pass' }),
      at('play', { seat: 0, move: null }),
      at('play', { seat: 0, move: [] }),
      at('suggest', { seat: 0, ms: 0 }),
      at('suggest', { seat: 0, ms: '9' }),
      at('suggest', { seat: 0, level: 3 }),
      replay({ seed: 1 }),
      replay({ version: '1' }),
      replay({ seats: null }),
      replay({ log: {} }),
      replay({ options: 1 }),
      replay({ log: [1] }),
      replay({ log: [{ seat: 5, move: {} }] }),
      replay({ log: [{ seat: 0 }] }),
      { do: 'replay', chronicle: 1 },
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
