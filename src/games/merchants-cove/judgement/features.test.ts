import { expect, test } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { type Features, judgesBy } from '../../../kit/judgement/judgement.ts'
import { total } from '../../../kit/counts.ts'
import { faultsOf } from '../../../kit/twins.fixture.ts'
import { contentSets, game } from '../engine/index.ts'
import { content } from '../engine/table.fixture.ts'
import type { Cove, Options } from '../engine/state.ts'
import { insight } from '../insight/index.ts'
import { features } from './features.ts'
import { judgement } from './index.ts'

const options: Options = {
  content,
  merchants: 'random',
  townsfolk: 'all',
  rogue: 'cultists',
}

test.each([2, 4])('COV-36: with %i players no input tells Corruption cards', seats => {
  const watch = { game, insight, features, options, seats, games: 2 }
  expect(faultsOf(watch)).toEqual([])
})

test('the judgement holds for the values of today and of before, not for others', () => {
  const judges = judgesBy(judgement, game.version)
  const judged = [contentSets.standard, ...contentSets.former].map(set => {
    const view = game.view(game.setup(4, { ...options, content: set }, Rng.from(1)), null)
    return [judges(view) !== null, judges({ ...view, content: '0123456789abcdef' })]
  })
  expect(judged).toEqual([
    [true, null],
    [true, null],
  ])
})

test('COV-36: an input that did would be found', () => {
  const leaky: Features<Cove> = {
    inputs: ['guilt'],
    read: ({ players }, seat, _sees, out) =>
      void (out[0] =
        (players[seat].corruption[1] ?? 0) / Math.max(1, total(players[seat].corruption))),
  }
  const watch = { game, insight, features: leaky, options, seats: 2, games: 1 }
  expect(faultsOf(watch)).toEqual(['guilt tells a secret'])
})
