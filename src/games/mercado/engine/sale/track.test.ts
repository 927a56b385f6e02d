import { describe, expect, test } from 'vitest'
import { act, only, offers, playVector, pursesOf, refusal } from '../play.fixture.ts'
import { position, type Setting } from '../table.fixture.ts'
import { VECTORS } from '../../test/vectors.fixture.ts'

/** Seat 0 buys a tile that is worth so many points and does nothing else. */
const BUY: { readonly [points: number]: readonly [id: string, held: string, coin: string] } = {
  3: ['O05', 'G1', 'G'],
  4: ['O16', 'G1 C1', 'G'],
  5: ['O04', 'C2', 'C'],
}
function buy(points: number, setting: Setting) {
  const [id, held, coin] = BUY[points]
  const state = position({ ...setting, display: [id], edges: { [id]: [held] }, drawn: `${coin}1` })
  return { state, events: act(state, `place ${coin} ${id}`, 'done') }
}
/** Seat 0 plays a token that moves so many spaces and does nothing else. */
function play(id: 'PR01' | 'PR06', setting: Setting) {
  const state = position({ ...setting, tokens: [[id]], phase: 'turnStart' })
  return { state, events: act(state, `privilege ${id}`) }
}
const landings = (events: Parameters<typeof only>[0]) =>
  only(events, 'landed').map(({ space, outcome }) => [space, outcome])

describe('TV-6 the track', () => {
  test('a: MER-58, MER-59 occupied spaces are counted; the symbol must be carried out', () => {
    const { state } = playVector(VECTORS['TV-6 a'])
    expect([state.progress, state.blackPile]).toEqual([[8, 6], 29])
    expect(pursesOf(state)[0]).toBe('G3 S5 C4 T5 B4')
  })

  test('b: MER-59, MER-62 three spaces further, from symbol to blank', () => {
    const { state, events } = playVector(VECTORS['TV-6 b'])
    expect(state.progress[0]).toBe(10)
    expect(landings(events)).toEqual([[7, 'done']])
  })

  test('c: MER-60 on an occupied space the marker lands on top, and the symbol does nothing', () => {
    const { state, events } = playVector(VECTORS['TV-6 c'])
    expect([state.progress, state.heights]).toEqual([
      [7, 7],
      [1, 0],
    ])
    expect(landings(events)).toEqual([[7, 'occupied']])
  })

  test('d: MER-61 after a token the player may stay or go', () => {
    const { state, events } = playVector(VECTORS['TV-6 d'])
    expect([offers(state), landings(events)]).toEqual([['symbol yes', 'symbol no'], [[7, 'asked']]])
    const stay = structuredClone(state)
    expect(landings(act(stay, 'symbol no'))).toEqual([[7, 'declined']])
    expect([stay.progress[0], stay.phase]).toEqual([7, 'action'])
    act(state, 'symbol yes')
    expect(state.progress[0]).toBe(10)
  })
})

