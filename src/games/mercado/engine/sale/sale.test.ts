import { describe, expect, test } from 'vitest'
import { act, edgesOf, only, playVector, pursesOf, sale, traysOf } from '../play.fixture.ts'
import { idOf, position, said, type Setting, tileOf } from '../table.fixture.ts'
import { VECTORS } from '../../test/vectors.fixture.ts'

test('TV-1 MER-38, MER-39, MER-41, MER-44, MER-46, MER-47, MER-50, MER-51 the tapestry', () => {
  const before = position(VECTORS['TV-1'].setting)
  expect(pursesOf(before)).toEqual([
    'G3 S5 C5 T3 B4',
    'G5 S5 C5 T4 B5',
    'G3 S5 C5 T4 B5',
    'G5 S5 C5 T5 B5',
  ])
  const { state, events } = playVector(VECTORS['TV-1'])
  expect(pursesOf(state)).toEqual([
    'G3 S5 C5 T3 B4',
    ...new Array<string>(3).fill('G5 S5 C5 T5 B5'),
  ])
  expect(traysOf(state)).toEqual(['G2 T2 B1', '', '', ''])
  expect(state.progress).toEqual([6, 0, 0, 0])
  expect([state.seals, state.sealPile]).toEqual([[1, 1, 2, 1], 10])
  expect([state.tokens[0].length, state.supply.length]).toEqual([1, 17])
  expect([idOf(state.display[0]), state.objectDiscard.includes(tileOf('O01'))]).toEqual([
    'O07',
    true,
  ])
  expect([state.turn, state.edges[0]]).toEqual([1, [0, 0, 0, 0]])
  expect(only(events, 'refilled')).toMatchObject([
    { slot: 0, old: tileOf('O01'), tile: tileOf('O07') },
  ])
})

test('TV-2 MER-41, MER-64 the pitcher', () => {
  const { state } = playVector(VECTORS['TV-2'])
  expect(state.progress[0]).toBe(4)
  expect([state.purses[0][6], state.blackPile]).toEqual([6, 27])
  expect(traysOf(state)[0]).toBe('S2')
})

describe('points', () => {
  test.each([
    [[12, 9, 7, 3], 1, 2],
    [[12, 9, 7, 3], 3, 4],
    [[12, 9, 7, 3], 0, 1],
  ])('TV-5 MER-42, MER-R24 rank: at %j seat %i goes %i', (progress, turn, points) => {
    const state = position({
      progress,
      turn,
      drawn: 'G1',
      display: ['O17'],
      edges: { O17: [0, 1, 2, 3].map(seat => (seat === turn ? 'S2' : '')) },
    })
    const [worth] = only(act(state, 'place G O17', 'done'), 'worth')
    expect(worth.points).toBe(points)
    expect(state.progress[turn]).toBeGreaterThanOrEqual(progress[turn] + points)
  })

  test.each([
    [1, [1, 2], 3],
    [2, [1, 2], 2],
  ])(
    'TV-5 MER-42 of two on one space the upper one is ahead: seat %i, arrived %j, goes %i',
    (turn, arrived, points) => {
      const edges = { O17: [0, 1, 2, 3].map(seat => (seat === turn ? 'S2' : '')) }
      const state = position({
        progress: [12, 9, 9, 3],
        arrived: [0, 3, ...arrived],
        turn,
        drawn: 'G1',
        display: ['O17'],
        edges,
      })
      expect(only(act(state, 'place G O17', 'done'), 'worth')[0].points).toBe(points)
    },
  )

  test('MER-43, MER-R23 a mystery takes the number of the next object, which is discarded at once, and nothing else of it', () => {
    const { state, events } = sale('F04', 'T1 C1', 'G', { objects: ['O08'] })
    expect(only(events, 'worth')).toEqual([
      { type: 'worth', seat: 0, tile: tileOf('F04'), points: 6, drawn: tileOf('O08') },
    ])
    expect([state.progress[0], state.blackPile]).toEqual([6, 28])
    expect(state.objectDiscard).toContain(tileOf('O08'))
    expect(state.perfumeDiscard).toEqual([tileOf('F04')])
  })

  test('MER-43, MER-R23 a rank object gives the buyer’s place; a used-up stack is renewed without what is on offer', () => {
    const ranked = sale('F04', 'T1 C1', 'G', { objects: ['O03'], progress: [2, 5, 0] })
    expect(only(ranked.events, 'worth')[0].points).toBe(2)
    const { state, events } = sale('F04', 'T1 C1', 'G', { objects: [] })
    expect(only(events, 'reshuffled')).toMatchObject([{ kind: 'object', count: 20 }])
    const drawn = only(events, 'worth')[0].drawn
    expect(state.objectDiscard).toEqual([drawn])
    expect(state.objectStack).toHaveLength(19)
  })

  test('MER-R23 the tiles sold this turn do not take part when a mystery renews the stack', () => {
    const state = position({
      drawn: 'G2',
      display: ['O05', 'F04'],
      edges: { O05: ['G1'], F04: ['T1 C1'] },
      objects: [],
    })
    act(state, 'place G O05', 'place G F04', 'done', 'sell O05')
    // The brooch lay on the board while the stack was renewed, and was discarded afterwards.
    expect(state.objectDiscard).toContain(tileOf('O05'))
    expect([...state.objectStack, ...state.display]).not.toContain(tileOf('O05'))
  })

  test('MER-R25 a tile without points moves nobody', () => {
    const { state, events } = sale('F09', 'T1', 'T', { progress: [4, 4], arrived: [0, 1] })
    expect(only(events, 'moved')).toEqual([])
    expect(only(events, 'landed')).toEqual([])
    expect(state.heights).toEqual([0, 1])
  })
})

