import { expect, test } from 'vitest'
import type { Bot } from '../../../bots/bot.ts'
import { greedy } from '../../../bots/greedy.ts'
import { learned } from '../../../bots/learned.ts'
import { compare } from '../../../bots/tournament.ts'
import { judgesBy } from '../../../kit/judgement.ts'
import { game } from '../engine/index.ts'
import type { Goldfish } from '../engine/state.ts'
import { insight } from '../insight/index.ts'
import { daily } from '../../../../test/deep.ts'
import { judgement } from './index.ts'

const judges = judgesBy(judgement, game.version)
const learner: Bot<Goldfish> = question => learned(question, { insight, judges })
const rule: Bot<Goldfish> = question => greedy(question, insight)

/** Seats, and the mean place that is beaten alone at tables of rule bots. */
const PLACES = daily(
  [[4, 2.6]],
  [
    [2, 1.5],
    [3, 2],
    [4, 2.5],
    [6, 3.5],
  ],
)

test.each(PLACES)('with %i players the learned player alone is ahead', (seats = 4, place = 1) => {
  const options = { games: 1, start: 'random', maxTurns: 2000 } as const
  const setting = { game, options, seed: 40, now: () => 0, seats }
  const { rank } = compare({ ...setting, deals: daily(3, 100) }, learner, rule)
  expect(rank).toBeLessThan(place)
})
