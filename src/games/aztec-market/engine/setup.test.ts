import { describe, expect, test } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { COLOURS, COPIES, LINES, TILES } from '../content/index.ts'
import { game } from './index.ts'
import { partnerOf } from './scoring.ts'
import type { Options, State } from './state.ts'
import { act, offers, OPTIONS, refusal } from './table.fixture.ts'

const deal = (seats: number, chosen: Partial<Options> = {}, seed = 1): State =>
  game.setup(seats, { ...OPTIONS, start: 0, ...chosen }, Rng.from(seed))
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

/** Sets up by always taking the first answer, the coins on the second buyer. */
function laidOut(seats: number, chosen: Partial<Options> = {}): State {
  const state = deal(seats, chosen)
  while (state.phase === 'choose' || state.phase === 'place') act(state, offers(state)[0])
  while (state.phase === 'purse') act(state, 'coin 1')
  return state
}

describe('the box', () => {
  test('AZT-1 for 2, 3 or 4 players', () => expect(game.seats).toEqual([2, 4]))

  test('AZT-2 15 market tiles of ten kinds', () => {
    expect(sum(COPIES)).toBe(15)
    expect(Object.fromEntries(TILES.map((name, kind) => [name, COPIES[kind]]))).toEqual({
      black: 1,
      blue: 1,
      red: 1,
      green: 1,
      crowd: 4,
      porter: 2,
      governor: 2,
      ambassador: 1,
      messenger: 1,
      king: 1,
    })
  })

  test('AZT-3 80 tokens, 20 of each of four colours', () => {
    const { unseen } = deal(2, { removed: 0 })
    expect(unseen).toEqual([20, 20, 20, 20])
  })

  test('AZT-7, AZT-8 four buyers each, so that 16 coins are enough for all', () => {
    for (const seats of [2, 3, 4]) expect(deal(seats).coins).toHaveLength(4 * seats)
  })
})

describe('seats', () => {
  test('AZT-4 with 4 players partners sit on opposite sides', () => {
    expect([0, 1, 2, 3].map(seat => partnerOf(4, seat))).toEqual([2, 3, 0, 1])
  })

  test('AZT-5, AZT-6, AZT-R22 with 2 and 3 players everybody is alone; 4 are always partners', () => {
    for (const seats of [2, 3])
      for (let seat = 0; seat < seats; seat++) expect(partnerOf(seats, seat)).toBe(seat)
    expect(Object.keys(game.options)).not.toContain('partners')
  })

  test('V4, AZT-12, AZT-13, AZT-R1, AZT-R2 seats sit clockwise from the south; a buyer’s column is the line before it, as seen from its side', () => {
    expect(LINES[0][0]).toEqual([12, 8, 4, 0])
    expect(LINES[2][0]).toEqual([0, 4, 8, 12])
    expect(LINES[1][1]).toEqual([4, 5, 6, 7])
    expect(LINES[3][1]).toEqual([7, 6, 5, 4])
  })

  test('AZT-12 each side has one buyer opposite each line, so that its four columns are the whole market', () => {
    for (const lines of LINES)
      expect(lines.flat().toSorted((a, b) => a - b)).toEqual([...Array(16).keys()])
  })
})

