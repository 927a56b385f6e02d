import { describe, expect, test } from 'vitest'
import type { Frozen } from '../../../kernel/game.ts'
import { clone } from '../../../kernel/json.ts'
import { remembered } from '../../../kernel/memory.ts'
import { Rng } from '../../../kernel/rng.ts'
import { game } from '../engine/index.ts'
import type { Event, State } from '../engine/state.ts'
import { USUAL } from '../engine/table.fixture.ts'
import { insight } from './index.ts'
import { worlds } from './inference.ts'
import { decisionsIn } from './past.ts'

const OPTIONS = { ...USUAL, start: 0 }

interface Stop {
  readonly state: State
  readonly past: readonly Event[]
}

/** The positions of a match by rule bots, before each ply. */
function matchOf(seats: number, seed: number): readonly Stop[] {
  const rng = Rng.from(seed)
  const state = game.setup(seats, OPTIONS, rng)
  const plies: { readonly events: Event[] }[] = []
  const stops: Stop[] = []
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    stops.push({ state: clone(state), past: remembered(game, plies, 0) })
    const move = insight.choose(state, seat, game.legal(state, seat), rng)
    const events: Event[] = []
    game.play(state, seat, move, { rng, emit: event => events.push(event) })
    plies.push({ events })
  }
  return stops
}

/** The cards by which the others' hands differ from what they are. */
function distance(world: Frozen<State>, real: Frozen<State>): number {
  const cards = world.hands.map((hand, seat) =>
    hand.reduce((sum, copies, value) => sum + Math.abs(copies - real.hands[seat][value]), 0),
  )
  return cards.reduce((sum, one) => sum + one, 0)
}

describe('what the others did', () => {
  test('is followed back to the hands, the market and the set in play of then', () => {
    const stops = matchOf(4, 3)
    const last = stops.findLastIndex(({ state: { phase } }) => phase === 'turn')
    const { state, past } = stops[last]
    const found = decisionsIn(game.view(state, 0), past)
    const were = stops
      .slice(0, last)
      .filter(
        ({ state: { phase, turn } }) => turn !== 0 && (phase === 'turn' || phase === 'collect'),
      )
      .toReversed()
    expect(found.length).toBe(were.length)
    expect(found.length).toBeGreaterThan(20)
    for (const [at, { seat, value, count, market, more }] of found.entries()) {
      const then = were[at].state
      expect({ seat, value, count, market }).toEqual({
        seat: then.turn,
        value: then.value,
        count: then.count,
        market: then.market,
      })
      const hand = state.hands[seat].map((copies, v) => copies + more[v])
      expect(hand).toEqual(then.hands[seat])
    }
  })

  test('tells what they hold: worlds that fit it are nearer to the truth', () => {
    let [blind, inferred, positions] = [0, 0, 0]
    for (const seed of [1, 2, 3, 4]) {
      const rng = Rng.from(seed)
      for (const { state, past } of matchOf(4, seed).filter((_, ply) => ply % 16 === 15)) {
        const view = game.view(state, 0)
        const found = worlds(view, past, rng, 48)
        if (found === null) continue
        positions++
        blind += distance(game.determinize(view, rng), state)
        inferred += found.reduce((sum, world) => sum + distance(world, state), 0) / found.length
        for (const world of found) expect(game.view(world, 0)).toEqual(view)
        expect(game.faults(found[0])).toEqual([])
      }
    }
    expect(positions).toBeGreaterThan(10)
    expect(inferred).toBeLessThan(0.85 * blind)
  })

  test('gives as many worlds as are asked for', () => {
    const { state, past } = matchOf(4, 3)[40]
    const view = game.view(state, 0)
    const few = worlds(view, past, Rng.from(1), 5)
    expect(few).toHaveLength(5)
    for (const world of few ?? []) expect(game.view(world, 0)).toEqual(view)
  })

  test('tells nothing at the start, nor where the view shows every card', () => {
    const { state, past } = matchOf(2, 1)[20]
    expect(worlds(game.view(state, 0), past, Rng.from(1), 48)).toBeNull()
    const start = matchOf(4, 1)[0]
    expect(worlds(game.view(start.state, 0), start.past, Rng.from(1), 48)).toBeNull()
  })
})
