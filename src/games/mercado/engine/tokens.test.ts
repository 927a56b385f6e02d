import { afterAll, describe, expect, test, vi } from 'vitest'
import { contentSets, standard } from '../content/index.ts'
import { game } from './index.ts'
import { act, offers, only, refusal, sell } from './play.fixture.ts'
import { position, type Setting, tokenOf } from './table.fixture.ts'

// Test files share their modules: no other is to find our set.
afterAll(() => void vi.resetModules())

describe('tokens given up', () => {
  const setting: Setting = {
    players: 4,
    turn: 0,
    tokens: [['PR18'], ['PR01', 'PR06'], ['PR15'], ['PR01', 'PR02', 'PR16']],
  }

  test('MER-69, MER-R38 one by one clockwise who has a choice, by themselves who has none; the sale waits', () => {
    const { state, events } = sell('F11', setting)
    expect([state.phase, game.actors(state), offers(state)]).toEqual([
      'forcedDiscard',
      [1],
      ['discard PR01', 'discard PR06'],
    ])
    expect(only(events, 'discarded')).toMatchObject([{ seat: 2 }])
    expect(only(events, 'mustDiscard')).toMatchObject([{ seats: [1, 3], n: 1, reveals: true }])
    expect(only(events, 'paid')).toEqual([])
    expect(refusal(state, 'discard PR15')).toBe('MER-69 no-such-token')
    expect(refusal(state, 'discard PR18', 0)).toBe('MER-15 not-your-turn')
    act(state, 'discard PR06')
    expect([game.actors(state), offers(state)]).toEqual([[3], ['discard PR01', 'discard PR16']])
    const rest = act(state, 'discard PR01')
    expect(rest.map(({ type }) => type)).toEqual(['discarded', 'paid', 'refilled', 'turn'])
    expect(state.tokens.map(hand => hand.length)).toEqual([1, 1, 0, 2])
  })

  test('MER-69, MER-R38 in the middle of several sales', () => {
    const state = position({
      ...setting,
      drawn: 'C1 G1',
      display: ['F11', 'O05'],
      edges: { F11: ['S2'], O05: ['G1'] },
    })
    act(state, 'place C F11', 'place G O05', 'done', 'sell F11', 'discard PR01', 'discard PR16')
    expect([state.turn, state.progress[0]]).toEqual([1, 5])
  })

  test('MER-69 who has none loses nothing', () => {
    const { state, events } = sell('F11', { players: 3 })
    expect([only(events, 'discarded'), state.turn]).toEqual([[], 1])
  })

  test('MER-69 as many as the tile says', () => {
    const perfumes = standard.perfumes.map(tile =>
      tile.id === 'F11'
        ? { ...tile, others: [{ effect: 'privilegeDiscard' as const, n: 2 }] }
        : tile,
    )
    const content = contentSets.add({ ...standard, perfumes })
    const { state } = sell('F11', { content, tokens: [[], ['PR01', 'PR06', 'PR15']] })
    act(state, 'discard PR06')
    expect([state.phase, state.debts]).toEqual(['forcedDiscard', [0, 1]])
    act(state, 'discard PR15')
    expect([state.turn, state.tokens[1]]).toEqual([1, [tokenOf('PR01')]])
  })
})
