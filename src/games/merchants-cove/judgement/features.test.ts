import { expect, test } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { judgesBy, trueToGames } from '../../../kit/judgement/judgement.ts'
import { contentSets, game } from '../engine/index.ts'
import { content } from '../engine/table.fixture.ts'
import type { MerchantId } from '../engine/names.ts'
import type { Options } from '../engine/state.ts'
import { judgement } from './index.ts'

const options: Options = {
  content,
  merchants: 'random',
  townsfolk: 'all',
  rogue: 'cultists',
}

test('the judgement holds for the values of today and of before, not for others', () => {
  const judges = judgesBy(judgement, game.version)
  const judged = [contentSets.standard, ...contentSets.former].map(set => {
    const view = game.view(game.setup(4, { ...options, content: set }, Rng.from(1)), null)
    return [judges(view) !== null, judges({ ...view, content: '0123456789abcdef' })]
  })
  expect(judged).toEqual([
    [true, null],
    [true, null],
    [true, null],
  ])
})

/** How often each merchant won, in percent, in 160 games of `learned` for two and 1,185 for four. */
const WON = {
  2: { alc: 56, bla: 46, cap: 55, chr: 44 },
  4: { alc: 23, bla: 27, cap: 25, chr: 25 },
} as const
const DEALS = 200

test.each([2, 4] as const)(
  'before the first move with %i players the chances told to people are near those of games',
  seats => {
    const judges = judgesBy(judgement, game.version)
    const told = { alc: [], bla: [], cap: [], chr: [] } as Record<MerchantId, number[]>
    for (let deal = 0; deal < DEALS; deal++) {
      const now = { ...options, content: contentSets.standard }
      const state = game.setup(seats, now, Rng.from(deal))
      const judged = judges(game.view(state, null))
      if (judged === null) throw new Error('Nobody judges.')
      for (const [seat, { merchant }] of state.players.entries()) {
        const strengths = new Float64Array(seats)
        trueToGames(judged).strengths(state, seat, strengths)
        const odds = [...strengths].map(Math.exp)
        const sum = odds.reduce((all, each) => all + each, 0)
        if (merchant !== null) told[merchant].push((100 * odds[seat]) / sum)
      }
    }
    for (const [merchant, won] of Object.entries(WON[seats])) {
      const chances = told[merchant as MerchantId]
      const mean = chances.reduce((all, each) => all + each, 0) / chances.length
      expect(Math.abs(mean - won), `${merchant}: ${mean.toFixed()} %`).toBeLessThan(11)
    }
  },
)