describe('landing', () => {
  test('MER-59 a bad symbol must be carried out, too', () => {
    const { state } = buy(3, { progress: [2, 0] })
    expect([state.progress[0], state.blackPile, state.purses[0][6]]).toEqual([5, 27, 6])
  })

  test('MER-60, MER-61 after a token, on an occupied space nothing is asked', () => {
    const { state, events } = play('PR01', { progress: [4, 7] })
    expect([state.phase, landings(events)]).toEqual(['action', [[7, 'occupied']]])
  })

  test('MER-61 on a blank space nothing is asked', () => {
    const { state, events } = play('PR06', { progress: [1, 0] })
    expect([state.phase, landings(events)]).toEqual(['action', []])
    expect(refusal(state, 'symbol yes')).toBe('MER-61 no-symbol')
  })

  test('MER-61 while the symbol is asked about, nothing else can be done', () => {
    const { state } = play('PR01', { progress: [4, 6] })
    for (const words of ['draw', 'noPrivilege', 'done'])
      expect(refusal(state, words)).toBe('MER-61 symbol-first')
  })

  test('MER-62, MER-R28 symbols chain until a space is blank or occupied', () => {
    // On side B, 9 leads 3 further to 12, where the others take black coins.
    const { state, events } = buy(5, { side: 'B', progress: [4, 0] })
    expect([landings(events), state.progress[0], state.purses[1][6]]).toEqual([
      [
        [9, 'done'],
        [12, 'done'],
      ],
      12,
      6,
    ])
    const stopped = buy(5, { side: 'B', progress: [4, 12] })
    expect([landings(stopped.events), stopped.state.heights[0]]).toEqual([
      [
        [9, 'done'],
        [12, 'occupied'],
      ],
      1,
    ])
  })

  test('MER-R29 after a token each symbol of a chain is asked about', () => {
    const { state } = play('PR01', { side: 'B', progress: [6, 0] })
    expect(landings(act(state, 'symbol yes'))).toEqual([
      [9, 'done'],
      [12, 'asked'],
    ])
    act(state, 'symbol no')
    expect([state.progress[0], state.purses[1][6], state.phase]).toEqual([12, 5, 'action'])
  })

  test('MER-R30 under the disc there is no symbol, wherever it lies', () => {
    // The disc lies on index 5, a symbol: exactly 30 spaces lead back to it.
    const { state, events } = buy(4, { disc: 5, progress: [26, 0] })
    expect([state.progress[0], landings(events)]).toEqual([30, []])
    expect(only(events, 'lastRound')).toHaveLength(1)
  })

  test('MER-9 the board is counted from the disc', () => {
    expect(landings(buy(3, { disc: 3, progress: [2, 0] }).events)).toEqual([[8, 'done']])
    expect(landings(buy(3, { disc: 28, progress: [4, 0] }).events)).toEqual([[5, 'done']])
  })

  test('MER-77 beyond the disc symbols have no effect', () => {
    const { state, events } = buy(4, { progress: [28, 0] })
    expect([state.progress[0], landings(events)]).toEqual([32, []])
    const token = play('PR01', { progress: [29, 0] })
    expect([token.state.phase, landings(token.events)]).toEqual(['action', []])
  })

  test('MER-62, MER-77 a chain may lead across the disc', () => {
    const state = position({ disc: 5, progress: [15, 0], tokens: [['PR01']], phase: 'turnStart' })
    act(state, 'privilege PR01')
    // 18 beyond index 5 is 23, which leads 3 further.
    expect(state.phase).toBe('privilegeSymbol')
    const late = position({ disc: 25, progress: [25, 0], tokens: [['PR06']], phase: 'turnStart' })
    const events = act(late, 'privilege PR06')
    expect(landings(events)).toEqual([])
    const across = position({ disc: 24, progress: [26, 0], tokens: [['PR01']], phase: 'turnStart' })
    expect(landings(act(across, 'privilege PR01'))).toEqual([[23, 'asked']])
    act(across, 'symbol yes')
    expect([across.progress[0], across.phase]).toEqual([32, 'action'])
  })
})

describe('stacks', () => {
  test('MER-R32 a marker leaves the middle alone, the others keep their order', () => {
    const { state } = buy(3, { progress: [3, 3, 3, 3], arrived: [2, 0, 3, 1] })
    expect([state.progress, state.heights]).toEqual([
      [6, 3, 3, 3],
      [0, 2, 0, 1],
    ])
  })

  test('MER-60 several markers stand on each other in the order in which they came', () => {
    const { state } = buy(3, { progress: [3, 6, 6, 6], arrived: [0, 2, 3, 1] })
    expect(state.heights).toEqual([3, 2, 0, 1])
  })

  test('MER-R31 a marker one lap ahead occupies the space, too', () => {
    const { state, events } = buy(3, { progress: [2, 35, 0], arrived: [2, 0, 1] })
    expect(landings(events)).toEqual([[5, 'occupied']])
    expect(state.heights).toEqual([1, 0, 0])
    expect(state.blackPile).toBe(38 - 15)
  })
})
