import { describe, expect, test } from 'vitest'
import { act, offers, only, refusal, sale } from '../play.fixture.ts'
import { coins, idOf, position, type Setting, tileOf } from '../table.fixture.ts'

describe('several sales', () => {
  const two: Setting = {
    drawn: 'G2',
    display: ['O05', 'O08', 'O16'],
    edges: { O05: ['G1'], O08: ['G2'] },
    objects: ['O22', 'O24'],
  }

  test('MER-40, MER-R13 the buyer chooses the order, market tiles included; the last is sold by itself', () => {
    const state = position({ ...two, drawn: 'G2 T1', edges: { ...two.edges, M1: ['S1 C1'] } })
    const events = act(state, 'place G O05', 'place G O08', 'place T M1', 'done')
    expect(only(events, 'sold')).toEqual([])
    expect(offers(state)).toEqual(['sell O05', 'sell O08', 'sell M1'])
    expect(refusal(state, 'sell O16')).toBe('MER-37 not-complete')
    expect(only(act(state, 'sell M1'), 'sold').map(({ tile }) => idOf(tile))).toEqual(['M1'])
    expect(refusal(state, 'sell M1')).toBe('MER-37 not-complete')
    expect(only(act(state, 'sell O08'), 'sold').map(({ tile }) => idOf(tile))).toEqual([
      'O08',
      'O05',
    ])
  })

  test('MER-37, MER-39, MER-R12 what is complete is sold, and before that it takes no more coins', () => {
    const state = position(two)
    act(state, 'place G O05')
    expect(refusal(state, 'place G O05')).toBe('MER-33 full')
    expect(refusal(state, 'sell O05')).toBe('MER-40 no-choice')
    expect(only(act(state, 'done'), 'sold')).toHaveLength(1)
  })

  test('MER-51, MER-R15 they are replaced at the end of the turn, each in its own slot', () => {
    const state = position(two)
    act(state, 'place G O05', 'place G O08', 'done')
    const [first, second] = [
      state.display.indexOf(tileOf('O05')),
      state.display.indexOf(tileOf('O08')),
    ]
    const events = act(state, 'sell O08')
    expect(only(events, 'refilled').map(({ slot }) => slot)).toEqual([second, first])
    expect(new Set([state.display[first], state.display[second]])).toEqual(
      new Set([tileOf('O22'), tileOf('O24')]),
    )
    expect(state.sold).toEqual([])
  })

  test('MER-R15 a sold tile lies there till then, and takes no coin', () => {
    const changer: Setting = {
      ...two,
      edges: { O05: ['G1'], M2: ['C2'], O16: ['G2'] },
      drawn: 'G1 C1',
    }
    const state = position(changer)
    act(state, 'place G O05', 'place C M2', 'done', 'sell O05')
    expect(state.phase).toBe('changerWhite')
    expect(state.sold).toEqual([state.display.indexOf(tileOf('O05'))])
    expect(refusal(state, 'white O05')).toBe('MER-R15 sold')
  })

  test('MER-52, MER-R16 a used-up stack is renewed when a tile is needed, with those sold this turn', () => {
    for (const objects of [[], ['O22']]) {
      const state = position({ ...two, objects })
      const events = act(state, 'place G O05', 'place G O08', 'done', 'sell O05')
      // All that is not on offer has been discarded, and now the two that were sold.
      expect(only(events, 'reshuffled')).toMatchObject([
        { kind: 'object', count: 22 - objects.length },
      ])
      expect(idOf(only(events, 'refilled')[0].tile) === 'O22' || objects.length === 0).toBe(true)
      expect(state.objectDiscard).toEqual([])
      expect(new Set([...state.objectStack, ...state.display.slice(0, 4)]).size).toBe(24)
    }
  })

  test('MER-52, MER-R16 a perfume is replaced by a perfume', () => {
    const { state, events } = sale('F09', 'T1', 'T', { perfumes: [] })
    expect(only(events, 'reshuffled')).toMatchObject([{ kind: 'perfume', count: 11 }])
    expect(state.display[4]).toBeGreaterThanOrEqual(24)
    expect(only(sale('F09', 'T1', 'T', { perfumes: ['F12'] }).events, 'refilled')[0].tile).toBe(
      tileOf('F12'),
    )
  })

  test('MER-38 sales wait until all is placed', () => {
    const state = position(two)
    expect(only(act(state, 'place G O05'), 'sold')).toEqual([])
    act(state, 'done')
    expect(state.turn).toBe(1)
    expect(state.purses[0]).toEqual(coins('G4 S5 C5 T5 B5').with(1, 5 - 2 - 2))
  })
})
