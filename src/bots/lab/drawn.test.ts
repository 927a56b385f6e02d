import { expect, test } from 'vitest'
import { must } from '../../kernel/match.ts'
import type { Judgement } from '../../kit/judgement/judgement.ts'
import { plainInsight } from '../../kit/judgement/insight.ts'
import { rankPayoffs } from '../../kit/judgement/payoff.ts'
import type { Knowledge } from '../knowledge.ts'
import { type Dice, dice } from '../toys.fixture.ts'
import { drawnIn } from './drawn.ts'
import { planOf } from './plan.ts'
import { playGame, thinkHere } from './play.ts'
import { Sum } from './statistics.ts'

const GAMES = 200
const KNOWN: Knowledge = { insight: plainInsight(dice), judges: () => null }

/** More points are stronger, by so much each; the first seat is thought to be better than it is. */
const believing = (point: number): Judgement<Dice> => ({
  features: { inputs: [], read: () => {} },
  strength: () => 0,
  strengths: ({ points: [mine, theirs] }, _eyes, out) => {
    out[0] = 1 + point * mine
    out[1] = point * theirs
  },
})

async function played(judgement: Judgement<Dice>) {
  const setting = { players: ['random', 'random'], games: GAMES, seed: '1', rotate: false }
  const plan = must(await planOf({ game: dice }, setting))
  const [drawn, result, less] = [new Sum(), new Sum(), new Sum()]
  const payoffs = new Float64Array(2)
  for (let index = 0; index < GAMES; index++) {
    const log: { seat: number; move: Dice['move'] }[] = []
    const think = thinkHere(() => 0)
    const { seed, scores } = await playGame(plan, index, think, seat => {
      log.push({ seat, move: { type: 'roll' } })
    })
    const [mine = NaN, theirs] =
      drawnIn(plan, { ...KNOWN, judges: () => judgement }, seed, log) ?? []
    expect(mine).toBeCloseTo(-(theirs ?? NaN), 9)
    expect(drawnIn(plan, KNOWN, seed, log)).toBeNull()
    rankPayoffs(scores, payoffs)
    drawn.add(mine)
    result.add(payoffs[0])
    less.add(payoffs[0] - mine)
  }
  return { drawn, result, less }
}

test('what chance gave is 0 on average; results less it are as true, and vary less', async () => {
  const { drawn, result, less } = await played(believing(0.5))
  expect(drawn.error).toBeGreaterThan(0.01)
  expect(Math.abs(drawn.mean)).toBeLessThan(1.5 * drawn.error)
  expect(less.error).toBeLessThan(0.8 * result.error)
})

test('it is 0 on average with a wrong judgement too', async () => {
  const { drawn } = await played(believing(2))
  expect(Math.abs(drawn.mean)).toBeLessThan(1.5 * drawn.error)
})
