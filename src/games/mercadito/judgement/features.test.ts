import { expect, test } from 'vitest'
import type { Viewer } from '../../../kernel/game.ts'
import { Rng } from '../../../kernel/rng.ts'
import { cardOf } from '../content/index.ts'
import { game } from '../engine/index.ts'
import type { State } from '../engine/state.ts'
import { insight } from '../insight/index.ts'
import english from './text/en.json' with { type: 'json' }
import { reasonKey } from '../../../kit/words/message-keys.ts'
import { judgement } from './index.ts'

const { features } = judgement

/** States along a few games of rules of thumb. */
function* positions(games: number): Generator<State> {
  for (let seed = 1; seed <= games; seed++) {
    const rng = Rng.from(seed)
    const state = game.setup(2 + (seed % 3), { openMemory: seed % 2 === 0 }, rng)
    for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
      yield state
      const moves = game.legal(state, seat)
      game.play(state, seat, insight.choose(state, seat, moves, rng), { rng, emit: () => {} })
    }
  }
}

function inputsOf(state: State, seat: number, sees: boolean): Float32Array {
  const out = new Float32Array(features.inputs.length)
  features.read(state, seat, sees, out)
  return out
}

/** The inputs of all seats, as this one or an onlooker sees them. */
const seen = (state: State, eyes: Viewer) =>
  state.hands.map((_, seat) => inputsOf(state, seat, seat === eyes).join()).join('\n')

test('MTO-R24 worlds that differ only in what a seat may not know give it equal inputs', () => {
  const rng = Rng.from(5)
  let pairs = 0
  let leaks = 0
  for (const state of positions(6)) {
    for (const eyes of [null, ...state.hands.keys()]) {
      const twin = game.determinize(game.view(state, eyes), rng)
      if (seen(twin, eyes) !== seen(state, eyes)) leaks++
      pairs++
    }
  }
  expect(leaks).toBe(0)
  expect(pairs).toBeGreaterThan(500)
})

test('inputs have names of their own, and are numbers of about 1', () => {
  expect(new Set(features.inputs).size).toBe(features.inputs.length)
  for (const state of positions(2))
    expect(Math.max(...inputsOf(state, 0, true).map(Math.abs))).toBeLessThanOrEqual(3)
})

test('MTO-51 a list that is complete, begun, or out of reach is told apart', () => {
  const state = game.setup(2, { openMemory: true }, Rng.from(1))
  const hold = (ids: readonly string[], theirs: readonly string[] = []) => {
    const hands = [ids, theirs].map(hand => hand.map(cardOf).sort((a, b) => a - b))
    const read = inputsOf({ ...state, hands, known: hands }, 0, true)
    return features.inputs.filter((name, i) => name.startsWith('lists/list-salsa') && read[i] > 0)
  }
  expect(hold(['tomato', 'onion', 'chile', 'list-salsa'])).toEqual(['lists/list-salsa-3'])
  expect(hold(['tomato', 'onion'])).toEqual(['lists/list-salsa-loose-2'])
  const gone = ['lists/list-salsa-1', 'lists/list-salsa-gone']
  expect(hold(['tomato', 'list-salsa'], ['chile'])).toEqual(gone)
})

test('a hint has a sentence for each group of inputs that a move can change', () => {
  const groups = new Set(features.inputs.map(name => name.split('/')[0]))
  groups.delete('table')
  groups.delete('time')
  for (const group of groups)
    expect(english).toMatchObject({ [reasonKey(group)]: expect.any(String) })
})
