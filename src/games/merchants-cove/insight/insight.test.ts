import { describe, expect, test } from 'vitest'
import { game } from '../engine/index.ts'
import { MERCHANT_IDS } from '../engine/names.ts'
import type { Move, State } from '../engine/state.ts'
import { goOn, position, RECRUIT, type Setting, STAFF } from '../engine/table.fixture.ts'
import { liked as likedBy } from '../../../bots/greedy.ts'
import { insight } from './index.ts'

const weights = new Float64Array(128)

/** What the rule bot would do. */
function liked(state: State): Move {
  const [seat] = game.actors(state)
  return likedBy(insight, state, seat, game.legal(state, seat))
}

function prospects(state: State): number[] {
  const out = new Float64Array(state.players.length)
  insight.evaluate(state, game.view(state, null), out)
  return [...out]
}

describe('judgement', () => {
  test('who has Gold, Goods that sell or shields has better prospects; Corruption is a burden', () => {
    const first = (where: Partial<Setting>) =>
      prospects(position({ merchants: ['cap', 'bla'], ...where }))[0]
    const level = first({})
    expect(first({ gold: [20, 0] })).toBeGreaterThan(level)
    expect(first({ shelves: [[1, 6], []] })).toBeGreaterThan(level)
    expect(first({ shields: [[2], []] })).toBeGreaterThan(level)
    expect(first({ corruption: [[1, 1, 1], []] })).toBeLessThan(level)
  })

  test('COV-36 what others hold in Corruption changes nothing for the seat that chooses', () => {
    const weighed = (corruption: Setting['corruption']) => {
      const state = position({ merchants: MERCHANT_IDS, corruption })
      const [seat] = game.actors(state)
      const moves = game.legal(state, seat)
      insight.weigh(state, seat, moves, weights)
      return [...weights.subarray(0, moves.length)]
    }
    expect(weighed([[], [1, 1], [], []])).toEqual(weighed([[], [6, 7], [], []]))
  })

  test('a playout is over when the round is', () => {
    const state = position({ merchants: ['cap', 'bla'] })
    const view = game.view(state, 0)
    expect(insight.settled(state, view)).toBe(false)
    expect(insight.settled(position({ merchants: ['cap', 'bla'], round: 2 }), view)).toBe(true)
  })
})

describe('sense', () => {
  const selling = (pier: number, where: Partial<Setting>) =>
    position({
      merchants: ['cap', 'bla'],
      boats: [null, null, null, null, null, null],
      round: 3,
      agenda: [{ at: 'final' }, { at: 'sell', seat: 0, pier, extra: 0, must: false }],
      ...where,
    })

  test('COV-66 a Good waits for the pier where it fetches more', () => {
    const piers = [{}, { red: 1 }, { red: 4 }]
    expect(liked(selling(1, { piers, shelves: [[1], []] }))).toEqual({ type: 'stop' })
    expect(liked(selling(2, { piers, shelves: [[1], []] }))).toEqual({ type: 'sell', good: 1 })
    expect(liked(selling(1, { piers: [{}, { red: 4 }, { red: 1 }], shelves: [[1], []] }))).toEqual({
      type: 'sell',
      good: 1,
    })
  })

  test('COV-52 a boat docks where its Customers buy what one has', () => {
    const docking = (shelf: readonly number[]) => {
      const state = position({
        merchants: ['cap', 'bla'],
        boats: [{ blue: 4 }, {}, {}, {}, {}, {}],
        shelves: [shelf, []],
        agenda: [{ at: 'nextTurn' }, { at: 'dock.berth', seat: 0, boat: 0 }],
      })
      goOn(state)
      return liked(state)
    }
    expect(docking([7, 7, 7])).toEqual({ type: 'dock.berth', berth: 0 })
    expect(docking([3, 3, 3])).toEqual({ type: 'dock.berth', berth: 1 })
  })

  test('COV-49 a Customer goes to the boat that is likelier to bring it to a pier', () => {
    const state = position({
      merchants: ['cap', 'bla'],
      boats: [{ red: 2, blue: 1 }, {}, {}, {}, {}, {}],
      shelves: [[4, 4, 8, 8], []],
      bag: { yellow: 1 },
      agenda: [{ at: 'nextTurn' }, { at: 'load', seat: 0, draws: 1 }],
    })
    goOn(state)
    expect(liked(state)).toEqual({ type: 'load.boat', boat: 0 })
  })

  test('COV-88 with four Staff one lets them work, with none one does not', () => {
    const all = ['town-loc-01', 'town-loc-02', 'town-loc-03', 'town-loc-04']
    const square = ['town-loc-05', 'town-loc-06', 'town-loc-07', 'town-loc-09']
    const chooses = (staff: readonly string[]) =>
      liked(
        position({
          merchants: ['chr', 'bla'],
          stack: [1, 0],
          round: 2,
          square,
          staff: [staff, []],
        }),
      )
    expect(chooses(all)).toEqual({ type: 'chooseSpace', space: STAFF('chr') })
    expect(chooses([])).not.toEqual({ type: 'chooseSpace', space: STAFF('chr') })
  })

  test('COV-85 two icons for an hour are worth it', () => {
    const square = ['town-sai-03', 'town-sai-04', 'town-mer-09', 'town-loc-02']
    const state = position({ merchants: ['alc', 'bla'], stack: [1, 0], square })
    expect(liked(state)).toEqual({ type: 'chooseSpace', space: RECRUIT('alc') })
  })
})
