import type { Setting } from '../engine/table.fixture.ts'

/** A test vector of the rules: where it begins, and what is done, by the seat asked. */
export interface Vector {
  readonly setting: Setting
  readonly lines: readonly string[]
}

/** Seat 0 buys the book, four points and nothing else. */
const BOOK = { display: ['O16'], edges: { O16: ['G1 C1'] }, drawn: 'G1' }
/** Seat 0 buys the brooch, three points and nothing else. */
const BROOCH = { display: ['O05'], edges: { O05: ['G1'] }, drawn: 'G1' }
const BUY_BOOK = ['place G O16', 'done']
const BUY_BROOCH = ['place G O05', 'done']

/** The position of ruling R48, in which no coin fits anywhere. */
const STUCK: Setting = {
  display: ['O06', 'O11', 'O21', 'O15', 'F05', 'F04'],
  edges: {
    O06: ['', 'C1'],
    O11: ['T1', 'T1'],
    O21: ['T2', 'T2 W1'],
    O15: ['C1 T1', 'C1 T2'],
    F05: ['C2', 'G2'],
    F04: ['G1 T1', 'G1 C1'],
    M1: ['G1 S1', 'G1 S1'],
    M2: ['C2', 'C2'],
  },
  purses: ['G3 S4 B5', 'G1 S4 B5'],
  seals: [0, 0],
}

export const VECTORS = {
  'TV-1': {
    setting: {
      drawn: 'G1 T1',
      trays: ['B1'],
      display: ['O01'],
      edges: { O01: ['G1 T1', 'T1', 'G2 T1', ''] },
      progress: [2, 0, 0, 0],
      objects: ['O07'],
    },
    lines: ['place G O01', 'place T O01', 'done'],
  },
  'TV-2': {
    setting: { drawn: 'S1', display: ['O02'], edges: { O02: ['S1'] } },
    lines: ['place S O02', 'done'],
  },
  'TV-6 a': { setting: { ...BOOK, progress: [4, 6] }, lines: BUY_BOOK },
  'TV-6 b': { setting: { ...BROOCH, progress: [4, 6] }, lines: BUY_BROOCH },
  'TV-6 c': { setting: { ...BROOCH, progress: [4, 7] }, lines: BUY_BROOCH },
  'TV-6 d': {
    setting: { tokens: [['PR01']], phase: 'turnStart', progress: [4, 6] },
    lines: ['privilege PR01'],
  },
  'TV-7': {
    setting: {
      drawn: 'T1',
      display: ['F01'],
      edges: { F01: ['G1 S1 C1'] },
      tokens: [[], ['PR06'], []],
    },
    lines: ['place T F01', 'done'],
  },
  'TV-8': {
    setting: { players: 3, drawn: 'G1', display: ['F02'], edges: { F02: ['G2'] } },
    lines: ['place G F02', 'done'],
  },
  /** Yellow, the starting player, is seat 2; blue is seat 1, the last to move. */
  'TV-9': {
    setting: {
      starter: 2,
      turn: 1,
      progress: [12, 32, 36, 20],
      seals: [0, 2, 1, 0],
      tokens: [[], ['PR13', 'PR09'], [], []],
      phase: 'turnStart',
      trays: ['', 'B1', '', ''],
    },
    lines: ['noPrivilege', 'recover'],
  },
  'TV-10': {
    setting: {
      players: 3,
      round: 9,
      turn: 1,
      progress: [3, 27, 5],
      display: ['O05'],
      edges: { O05: ['', 'G1', ''] },
      drawn: 'G1',
      trays: ['B1', 'B1', 'B1'],
    },
    lines: BUY_BROOCH,
  },
  'Coin Changer': {
    setting: {
      drawn: 'C1',
      display: ['O09', 'O08', 'O05'],
      edges: { M2: ['C2'], O09: ['S2'], M1: ['G1 S1'], O08: ['G1'] },
    },
    lines: ['place C M2', 'done'],
  },
  Deadlock: {
    setting: STUCK,
    lines: Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? 'draw' : 'done')),
  },
} as const satisfies { readonly [name: string]: Vector }
