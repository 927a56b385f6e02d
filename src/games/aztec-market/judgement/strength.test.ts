import { expect, test } from 'vitest'
import { greedy } from '../../../bots/greedy.ts'
import { learned } from '../../../bots/learned.ts'
import type { Bot } from '../../../bots/bot.ts'
import { compare } from '../../../bots/tournament.ts'
import { judgesBy } from '../../../kit/judgement.ts'
import { game } from '../engine/index.ts'
import type { Aztec, Options } from '../engine/state.ts'
import { insight } from '../insight/index.ts'
import { daily } from '../../../../test/deep.ts'
import { judgement } from './index.ts'

const judges = judgesBy(judgement, game.version)
const learner: Bot<Aztec> = question => learned(question, { insight, judges })
const rule: Bot<Aztec> = question => greedy(question, insight)

const OPTIONS: Options = { removal: 'random', removed: 4, market: 'random', start: 'random' }

/**
 * Seats, and the share of games that it wins alone at tables of rule bots; with 4 one of them is its
 * partner.
 */
const SHARES = daily(
  [[2, 0.7]],
  [
    [2, 0.95],
    [3, 0.9],
    [4, 0.75],
  ],
)

test.each(SHARES)(
  'with %i players the learned player alone wins more than its share',
  (seats = 4, share = 1) => {
    const setting = { game, options: OPTIONS, seed: 7, now: () => 0, seats }
    const { wins } = compare({ ...setting, deals: daily(3, 100) }, learner, rule)
    expect(wins).toBeGreaterThan(share)
  },
)
