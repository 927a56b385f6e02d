import { describe, expect, test } from 'vitest'
import { brokenBy } from '../../../kit/play.fixture.ts'
import { game } from './index.ts'
import type { State } from './state.ts'
import { act, card, position } from './table.fixture.ts'

const rounds = () =>
  position({ players: 3, market: ['pinata', 'lime', 'onion'], hands: [['juice'], ['rice'], []] })
const fight = () => {
  const state = rounds()
  act(state, '0 pick pinata', '1 pick pinata', '2 pass')
  return state
}
const final = () => {
  const state = position({
    players: 3,
    phase: 'final',
    hands: [['lime', 'onion'], ['rice', 'beans'], ['juice']],
  })
  act(state, '0 offer 1: lime > rice', '2 reveal juice 0', '1 counter 1', '1 give beans')
  return state
}

/** A broken position: what is changed, and which rule it breaks. */
const BROKEN: readonly (readonly [
  rule: string,
  make: () => State,
  change: (state: State) => void,
])[] = [
  ['MTO-2', rounds, state => state.hands[0].push(card('tantrum'))],
  ['MTO-2', rounds, state => state.deck.pop()],
  ['MTO-3', rounds, state => (state.hands[2] = state.deck.splice(0, 8))],
  ['MTO-3', rounds, state => (state.round = 9)],
  ['MTO-8', rounds, state => (state.choosers = [0, 1])],
  ['MTO-8', rounds, state => (state.phase = 'call')],
  ['MTO-9', rounds, state => (state.committed[0] = { type: 'pick', card: card('rice') })],
  ['MTO-9', rounds, state => (state.committed[0] = { type: 'hold' })],
  ['MTO-10', rounds, state => state.committed.fill({ type: 'pass' })],
  ['MTO-13', fight, state => (state.conflicts = [])],
  ['MTO-13', fight, state => (state.conflicts[0].seats = [0])],
  ['MTO-13', fight, state => (state.conflicts[0].card = card('tantrum'))],
  ['MTO-17', fight, state => (state.committed[1] = { type: 'juice', to: 0 })],
  ['MTO-25', rounds, state => (state.ceders = [1])],
  ['MTO-26', fight, state => (state.wave = 3)],
  ['MTO-27', rounds, state => (state.votes[0] = true)],
  ['MTO-32', final, state => (state.market[0] = state.deck.pop() ?? 0)],
  ['MTO-34', final, state => (state.offers[0].give = [])],
  ['MTO-34', final, state => (state.offers[0].want = [card('onion')])],
  ['MTO-35', final, state => state.offers[0].want.push(card('pinata'), card('tantrum'))],
  [
    'MTO-36',
    final,
    state => (state.offers.push({ ...state.offers[0], id: 2 }), (state.nextOffer = 3)),
  ],
  ['MTO-41', final, state => (state.offers = [])],
  ['MTO-42', final, state => (state.nextOffer = 9)],
  ['MTO-42', final, state => (state.offersLeft[0] = 20)],
  ['MTO-43', final, state => (state.shown[0].to = [2])],
  ['MTO-43', final, state => (state.shown[0].open = true)],
  ['MTO-47', final, state => state.votes.fill(true)],
]

describe('what is wrong with a position', () => {
  test.each(
    BROKEN.map(([rule, make, change]) => ({ rule, make, change, what: String(change).slice(9) })),
  )('$rule $what', ({ rule, make, change }) => {
    expect(brokenBy(game, make(), change).join(' ')).toContain(`${rule}`)
  })

  test('MTO-1 for more than four players, or less than two, there is no position', () => {
    for (const hands of [[], [[]], [[], [], [], [], []], null, 'four']) {
      expect(game.faults({ ...rounds(), hands })).toEqual(['hands: a list for 2 to 4 seats.'])
    }
  })
})
