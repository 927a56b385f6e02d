import { expect, test } from 'vitest'
import { greedy } from '../../../bots/greedy.ts'
import { learned } from '../../../bots/learned.ts'
import type { Bot } from '../../../bots/bot.ts'
import { compare } from '../../../bots/tournament.ts'
import { judgesBy } from '../../../kit/judgement.ts'
import { game } from '../engine/index.ts'
import type { Mercadito } from '../engine/state.ts'
import { insight } from '../insight/index.ts'
import { daily } from '../../../../test/deep.ts'
import { judgement } from './index.ts'

const judges = judgesBy(judgement, game.version)
const learner: Bot<Mercadito> = question => learned(question, { insight, judges })
const rule: Bot<Mercadito> = question => greedy(question, insight)

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
    const setting = { game, options: { openMemory: false }, seed: 40, now: () => 0, seats }
    const { wins } = compare({ ...setting, deals: daily(2, 100) }, learner, rule)
    expect(wins).toBeGreaterThan(share)
  },
)
