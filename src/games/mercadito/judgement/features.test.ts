import { expect, test } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { cardOf } from '../content/index.ts'
import { game } from '../engine/index.ts'
import type { State } from '../engine/state.ts'
import english from './text/en.json' with { type: 'json' }
import { reasonKey } from '../../../kit/words/message-keys.ts'
import { judgement } from './index.ts'

const { features } = judgement

function inputsOf(state: State, seat: number, sees: boolean): Float32Array {
  const out = new Float32Array(features.inputs.length)
  features.read(state, seat, sees, out)
  return out
}

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
