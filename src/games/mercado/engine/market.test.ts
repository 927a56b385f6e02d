import { describe, expect, test } from 'vitest'
import { game } from './index.ts'
import type { ChangerRuling, State } from './state.ts'
import { act, edgesOf, offers, only, pursesOf, refusal, traysOf } from './play.fixture.ts'
import { position, type Setting } from './table.fixture.ts'
import { VECTORS } from '../test/vectors.fixture.ts'

/**
 * Whose white coin may go to a tile that lacks one coin, to the Head Merchant, or not to one that
 * lacks two.
 */
const CHANGING: Setting = VECTORS['Coin Changer'].setting
const changing = (more: Setting = {}) => {
  const state = position({ ...CHANGING, ...more })
  const events = act(state, 'place C M2', 'done')
  return { state, events }
}

describe('the Head Merchant', () => {
  test('MER-53, MER-55, MER-56, MER-57 three different coins buy a privilege; the others’ coins stay, nobody gets a seal', () => {
    const state = position({ drawn: 'T1', edges: { M1: ['G1 W1', 'S1 C1'] } })
    const events = act(state, 'place T M1', 'done')
    expect([state.tokens[0].length, state.tokens[1].length]).toEqual([1, 0])
    expect([traysOf(state)[0], state.whitePile]).toEqual(['G1 T1', 14])
    expect(edgesOf(state, 'M1')).toEqual(['', 'S1 C1'])
    expect([state.seals, state.progress]).toEqual([
      [1, 1],
      [0, 0],
    ])
    expect(events.map(({ type }) => type)).not.toContain('refilled')
    expect(state.display[6]).toBe(36)
  })

  test('MER-57 it is bought again and again', () => {
    const state = position({ drawn: 'T1', edges: { M1: ['G1 S1', 'G1 S1'] } })
    act(state, 'place T M1', 'done')
    const next = position({
      turn: 1,
      drawn: 'T1',
      edges: { M1: ['', 'G1 S1'] },
      tokens: [['PR01'], []],
    })
    act(next, 'place T M1', 'done')
    expect(next.tokens[1]).toHaveLength(1)
  })

  test('MER-R21, MER-R35 without tokens the sale gains nothing', () => {
    const state = position({ drawn: 'T1', edges: { M1: ['G1 S1'] }, supply: [] })
    const events = act(state, 'place T M1', 'done')
    expect(only(events, 'noTokens')).toHaveLength(1)
    expect(traysOf(state)[0]).toBe('G1 S1 T1')
  })
})

describe('the Coin Changer', () => {
  test('MER-54, MER-R20 its white coin may complete another tile at once, or go into the purse', () => {
    const { state, events } = changing()
    expect(only(events, 'gained')).toMatchObject([{ what: 'white', n: 1 }])
    expect(offers(state)).toEqual(['white O09', 'white M1', 'keepWhite'])
    expect(refusal(state, 'white O08')).toBe('MER-R20 not-completed')
    expect(refusal(state, 'white O05')).toBe('MER-R20 not-completed')
    // The coins paid to the Changer are still there: its effect comes first.
    expect(edgesOf(state, 'M2')[0]).toBe('C3')
    const kept = structuredClone(state)
    act(kept, 'keepWhite')
    expect([pursesOf(kept)[0], traysOf(kept)[0]]).toEqual(['G3 S2 C2 T5 W1 B5', 'C3'])
    expect([kept.turn, edgesOf(kept, 'O09')[0]]).toEqual([1, 'S2'])
  })

  test('MER-54, MER-R13, MER-R20 the sale that it completes follows in the same turn', () => {
    const { state } = changing()
    const events = act(state, 'white O09')
    expect(events.map(({ type }) => type).slice(0, 4)).toEqual([
      'changed',
      'placed',
      'paid',
      'sold',
    ])
    expect([state.progress[0], traysOf(state)[0], state.whitePile]).toEqual([5, 'S2 C3', 14])
    const { state: other } = changing()
    act(other, 'white M1')
    expect(other.tokens[0]).toHaveLength(1)
  })

  test('MER-R13, MER-R20 what the coin completes joins the sales that wait', () => {
    const state = position({
      ...CHANGING,
      drawn: 'C1 G1',
      edges: { ...CHANGING.edges, O05: ['G1'] },
    })
    act(state, 'place C M2', 'place G O05', 'done', 'sell M2', 'white O09')
    expect(offers(state)).toEqual(['sell O09', 'sell O05'])
  })

  test('MER-55, MER-56 the others’ coins stay there', () => {
    const { state } = changing({ edges: { M2: ['C2', 'T2'] } })
    expect([edgesOf(state, 'M2'), state.seals]).toEqual([
      ['', 'T2'],
      [1, 1],
    ])
  })

  test('MER-R20 where nothing can be completed, the coin goes into the purse unasked', () => {
    const { state, events } = changing({ edges: { M2: ['C2'], O08: ['G1'] } })
    expect(only(events, 'changed')).toEqual([{ type: 'changed', seat: 0, slot: null }])
    expect([state.turn, state.purses[0][5]]).toEqual([1, 1])
  })

  test('MER-R21, MER-R22 with an empty pile it gives nothing, even if it is paid with a white coin', () => {
    const { state, events } = changing({ edges: { M2: ['C1 W1'], O09: ['S2'] }, whites: [4, 9] })
    expect(only(events, 'gained')).toMatchObject([{ n: 0, wanted: 1 }])
    expect(only(events, 'changed')).toEqual([])
    expect([state.whitePile, state.purses[0][5]]).toEqual([1, 4])
  })

  test('MER-57 it is never used up', () => {
    const { state } = changing({ edges: { M2: ['C2'] } })
    expect(state.display[7]).toBe(37)
    expect(offers(position({ drawn: 'C1' }))).toContain('place C M2')
  })
})

