import { afterAll, describe, expect, test, vi } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { fitOptions } from '../../../kernel/match.ts'
import { total } from '../../../kit/counts.ts'
import { contentSets, standard } from '../content/index.ts'
import { game } from './index.ts'
import { coins, OPTIONS, tileOf } from './table.fixture.ts'

// Test files share their modules: no other is to find our set.
afterAll(() => void vi.resetModules())

const dealt = (seats: number, seed = 1) => game.setup(seats, OPTIONS, Rng.from(seed))
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed)

describe('a new game', () => {
  test('MER-1 is for 2, 3 or 4 players', () => {
    expect(game.seats).toEqual([2, 4])
    for (const seats of [1, 5]) expect(fitOptions(game, seats, {}).ok).toBe(false)
  })

  test.each([
    [2, 28, 14, 13],
    [3, 23, 14, 12],
    [4, 18, 14, 11],
  ])(
    'MER-2, MER-3, MER-4, MER-5, MER-R45 of %i: %i black, %i white coins, %i seals in the piles',
    (seats, black, white, seals) => {
      const state = dealt(seats)
      expect(state.purses).toEqual(new Array(seats).fill(coins('G5 S5 C5 T5 B5')))
      expect(state.trays.map(total)).toEqual(new Array(seats).fill(0))
      expect([state.blackPile, state.whitePile, state.sealPile]).toEqual([black, white, seals])
      expect(state.seals).toEqual(new Array(seats).fill(1))
      expect(game.faults(state)).toEqual([])
    },
  )

  test('MER-6, MER-R36 all 18 tokens lie in one supply, nobody has one', () => {
    const state = dealt(4)
    expect(state.supply).toHaveLength(18)
    expect(state.tokens.flat()).toEqual([])
    expect(state.phase).toBe('action')
  })

  test('MER-7 four objects and two perfumes of all there are, the rest in two stacks', () => {
    const seen = new Set<number>()
    for (const seed of SEEDS) {
      const { display, objectStack, perfumeStack } = dealt(3, seed)
      const [shown, scents] = [display.slice(0, 4), display.slice(4, 6)]
      expect([objectStack.length, perfumeStack.length]).toEqual([20, 10])
      expect(new Set([...shown, ...objectStack]).size).toBe(24)
      expect(new Set([...scents, ...perfumeStack]).size).toBe(12)
      expect(shown.every(tile => tile < 24) && scents.every(tile => tile >= 24 && tile < 36)).toBe(
        true,
      )
      for (const tile of [...shown, ...scents]) seen.add(tile)
    }
    expect(seen.size).toBe(36)
  })

  test('MER-8 the market tiles lie beside them', () => {
    expect(dealt(2).display.slice(6)).toEqual([tileOf('M1'), tileOf('M2')])
  })

  test('MER-9, MER-R46 on side A from the space with a counterfeit coin, unless agreed otherwise', () => {
    const fitted = fitOptions(game, 3, {})
    expect(fitted).toMatchObject({
      ok: true,
      value: { side: 'A', disc: 0, content: contentSets.standard },
    })
    expect(standard.board.A.spaces[0].symbol).toBe('B')
    for (const side of ['A', 'B']) {
      for (const disc of [0, 7, 29])
        expect(fitOptions(game, 2, { side, disc })).toMatchObject({ ok: true })
    }
    expect(fitOptions(game, 2, { disc: 30 }).ok).toBe(false)
  })

  test('MER-9 the disc must be on the board', () => {
    const short = {
      ...standard,
      board: {
        ...standard.board,
        B: { ...standard.board.B, spaces: standard.board.B.spaces.slice(0, 20) },
      },
    }
    const content = contentSets.add(short)
    expect(game.validateOptions(2, { ...OPTIONS, content, side: 'B', disc: 20 })).toContain(
      '0 to 19',
    )
    expect(game.validateOptions(2, { ...OPTIONS, content, side: 'A', disc: 20 })).toBe(null)
  })

  test('MER-10, MER-R46 any seat may start, by chance', () => {
    const starters = SEEDS.map(seed => dealt(4, seed).starter)
    expect(new Set(starters)).toEqual(new Set([0, 1, 2, 3]))
    for (const seed of SEEDS) expect(dealt(4, seed).turn).toBe(dealt(4, seed).starter)
  })

  test('MER-11 markers are stacked, the starting player’s on top, then downward clockwise', () => {
    for (const seed of SEEDS) {
      const { starter, heights, progress } = dealt(4, seed)
      expect(progress).toEqual([0, 0, 0, 0])
      expect([0, 1, 2, 3].map(i => heights[(starter + i) % 4])).toEqual([3, 2, 1, 0])
    }
  })
})
