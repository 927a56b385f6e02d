import { describe, expect, test } from 'vitest'
import { ranks } from '../../../kernel/rank.ts'
import { game } from './index.ts'
import type { State } from './state.ts'
import { act, last, offers, position, refusal, type Setting, wander } from './table.fixture.ts'

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
