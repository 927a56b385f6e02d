import { describe, expect, test } from 'vitest'
import { ranks } from '../../../kernel/rank.ts'
import { Rng } from '../../../kernel/rng.ts'
import { playOut } from '../../../kit/play.fixture.ts'
import { game } from './index.ts'
import { act, position, type Setting, USUAL } from './table.fixture.ts'

describe('the longer variant', () => {
  /** The last play of a game of three: `ranking` is 0, 1, … n − 1. */
  const end = (seats: number, more: Partial<Setting> = {}) => {
    const hands = Array.from({ length: seats }, (_, seat) =>
      seat === seats - 2 ? [9] : seat === seats - 1 ? [1] : [],
    )
    return position({ hands, games: 3, turn: seats - 2, ...more })
  }
  const after = (seats: number, more: Partial<Setting> = {}) => {
    const state = end(seats, more)
    act(state, '9')
    return state
  }

  test('GOL-37, V3 in each of three games rank k of n scores n − k', () => {
    const points = [2, 3, 4, 5, 6].map(seats => after(seats).points)
    expect(points).toEqual([
      [1, 0],
      [2, 1, 0],
      [3, 2, 1, 0],
      [4, 3, 2, 1, 0],
      [5, 4, 3, 2, 1, 0],
    ])
    expect(after(3, { game: 2, points: [0, 1, 2], ranking: [2, 1, 0] }).points).toEqual([2, 2, 2])
  })

  test('GOL-37 a new game is dealt after the first and the second, none after the third', () => {
    for (const which of [1, 2]) {
      const state = end(3, { game: which })
      expect(act(state, '9').slice(-2)).toEqual([
        {
          type: 'gameOver',
          game: which,
          ranking: [0, 1, 2],
          points: [2, 1, 0],
          limit: false,
          reveals: true,
        },
        { type: 'dealt', game: which + 1, start: 2, reveals: true },
      ])
      expect(state).toMatchObject({
        game: which + 1,
        phase: 'turn',
        sizes: [14, 14, 14],
        out: [],
        turns: 0,
        count: 0,
      })
      expect(state.ranking).toEqual([0, 1, 2])
    }
    expect(after(3, { game: 3 })).toMatchObject({ phase: 'over', game: 3 })
  })

  test('GOL-37 with cards seen in the last game nobody knows anything of the new one', () => {
    const state = after(3, { known: [[], [9], [1]] })
    expect(state.known.flat().every(copies => copies === 0)).toBe(true)
  })

  test('GOL-38 who was last starts the next one', () => {
    expect(after(4)).toMatchObject({ start: 3, turn: 3, owner: 3 })
    const state = position({ hands: [[1], [9], []], games: 3, turn: 1, start: 2 })
    act(state, '9')
    expect(state).toMatchObject({ ranking: [2, 1, 0], start: 0, turn: 0 })
  })

  test('GOL-39 the highest total after three games wins, and totals rank everybody', () => {
    const state = after(3, { game: 3, points: [0, 2, 4] })
    expect(state.points).toEqual([2, 3, 4])
    expect(game.scores(state).map(([total]) => total)).toEqual([2, 3, 4])
    expect(ranks(game.scores(state))).toEqual([3, 2, 1])
  })

  test('GOL-40 equal totals are decided by the better rank in the third game', () => {
    const state = after(3, { game: 3, points: [1, 2, 3] })
    expect(state.points).toEqual([3, 3, 3])
    expect(ranks(game.scores(state))).toEqual([1, 2, 3])
  })

  test('GOL-R20 a limited game scores by its ranking, and the next one is begun by its last', () => {
    const hands = [[1, 1], [1], [1, 1, 1]]
    const state = position({
      hands,
      inPlay: [13],
      turn: 1,
      owner: 0,
      turns: 9,
      maxTurns: 10,
      games: 3,
      start: 1,
    })
    act(state, 'pass')
    expect(state).toMatchObject({
      points: [1, 2, 0],
      limit: true,
      game: 2,
      start: 2,
      turn: 2,
      maxTurns: 10,
    })
  })

  test('GOL-R20 seats stay, and no tie is left, however it was played', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const rng = Rng.from(seed)
      const seats = 2 + (seed % 5)
      const state = game.setup(seats, { ...USUAL, games: 3, maxTurns: 20 }, rng)
      playOut(game, state, rng)
      const all = (seats * (seats - 1) * 3) / 2
      expect(state.points.reduce((a, b) => a + b, 0)).toBe(all)
      expect(ranks(game.scores(state)).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: seats }, (_, i) => i + 1),
      )
    }
  })

  test('GOL-37 while a game runs, those who are out of it already have their points', () => {
    const state = position({
      hands: [[1], [], [2]],
      games: 3,
      game: 2,
      points: [2, 1, 0],
      ranking: [0, 1, 2],
    })
    expect(game.scores(state)).toEqual([
      [2, 0],
      [3, 2],
      [0, 0],
    ])
  })
})
