import { describe, expect, test } from 'vitest'
import { game } from './index.ts'
import { act, handsOf, ids, offers, position, refusal } from './table.fixture.ts'

const MARKET = ['pinata', 'lime', 'onion', 'cheese', 'credit']
/** Three players who all want the Piñata. */
function fight(
  hands: readonly (readonly string[])[] = [[], [], []],
  market: readonly string[] = MARKET,
) {
  const state = position({ players: hands.length, market, hands })
  act(state, ...hands.map((_, seat) => `${seat} pick pinata`))
  return state
}

describe('calls', () => {
  test('MTO-16, MTO-17 hold, cede or leave, declared by all contestants and by nobody else', () => {
    const state = position({ players: 3, market: MARKET })
    act(state, '0 pick pinata', '1 pick pinata', '2 pass')
    expect(game.actors(state)).toEqual([0, 1])
    for (const seat of [0, 1]) expect(offers(state, seat)).toEqual(['hold', 'cede', 'leave'])
    expect(refusal(state, '2 hold')).toBe('MTO-13 not-in-conflict')
    act(state, '0 hold')
    expect(refusal(state, '0 cede')).toBe('MTO-10 final')
  })

  test('MTO-16 before a conflict nothing can be declared', () => {
    expect(refusal(position({ players: 2, market: MARKET }), '0 hold')).toBe('MTO-16 no-conflict')
  })

  test('MTO-17 is shown when the last is in', () => {
    const state = fight()
    expect(act(state, '2 leave', '0 hold').map(({ type }) => type)).toEqual([
      'committed',
      'committed',
    ])
    const called = act(state, '1 cede').find(({ type }) => type === 'called')
    const declarations = [
      { seat: 0, said: 'hold', to: null },
      { seat: 1, said: 'cede', to: null },
      { seat: 2, said: 'leave', to: null },
    ]
    expect(called).toMatchObject({ call: 1, declarations, reveals: true })
  })

  test('MTO-19, MTO-R8 to cede is everybody’s own right and works at once; the rest go on', () => {
    const state = fight()
    act(state, '0 cede', '1 hold', '2 hold')
    expect(state).toMatchObject({
      phase: 'call',
      ceders: [0],
      conflicts: [{ seats: [1, 2], call: 2 }],
    })
  })

  test('MTO-20, MTO-R10 who cedes in the call that empties the conflict is done; who ceded earlier picks again', () => {
    const state = fight()
    act(state, '0 cede', '1 hold', '2 leave', '1 cede', '2 cede')
    expect(state).toMatchObject({ phase: 'choose', wave: 2, choosers: [0] })
    expect(ids(state.discard)).toEqual(['pinata'])
  })

  test('MTO-21, MTO-R9 the only one left takes the card, even after leave', () => {
    const state = fight()
    act(state, '0 cede', '1 leave', '2 cede')
    expect(handsOf(state)).toEqual([[], ['pinata'], []])
    expect(state.choosers).toEqual([0, 2])
  })

  test('MTO-22, MTO-R12 leave by all who are left: discarded, and they are done', () => {
    const state = fight()
    act(state, '0 cede', '1 leave', '2 leave')
    expect(ids(state.discard)).toEqual(['pinata'])
    expect(state).toMatchObject({ removed: [], choosers: [0] })
  })

  test('MTO-23, MTO-R7, MTO-R11 any other answer leads to the next call, three times at most', () => {
    const state = fight()
    act(state, '0 hold', '1 leave', '2 leave')
    expect(state.conflicts[0]).toMatchObject({ seats: [0, 1, 2], call: 2 })
    act(state, '0 hold', '1 hold', '2 hold')
    expect(state.conflicts[0].call).toBe(3)
  })

  test('MTO-24, MTO-R11 without agreement in the third the card is destroyed: removed, not discarded', () => {
    const state = fight()
    act(state, '0 hold', '1 hold', '2 hold', '0 hold', '1 hold', '2 cede', '0 leave', '1 hold')
    expect(ids(state.removed)).toEqual(['pinata'])
    expect(state).toMatchObject({ discard: [], choosers: [2], wave: 2 })
  })

  test('MTO-25, MTO-R6 a ceder may pass; with nothing left to pick the turn is over', () => {
    const state = fight([[], []], ['pinata', 'lime'])
    act(state, '0 cede', '1 hold')
    expect(offers(state, 0)).toEqual(['pick lime', 'pass'])
    const bare = fight([[], []], ['pinata'])
    act(bare, '0 cede', '1 hold')
    expect(bare).toMatchObject({ round: 2, wave: 1 })
  })

  test('MTO-25, MTO-26, MTO-R5 ceders can clash with each other, and then again', () => {
    const state = fight()
    act(state, '0 cede', '1 cede', '2 hold', '0 pick lime', '1 pick lime')
    expect(state).toMatchObject({ phase: 'call', wave: 2, conflicts: [{ seats: [0, 1], call: 1 }] })
    act(state, '0 cede', '1 hold')
    expect(state).toMatchObject({ wave: 3, choosers: [0] })
  })

  test('MTO-R30 nothing said binds: after hold one may cede, after cede one is out', () => {
    const state = fight([[], []])
    act(state, '0 hold', '1 hold', '0 cede', '1 hold')
    expect(handsOf(state)[1]).toEqual(['pinata'])
  })

  test('MTO-R39 all cede: the card is left, and nobody picks again', () => {
    const state = fight()
    act(state, '0 cede', '1 cede', '2 cede')
    expect(state).toMatchObject({ round: 2, removed: [] })
    expect(handsOf(state)).toEqual([[], [], []])
  })
})