describe('the readings of ruling R20', () => {
  const read = (changer: ChangerRuling, more: Setting = {}) => changing({ changer, ...more }).state
  const places = (state: State) => offers(state).filter(move => move.startsWith('white'))
  test.each([
    ['complete', ['white O09', 'white M1', 'keepWhite']],
    ['wait', ['white O09', 'white M1']],
  ] as const)('MER-R20 "%s": where it completes a tile', (changer, moves) => {
    expect(offers(read(changer))).toEqual(moves)
  })

  test.each([
    ['place', true],
    ['must', false],
  ] as const)('MER-R20 "%s": on any legal edge; into the purse instead: %s', (changer, keeping) => {
    const state = read(changer)
    expect(places(state)).toEqual(
      ['O09', 'O08', 'O05', 'O16', 'F03', 'F09', 'M1'].map(id => `white ${id}`),
    )
    expect(offers(state).includes('keepWhite')).toBe(keeping)
    expect(refusal(state, 'keepWhite')).toBe(keeping ? null : 'MER-R20 must-use')
    act(state, 'white O08')
    expect([edgesOf(state, 'O08')[0], state.turn, traysOf(state)[0]]).toEqual(['G1 W1', 1, 'C3'])
  })

  test('MER-R20 "wait": without a tile to complete there is no sale, and the coins wait', () => {
    const state = read('wait', { edges: { M2: ['C2'], O08: ['G1'] } })
    expect([state.turn, edgesOf(state, 'M2')[0], state.whitePile]).toEqual([1, 'C3', 14])
    expect(game.faults(state)).toEqual([])
  })

  test('MER-R20 "wait": they are sold in the first turn in which the white coin completes another', () => {
    const waiting: Setting = {
      changer: 'wait',
      display: ['O08', 'O05'],
      edges: { M2: ['C3'], O08: ['G1'] },
      drawn: 'G1 T1',
    }
    const state = position(waiting)
    act(state, 'place G O08', 'done')
    expect([state.phase, offers(state)]).toEqual(['changerWhite', ['white O08']])
    expect(refusal(state, 'keepWhite')).toBe('MER-R20 must-use')
    act(state, 'white O08')
    expect([state.progress[0], edgesOf(state, 'M2')[0], state.turn]).toEqual([6, '', 1])
  })

  test('MER-R20 "wait": nor is it sold while the pile has no white coin', () => {
    const state = position({
      changer: 'wait',
      display: ['O08', 'O05'],
      edges: { M2: ['C3'], O08: ['G2'], O05: ['G1'] },
      drawn: 'G1 T1',
      whites: [7, 7],
    })
    act(state, 'place G O05', 'done')
    expect([edgesOf(state, 'M2')[0], edgesOf(state, 'O08')[0], state.turn]).toEqual(['C3', 'G2', 1])
  })

  test('MER-R20 "wait": among several complete tiles it cannot be chosen before its time', () => {
    const state = position({
      changer: 'wait',
      display: ['O08', 'O05', 'O16'],
      edges: { M2: ['C2'], O05: ['G1'], O06: [''], F09: ['T1'] },
      drawn: 'G1 C1 T1',
    })
    act(state, 'place C M2', 'place G O05', 'place T F09', 'done')
    expect(offers(state)).toEqual(['sell O05', 'sell F09'])
    expect(refusal(state, 'sell M2')).toBe('MER-R20 waits')
  })
})