describe('the order of a sale', () => {
  test('MER-44, MER-R14, MER-R26 points, the buyer, the others, payment, seals, others’ coins', () => {
    const { events } = sale('O09', 'S2', 'S', { edges: { O09: ['', 'S1'] }, progress: [1, 0] })
    expect(events.map(({ type }) => type).slice(1)).toEqual([
      'returned',
      'sold',
      'worth',
      'moved',
      'gained',
      'paid',
      'consoled',
      'tookBack',
      'refilled',
      'turn',
    ])
  })

  test('MER-44, MER-R14, MER-R22 what is paid cannot be what is gained', () => {
    // All 14 white coins are out: none is left when the kettle-lamp gives one, the one paid is back
    // only afterwards.
    const { state, events } = sale('O06', 'W1', 'W', { whites: [3, 9], progress: [1, 0] })
    expect(only(events, 'gained')).toMatchObject([{ what: 'white', n: 0, wanted: 1 }])
    expect(state.whitePile).toBe(2)
  })

  test('MER-46 real coins go to the character tile, white ones to the pile', () => {
    const { state, events } = sale('O08', 'G1 W1', 'G')
    expect([traysOf(state)[0], state.whitePile]).toEqual(['G2', 14])
    expect(said(only(events, 'paid')[0].coins)).toBe('G2 W1')
  })

  test('MER-50 the others take all their coins back, white ones too', () => {
    const { state, events } = sale('O08', 'G2', 'G', { edges: { O08: ['', 'G1 W1', 'W2'] } })
    expect([pursesOf(state)[1], pursesOf(state)[2]]).toEqual([
      'G5 S5 C5 T5 W1 B5',
      'G5 S5 C5 T5 W2 B5',
    ])
    expect(only(events, 'tookBack').map(({ seat }) => seat)).toEqual([1, 2])
  })
})

describe('consolation', () => {
  test.each([
    [
      ['', 'G2 W1', 'G2 S1', 'S1'],
      [1, 2, 2, 1],
    ],
    [
      ['', 'G2', '', ''],
      [1, 2, 1, 1],
    ],
    [
      ['', 'G1', 'S1', 'W1'],
      [1, 2, 2, 2],
    ],
    [
      ['', '', '', ''],
      [1, 1, 1, 1],
    ],
  ])('MER-47, MER-48, MER-R17 with %j on the tile the seals are %j', (edge, seals) => {
    expect(sale('O12', 'G2 S1', 'S', { players: 4, edges: { O12: edge } }).state.seals).toEqual(
      seals,
    )
  })

  test('MER-R18 too few seals go clockwise from the buyer’s left', () => {
    const setting: Setting = { seals: [6, 6, 1, 1], turn: 2, drawn: 'S1', display: ['O12'] }
    const state = position({ ...setting, edges: { O12: ['G2 S1', 'G1 S2', 'G2 S1', ''] } })
    expect(state.sealPile).toBe(1)
    const events = act(state, 'place S O12', 'done')
    expect(only(events, 'consoled')).toMatchObject([
      { seat: 0, coins: 3, n: 1 },
      { seat: 1, coins: 3, n: 0 },
    ])
    expect(state.seals).toEqual([7, 6, 1, 1])
  })

  test('MER-R27 perfumes console too', () => {
    expect(sale('F09', 'T1', 'T', { edges: { F09: ['', 'T1'] } }).state.seals).toEqual([3, 2])
  })

  test('MER-49 unless the tile says that there are none', () => {
    const { state, events } = sale('F10', 'G1', 'G', { edges: { F10: ['', 'G1'] } })
    expect([state.seals, only(events, 'consoled')]).toEqual([[1, 1], []])
    expect(edgesOf(state, idOf(state.display[4]))).toEqual(['', ''])
  })
})
