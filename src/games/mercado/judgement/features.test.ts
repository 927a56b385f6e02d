import { expect, test } from 'vitest'
import type { Features } from '../../../kit/judgement/judgement.ts'
import { faultsOf } from '../../../kit/twins.fixture.ts'
import { game } from '../engine/index.ts'
import { OPTIONS } from '../engine/table.fixture.ts'
import type { Mercado } from '../engine/state.ts'
import { insight } from '../insight/index.ts'
import { features } from './features.ts'

test.each([2, 3, 4])('MER-R38: with %i players no input tells a hidden privilege', seats => {
  const watch = { game, insight, features, options: OPTIONS, seats, games: 1 }
  expect(faultsOf(watch)).toEqual([])
})

test('MER-R38: an input that did would be found', () => {
  const leaky: Features<Mercado> = {
    inputs: ['first'],
    read: ({ tokens }, seat, _sees, out) => void (out[0] = (tokens[seat][0] ?? 0) / 18),
  }
  const watch = { game, insight, features: leaky, options: OPTIONS, seats: 3, games: 1 }
  expect(faultsOf(watch)).toEqual(['first tells a secret'])
})
