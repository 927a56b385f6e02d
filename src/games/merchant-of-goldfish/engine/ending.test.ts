import { describe, expect, test } from 'vitest'
import { ranks } from '../../../kernel/rank.ts'
import { Rng } from '../../../kernel/rng.ts'
import { game } from './index.ts'
import type { State } from './state.ts'
import { act, offers, position, refusal, type Setting, wander } from './table.fixture.ts'

/** Seat 0 can go out with a single play. */
const last = (others: number[][], more: Partial<Setting> = {}) =>
  position({ hands: [[9], ...others], market: [2], ...more })

describe('going out', () => {
  test('GOL-34 happens with the last card, at once', () => {
    const state = last([[1], [2]])
    expect(act(state, '9')).toEqual([
      { type: 'played', seat: 0, value: 9, count: 1, lead: true, reveals: true },
      { type: 'wentOut', seat: 0, place: 1 },
    ])
    expect(state).toMatchObject({ out: [0], phase: 'turn', turn: 1 })
  })

  test('GOL-34 who is out has no more turns', () => {
    const state = last([
      [10, 1],
      [2, 2],
    ])
    act(state, '9', '10', 'pass')
    expect(state.turn).toBe(1)
    expect(offers(state, 0)).toEqual([])
    expect(refusal(state, '9', 0)).toBe('GOL-34 out')
  })

  test('GOL-34 a hand can be emptied only by a play: an exchange always leaves a card', () => {
    const choosing = (state: State) => state.phase === 'give' || state.phase === 'take'
    for (const state of wander(3, 11))
      expect(choosing(state) && state.sizes[state.turn] === 0).toBe(false)
    const state = position({ hands: [[5], [1]], inPlay: [13], market: [2, 3] })
    act(state, 'swap 5 > 3 2')
    expect(state.sizes[0]).toBe(2)
  })

  test('GOL-35 the order of going out is the ranking', () => {
    const state = position({ hands: [[1], [2], [3], [4, 4]], turn: 0 })
    act(state, '1', '2', '3')
    expect(state).toMatchObject({ phase: 'over', ranking: [0, 1, 2, 3], out: [0, 1, 2] })
    expect(ranks(game.scores(state))).toEqual([1, 2, 3, 4])
  })

  test('GOL-35, GOL-R21 the winner is fixed at the first going out, while the others go on', () => {
    const state = last([
      [10, 1],
      [2, 2],
    ])
    act(state, '9')
    expect(game.actors(state)).toEqual([1])
    expect(ranks(game.scores(state))[0]).toBe(1)
    expect(game.scores(state)).toEqual([
      [2, 2],
      [0, 0],
      [0, 0],
    ])
    act(state, '10', 'pass')
    expect(ranks(game.scores(state))[0]).toBe(1)
  })
})

describe('the end', () => {
  test('GOL-36 comes at once when only one player holds cards; that player is last', () => {
    const state = last([[], [2, 3]], { out: [1] })
    expect(act(state, '9').slice(-1)).toEqual([
      {
        type: 'gameOver',
        game: 1,
        ranking: [1, 0, 2],
        points: [1, 2, 0],
        limit: false,
        reveals: true,
      },
    ])
    expect(game.actors(state)).toEqual([])
    for (const seat of [0, 1, 2]) {
      expect(offers(state, seat)).toEqual([])
      expect(refusal(state, '2', seat)).toBe('GOL-36 over')
    }
  })

  test('GOL-36, GOL-R17 with 2 players the first one out ends it, in the middle of the trick', () => {
    const state = last([[10]])
    act(state, '9')
    expect(state).toMatchObject({
      phase: 'over',
      ranking: [0, 1],
      value: 9,
      count: 1,
      limit: false,
    })
  })

  test('GOL-R17 also when a beaten trick was not finished', () => {
    const state = position({
      hands: [[], [10], [11, 1]],
      inPlay: [9],
      owner: 0,
      turn: 1,
      market: [3],
    })
    act(state, '10')
    expect(state).toMatchObject({ phase: 'over', ranking: [0, 1, 2] })
  })
})

describe('the safety limit', () => {
  const near = (hands: number[][], more: Partial<Setting> = {}) =>
    position({ hands, inPlay: [13], turn: 1, owner: 0, turns: 99, maxTurns: 100, ...more })

  test('GOL-R18 stops the game after so many plays and passes', () => {
    const state = position({
      hands: [
        [1, 9],
        [2, 9],
        [3, 9],
      ],
      maxTurns: 3,
    })
    act(state, '1', '2')
    expect(state).toMatchObject({ phase: 'turn', turns: 2 })
    expect(act(state, 'pass').slice(-1)).toMatchObject([{ type: 'gameOver', limit: true }])
    expect(state).toMatchObject({ phase: 'over', limit: true, turns: 3 })
  })

  test('GOL-R18 taking a card after a trick is no turn', () => {
    const state = position({ hands: [[1, 9], [1]], market: [5], maxTurns: 3 })
    act(state, '9', 'pass', 'collect 5')
    expect(state).toMatchObject({ phase: 'turn', turns: 2 })
  })

  test('GOL-R18 a limit reached by the last pass of a trick ends the game before the reset', () => {
    const state = near([[1, 9], [1]], { market: [2] })
    expect(act(state, 'pass').map(event => event.type)).toEqual(['passed', 'gameOver'])
  })

  test('GOL-R18 0 is no limit', () => {
    const state = near([[1, 9], [1]], { maxTurns: 0, turns: 5000, market: [14] })
    act(state, 'pass')
    expect(state).toMatchObject({ phase: 'collect', turns: 5001 })
  })

  /** Seat 1 passes last; who then ranks before whom. */
  const ORDER: readonly (readonly [
    why: string,
    hands: number[][],
    more: Partial<Setting>,
    ranking: number[],
  ])[] = [
    ['those out go first, in their order', [[3, 3], [1], [], []], { out: [3, 2] }, [3, 2, 1, 0]],
    ['then fewer cards', [[1, 1], [12, 12, 12], [14]], {}, [2, 0, 1]],
    [
      'then the lower sum of values',
      [
        [5, 4],
        [1, 9],
        [1, 7],
      ],
      {},
      [2, 0, 1],
    ],
    ['then nearer clockwise from the start player', [[5], [5], [5]], { start: 1 }, [1, 2, 0]],
    ['then nearer clockwise, the start player first', [[5], [5], [5]], { start: 2 }, [2, 0, 1]],
  ]
  test.each(ORDER)('GOL-R18 the limit ranks: %s', (_, hands, more, ranking) => {
    const given = { start: 0, ...more }
    const state = near(hands, given)
    act(state, 'pass')
    expect(state).toMatchObject({ phase: 'over', limit: true, ranking })
    expect(ranks(game.scores(state))).toEqual(hands.map((_hand, seat) => ranking.indexOf(seat) + 1))
  })

  test('GOL-R18 a game that ends by itself in its last turn is no limited one', () => {
    const state = position({ hands: [[9], [1]], turns: 99, maxTurns: 100 })
    act(state, '9')
    expect(state).toMatchObject({ phase: 'over', limit: false, turns: 100 })
  })
})

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
      const state = game.setup(seats, { games: 3, start: 'random', maxTurns: 20 }, rng)
      while (state.phase !== 'over') {
        game.play(state, state.turn, rng.pick(game.legal(state, state.turn)), {
          rng,
          emit: () => undefined,
        })
      }
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
