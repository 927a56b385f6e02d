import { describe, expect, test } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { game } from './index.ts'
import type { Event, State } from './state.ts'
import { act } from './play.fixture.ts'
import { position, tokenOf } from './table.fixture.ts'

const hidden = () =>
  position({
    players: 3,
    tokens: [['PR01'], ['PR06', 'PR15'], ['PR18']],
    purses: ['G5', 'S2 B3', 'T1'],
    turn: 0,
    phase: 'turnStart',
  })

/** The same, but others hold other tokens. */
function disguised(): State {
  const state = hidden()
  const swap = (seat: number, at: number, token: number) => {
    const old = state.tokens[seat][at]
    state.tokens[seat][at] = token
    state.supply[state.supply.indexOf(token)] = old
    state.supply.sort((a, b) => a - b)
    state.tokens[seat].sort((a, b) => a - b)
  }
  swap(1, 0, tokenOf('PR09'))
  swap(2, 0, tokenOf('PR17'))
  expect(game.faults(state)).toEqual([])
  return state
}

describe('secrets', () => {
  test('MER-66, MER-R36 only the tokens of others are hidden', () => {
    expect(JSON.stringify(game.view(hidden(), 0))).toBe(JSON.stringify(game.view(disguised(), 0)))
    expect(JSON.stringify(game.view(hidden(), null))).toBe(
      JSON.stringify(game.view(disguised(), null)),
    )
    expect(game.view(hidden(), 1)).not.toEqual(game.view(disguised(), 1))
    const { tokens, tokenCounts, supplySize } = game.view(hidden(), 1)
    expect([tokens, tokenCounts, supplySize]).toEqual([
      [[], [tokenOf('PR06'), tokenOf('PR15')], []],
      [1, 2, 1],
      14,
    ])
  })

  test('MER-R7, MER-R47 purses, drawn coins and draw stacks are told to all', () => {
    const state = hidden()
    const view = game.view(state, null)
    expect([view.purses, view.objectStack, view.drawn]).toEqual([
      state.purses,
      state.objectStack,
      state.drawn,
    ])
  })

  test('MER-66 who gains a token knows which', () => {
    const gained: Event = { type: 'tokenGained', seat: 1, token: 5, why: 'tile' }
    expect([1, 0, null].map(viewer => game.redact(gained, viewer))).toEqual([
      gained,
      { ...gained, token: null },
      { ...gained, token: null },
    ])
  })

  test('MER-69, MER-R38 what a player gives up, the others never learn', () => {
    const state = position({
      players: 3,
      drawn: 'C1',
      display: ['F11'],
      edges: { F11: ['S2'] },
      tokens: [[], ['PR06', 'PR15'], []],
    })
    act(state, 'place C F11', 'done')
    const events = act(state, 'discard PR15')
    const told = events.map(event => game.redact(event, 0))
    expect(told[0]).toEqual({ type: 'discarded', seat: 1, token: null })
    expect([game.view(state, 1).dropped, game.view(state, 0).dropped]).toEqual([
      [tokenOf('PR15')],
      [],
    ])
    expect(game.view(state, 0).droppedCounts).toEqual([0, 1, 0])
    const imagined = new Set<number>()
    for (let seed = 0; seed < 60; seed++) {
      const guess = game.determinize(game.view(state, 0), Rng.from(seed))
      expect(game.faults(guess)).toEqual([])
      imagined.add(guess.dropped[1][0])
      expect(game.determinize(game.view(state, 1), Rng.from(seed)).dropped[1]).toEqual([
        tokenOf('PR15'),
      ])
    }
    expect(imagined.size).toBeGreaterThan(4)
  })

  test('MER-6, MER-R35 which token a player has left cannot be told from the one that was played', () => {
    // Copies of a token are one value: playing one says nothing about which copies are not held.
    const plain = ['PR01', 'PR02', 'PR03', 'PR04', 'PR05']
    expect(new Set(plain.map(tokenOf)).size).toBe(1)
    const state = position({ tokens: [['PR04', 'PR05'], []], phase: 'turnStart' })
    act(state, 'privilege PR05')
    const others = new Set(
      Array.from(
        { length: 80 },
        (_, seed) => game.determinize(game.view(state, 1), Rng.from(seed)).tokens[0][0],
      ),
    )
    expect(others.has(tokenOf('PR01'))).toBe(true)
    expect(others.size).toBeGreaterThan(4)
  })

  test('MER-66, MER-R38 an open view shows everybody’s tokens and those given up', () => {
    const state = position({
      players: 3,
      drawn: 'C1',
      display: ['F11'],
      edges: { F11: ['S2'] },
      tokens: [['PR01'], ['PR06', 'PR15'], []],
    })
    act(state, 'place C F11', 'done', 'discard PR15')
    for (const viewer of [null, 0, 1, 2]) {
      const { tokens, allDropped } = game.view(state, viewer, true)
      expect([tokens, allDropped]).toEqual([state.tokens, [[], [tokenOf('PR15')], []]])
      expect(game.view(state, viewer, false)).toEqual(game.view(state, viewer))
      expect(game.view(state, viewer)).not.toHaveProperty('allDropped')
    }
    expect(game.view(state, null).tokens).toEqual([[], [], []])
  })

  test('MER-R36, MER-R7 and not the order of the supply or of the draws: nobody knows it, and so it is not in a state', () => {
    const state = hidden()
    for (const seed of [1, 2, 3])
      expect(game.determinize(game.view(state, null, true), Rng.from(seed))).toEqual(state)
  })

  test('MER-78 at the end all tokens held are shown', () => {
    const state = position({
      starter: 0,
      turn: 1,
      progress: [31, 2],
      tokens: [['PR06'], ['PR01']],
      trays: ['', 'B1'],
      phase: 'turnStart',
    })
    act(state, 'noPrivilege', 'recover')
    expect(game.view(state, null).tokens).toEqual(state.tokens)
  })
})