describe('laying out the market', () => {
  test('AZT-10 a tile of one’s choice goes into any empty cell, then the next player places', () => {
    const state = deal(3)
    expect(offers(state)).toEqual(TILES.map(name => `tile ${name}`))
    act(state, 'tile king')
    expect(offers(state)).toHaveLength(16)
    act(state, 'place 5')
    expect(state).toMatchObject({ turn: 1, phase: 'choose' })
    expect(offers(state)).not.toContain('tile king')
    expect(refusal(state, 'tile king')).toBe('AZT-2 none-left')
    act(state, 'tile crowd')
    expect(refusal(state, 'place 5')).toBe('AZT-10 cell-taken')
    act(state, 'place 6')
    expect(offers(state)).toContain('tile crowd')
  })

  test('AZT-9, AZT-10 until all 15 are placed: the cell left over is the hole', () => {
    const state = laidOut(2)
    expect(state.cells.filter(tile => tile === -1)).toHaveLength(1)
    expect(state.cells[state.hole]).toBe(-1)
  })

  test('AZT-R4 the start player places first; with 4 players the last places only 3', () => {
    const state = deal(4, { start: 2 })
    const placers: number[] = []
    while (state.phase !== 'purse') {
      if (state.phase === 'choose') placers.push(state.turn)
      act(state, offers(state)[0])
    }
    expect(placers).toEqual([2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0])
    expect(state.turn).toBe(2)
  })

  test('AZT-R3 or chance lays it out, every tile anywhere', () => {
    const corners = new Set<number>()
    for (let seed = 0; seed < 60; seed++) {
      const state = deal(2, { market: 'random' }, seed)
      expect(state).toMatchObject({ phase: 'purse', turn: 0 })
      expect(game.faults(state)).toEqual([])
      corners.add(state.cells[0])
    }
    expect(corners.size).toBeGreaterThan(8)
    expect(game.options.market[0]).toBe('players')
  })
})

describe('coins and tokens', () => {
  test('AZT-14, AZT-19 no coin is out at first, and no vendor has anything, nor the king', () => {
    const state = deal(4)
    expect([sum(state.coins), sum(state.stock), sum(state.king)]).toEqual([0, 0, 0])
  })

  test('AZT-15, AZT-R23 each player in turn puts one coin on a buyer of her choice', () => {
    const state = deal(3, { market: 'random', start: 1 })
    expect(offers(state)).toEqual(['coin 0', 'coin 1', 'coin 2', 'coin 3'])
    act(state, 'coin 2')
    expect(state).toMatchObject({ turn: 2, phase: 'purse' })
    act(state, 'coin 0', 'coin 3')
    expect(state.coins.join('')).toBe('000100101000')
  })

  test('AZT-11, AZT-61 after tiles and coins the start player has the first turn', () => {
    for (const start of [0, 1, 2])
      expect(laidOut(3, { start })).toMatchObject({ turn: start, phase: 'turn' })
    const starts = new Set(
      Array.from({ length: 40 }, (_, seed) => deal(4, { start: 'random' }, seed).turn),
    )
    expect([...starts].sort((a, b) => a - b)).toEqual([0, 1, 2, 3])
  })

  test('AZT-61 a start player must sit at the table', () => {
    expect(game.validateOptions(2, { ...OPTIONS, start: 2 })).toMatch(/Seat 2/)
    expect(game.validateOptions(3, { ...OPTIONS, start: 2 })).toBeNull()
  })

  test('V2 76 tokens in the bag, a hole, 14, 13 or 12 coins left', () => {
    for (const seats of [2, 3, 4]) {
      const state = laidOut(seats)
      expect(state.bag).toBe(76)
      expect(16 - sum(state.coins)).toBe(16 - seats)
    }
  })

  test('AZT-16 4 tokens are removed unseen: nobody can tell which', () => {
    const state = deal(2)
    expect(state).toMatchObject({ bag: 76, unseen: [20, 20, 20, 20], aside: [0, 0, 0, 0] })
  })

  test('AZT-17, AZT-R14 or any other multiple of 4 up to 76', () => {
    const offered = [...game.options.removed].sort((a, b) => a - b)
    expect(offered).toEqual(Array.from({ length: 20 }, (_, i) => 4 * i))
    for (const removed of offered) expect(deal(2, { removed }).bag).toBe(80 - removed)
  })

  test('AZT-18 or equally many of each colour, openly', () => {
    const state = deal(2, { removal: 'equal', removed: 12 })
    expect(state).toMatchObject({ bag: 68, unseen: [17, 17, 17, 17], aside: [3, 3, 3, 3] })
    expect(COLOURS).toHaveLength(4)
  })
})
