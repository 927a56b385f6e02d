import { describe, expect, test } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { atRandom, brokenBy } from '../../../kit/play.fixture.ts'
import { game } from './index.ts'
import type { State } from './state.ts'
import { asked, QUESTIONS } from './play.fixture.ts'
import { OPTIONS, position } from './table.fixture.ts'

const start = () =>
  position({ players: 3, tokens: [['PR06'], ['PR01', 'PR18'], []], phase: 'turnStart' })
const placing = (...lines: readonly string[]) =>
  asked({ drawn: 'G1 T1', edges: { O05: ['G1', 'G1'] }, display: ['O05', 'O08'] }, ...lines)
const placed = () => placing('place G O08')
const {
  privilegeSymbol: symbol,
  saleOrder: selling,
  changerWhite: changing,
  forcedDiscard: demanding,
} = QUESTIONS

/** A broken position: which rule it breaks, or what it says, and what is changed. */
const BROKEN: readonly (readonly [
  rule: string,
  make: () => State,
  change: (state: State) => void,
])[] = [
  ['MER-3', start, state => state.purses[0][1]++],
  ['MER-3', placing, state => (state.drawn[1] = 0)],
  ['MER-4', start, state => state.blackPile--],
  ['MER-4', start, state => state.purses[1][5]++],
  ['MER-5', start, state => state.sealPile--],
  ['MER-6', start, state => state.supply.pop()],
  ['MER-6', start, state => (state.tokens[2] = [0])],
  ['MER-7', start, state => state.objectStack.pop()],
  ['MER-7', start, state => (state.display[4] = state.display[5])],
  ['MER-8', start, state => state.display.splice(6, 2, state.display[7], state.display[6])],
  ['MER-39', start, state => (state.sale = { slot: 0, done: 1 })],
  ['MER-16', start, state => (state.turn = 2)],
  ['MER-22', () => position({ seals: [0, 1] }), state => (state.phase = 'sealOffer')],
  ['MER-24', placing, state => (state.drawn[6]++, state.blackPile--)],
  ['MER-26', start, state => (state.placed = 1)],
  ['MER-27', placing, state => (state.phase = 'action')],
  [
    'MER-33',
    placing,
    state => ((state.edges[0][1] = 5), state.purses[1][1]++, state.purses[1][2]--),
  ],
  ['MER-38', start, state => (state.sold = [0])],
  ['MER-39', changing, state => (state.sale = { slot: 0, done: 1 })],
  ['MER-40', placing, state => (state.phase = 'saleOrder')],
  ['MER-46', start, state => (state.trays[0][5]++, state.whitePile--)],
  ['MER-50', selling, state => (state.sold = [0])],
  ['MER-54', changing, state => (state.drawn[5]--, state.whitePile++)],
  ['MER-60', start, state => (state.heights = [0, 0, 0])],
  ['MER-60', start, state => (state.heights[0] = 1)],
  ['MER-61', start, state => (state.token = 0)],
  ['MER-61', symbol, state => (state.phase = 'action')],
  ['MER-61', symbol, state => (state.progress[0] = 6)],
  ['MER-69', demanding, state => (state.debts[1] = 0)],
  ['MER-69', start, state => (state.debts[1] = 1)],
  ['MER-75', start, state => (state.phase = 'over')],
  ['MER-R12', placing, state => (state.edges[0][1]++, state.purses[1][1]--)],
  ['MER-R35', symbol, state => (state.token = 17)],
  ['MER-R38', demanding, state => (state.debts[1] = 2)],
  ['MER-R48', start, state => (state.idleRounds = 10)],
  ['MER-R48', placed, state => (state.stirred = false)],
]

describe('what is wrong with a position', () => {
  test.each(
    BROKEN.map(([rule, make, change]) => ({ rule, make, change, what: String(change).slice(9) })),
  )('$rule $what', ({ rule, make, change }) => {
    expect(brokenBy(game, make(), change).join(' ')).toContain(rule)
  })

  test('MER-1 for more than four players, or less than two, there is no position', () => {
    for (const progress of [[], [0], [0, 0, 0, 0, 0], null, 'four']) {
      expect(game.faults({ ...start(), progress })).toEqual(['progress: a list for 2 to 4 seats.'])
    }
  })

  test('printed values that are not known here', () => {
    for (const content of ['0000000000000000', null, {}])
      expect(game.faults({ ...start(), content })).toHaveLength(1)
  })

  test('MER-R17 at a sale the buyer has strictly more on the tile than anybody else', () => {
    // Nobody else can have paid the price, so nobody has as many coins.
    const state = selling()
    for (const slot of [0, 1]) expect(state.edges[slot][0]).toBeGreaterThan(state.edges[slot][1])
    expect(game.faults({ ...state, turn: 1 })).not.toEqual([])
  })

  test('MER-3, MER-5, MER-6, MER-R12 nothing, on the way of any game', () => {
    for (const changer of ['complete', 'place', 'must', 'wait'] as const) {
      for (const seats of [2, 3, 4]) {
        const rng = Rng.from(seats)
        const state = game.setup(seats, { ...OPTIONS, changer, side: 'B', disc: 11 }, rng)
        const progress = [...state.progress]
        for (const there of atRandom(game, state, rng)) {
          expect(game.faults(there)).toEqual([])
          expect(there.progress.every((now, at) => now >= progress[at])).toBe(true)
          progress.splice(0, seats, ...state.progress)
        }
      }
    }
  })
})
