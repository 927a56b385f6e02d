import { describe, expect, test } from 'vitest'
import { onTimeout } from './clock.ts'
import { game } from './index.ts'
import type { State } from './state.ts'
import { act, handsOf, position, step, wander } from './table.fixture.ts'

/** What the table does when its clock has run out. */
function ring(state: State): void {
  for (const { seat, move } of onTimeout(state)) expect(step(state, seat, move)).toBe(true)
}

describe('when time is up', () => {
  test('MTO-48, MTO-R39, MTO-R43 who has not chosen passes; what was chosen stands', () => {
    const state = position({ players: 3, market: ['lime', 'onion'] })
    act(state, '1 pick lime')
    ring(state)
    expect(handsOf(state)).toEqual([[], ['lime'], []])
    expect(state.round).toBe(2)
  })

  test('MTO-48 who has not declared cedes; if that is everybody, the card is left', () => {
    const state = position({ players: 2, market: ['lime', 'onion'] })
    act(state, '0 pick lime', '1 pick lime')
    ring(state)
    expect(state).toMatchObject({ round: 2, removed: [] })
    expect(handsOf(state)).toEqual([[], []])
  })

  test('MTO-48 the final phase is over, drafts and open offers lapse', () => {
    const state = position({ players: 3, phase: 'final', hands: [['lime'], ['onion'], ['rice']] })
    act(state, '0 offer 1: lime > onion', '2 vote', '1 address 2', '1 give onion')
    ring(state)
    expect(state).toMatchObject({ phase: 'over', offers: [] })
    expect(handsOf(state)).toEqual([['lime'], ['onion'], ['rice']])
  })

  test('MTO-48 at any moment it leads on, and alone it leads to the end', () => {
    for (const seats of [2, 3, 4]) {
      for (const at of wander(seats, seats)) {
        const state = structuredClone(at)
        for (let rings = 0; state.phase !== 'over' && rings < 40; rings++) ring(state)
        expect([state.phase, onTimeout(state), game.actors(state)]).toEqual(['over', [], []])
      }
    }
  })
})