describe('the Juice', () => {
  test('MTO-17, MTO-R13 is its holder’s to give, to another contestant of the same conflict', () => {
    const state = position({ players: 3, market: MARKET, hands: [['juice'], [], []] })
    act(state, '0 pick pinata', '1 pick pinata', '2 pass')
    expect(offers(state, 0)).toEqual(['hold', 'cede', 'leave', 'juice 1'])
    for (const to of [0, 2, 9])
      expect(refusal(state, `0 juice ${to}`)).toBe('MTO-R13 not-contestant')
    expect(refusal(state, '1 juice 0')).toBe('MTO-17 no-juice')
  })

  test('MTO-R13 a holder outside of the conflict has no say', () => {
    const state = position({ players: 3, market: MARKET, hands: [[], [], ['juice']] })
    act(state, '0 pick pinata', '1 pick pinata', '2 pass')
    expect(refusal(state, '2 juice 0')).toBe('MTO-13 not-in-conflict')
  })

  test('MTO-18, MTO-R14 forces the player who gets it to cede, whatever was declared; the giver holds', () => {
    for (const said of ['hold', 'leave', 'cede']) {
      const state = fight([['juice'], []])
      act(state, '0 juice 1', `1 ${said}`)
      expect(handsOf(state)).toEqual([['pinata'], ['juice']])
      expect(state.choosers).toEqual([1])
    }
  })

  test('MTO-18, MTO-R15 changes hands even if its target ceded in the same call', () => {
    const state = fight([['juice'], [], []])
    act(state, '0 juice 1', '1 cede', '2 hold')
    expect(handsOf(state)[1]).toEqual(['juice'])
    expect(state.conflicts[0].seats).toEqual([0, 2])
  })

  test('MTO-18, MTO-28, MTO-R16 stays with its new holder, who scores it', () => {
    const state = fight([['juice'], []])
    act(state, '0 juice 1', '1 hold', '1 pass')
    expect(handsOf(state)).toEqual([['pinata'], ['juice']])
  })

  test('MTO-28, MTO-R18 may be passed on in a later wave of the same round', () => {
    const state = fight([['juice'], [], []])
    act(state, '0 juice 1', '1 hold', '2 cede', '1 pick lime', '2 pick lime', '1 juice 2', '2 hold')
    expect(handsOf(state)).toEqual([['pinata'], ['lime'], ['juice']])
  })

  test('MTO-R17 may fill the last place of its target, who then picks no more, and frees one of its giver’s', () => {
    const seven = ['tomato', 'chile', 'tortillas', 'beans', 'rice', 'chicken', 'mango']
    const state = fight([['juice'], seven])
    act(state, '0 juice 1', '1 hold')
    expect(handsOf(state)[1].length).toBe(8)
    expect(state).toMatchObject({ round: 2, choosers: [0] })
  })

  test('MTO-R40 has no power in the final phase', () => {
    const state = position({ players: 2, phase: 'final', hands: [['juice'], ['lime']] })
    expect(refusal(state, '0 juice 1')).toBe('MTO-32 rounds-over')
  })
})
