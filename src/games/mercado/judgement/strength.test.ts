import { expect, test } from 'vitest'
import { greedy } from '../../../bots/greedy.ts'
import { learned } from '../../../bots/learned.ts'
import type { Bot } from '../../../bots/bot.ts'
import { compare } from '../../../bots/tournament.ts'
import { judgesBy } from '../../../kit/judgement.ts'
import { game } from '../engine/index.ts'
import type { Mercado } from '../engine/state.ts'
import { OPTIONS } from '../engine/table.fixture.ts'
import { insight } from '../insight/index.ts'
import { daily } from '../../../../test/deep.ts'
import { judgement } from './index.ts'

const judges = judgesBy(judgement, game.version)
const learner: Bot<Mercado> = question => learned(question, { insight, judges })
const rule: Bot<Mercado> = question => greedy(question, insight)

/** Seats, and the share of games that it wins alone at tables of rule bots. */
const SHARES = daily(
  [[4, 0.3]],
  [
    [2, 0.6],
    [3, 0.45],
    [4, 0.4],
  ],
)

test.each(SHARES)(
  'with %i players the learned player alone wins more than its share',
  (seats = 4, share = 1) => {
    const setting = { game, options: OPTIONS, seed: 7, now: () => 0, seats }
    const { wins } = compare({ ...setting, deals: daily(2, 100) }, learner, rule)
    expect(wins).toBeGreaterThan(share)
  },
)
