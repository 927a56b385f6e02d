import { describe, expect, test } from 'vitest'
import { game } from '../games/merchant-of-goldfish/engine/index.ts'
import type { Goldfish } from '../games/merchant-of-goldfish/engine/state.ts'
import { USUAL } from '../games/merchant-of-goldfish/engine/table.fixture.ts'
import { same } from '../kernel/json.ts'
import { Rng } from '../kernel/rng.ts'
import { must } from '../kernel/match.ts'
import type { Insight } from '../kit/judgement/insight.ts'
import type { Question } from './bot.ts'
import { insight } from '../games/merchant-of-goldfish/insight/index.ts'
import { ask, findBot, LEVELS } from './levels.ts'
import { onlyInsight } from './knowledge.ts'
import { compare } from './tournament.ts'
import type { Job } from './work.ts'
import work from './worker.ts'
import { daily, DEEP } from '../../test/deep.ts'

const now = () => performance.now()

function opening(): Question<Goldfish> {
  const state = game.setup(4, { ...USUAL, start: 0 }, Rng.from(3))
  return {
    game,
    seat: 0,
    view: game.view(state, 0),
    offers: game.legal(state, 0),
    rng: Rng.from(1),
    now,
  }
}

const jobOf = ({ view, offers }: Question<Goldfish>): Job => ({
  game: game.id,
  seat: 0,
  contentSet: null,
  view,
  offers,
  level: 'greedy',
  seed: 1,
})

const bot = (name: string, of: Insight<Goldfish> = insight) => must(findBot(name, onlyInsight(of)))

describe('levels', () => {
  test.each(['random', 'greedy', 'easy', 'mcts:20', 'hard@20', 'mcts:20-prior-model'])(
    '%s answers with one of the offers',
    async level => {
      const question = opening()
      const answer = await ask(level, question)
      expect(answer.ok && question.offers.includes(answer.value.move)).toBe(true)
      expect(answer.ok && answer.value.considered.map(({ move }) => move)).toEqual(question.offers)
    },
  )

  test('an unknown level is an error that lists what exists', async () => {
    for (const level of [
      'brilliant',
      'mcts',
      'mcts:-1',
      'mcts:1e3',
      'mcts:99999999',
      'mcts:20-sense',
      'greedy@20',
      '',
    ]) {
      const answer = await ask(level, opening())
      const message = expect.stringContaining(`${LEVELS.join(', ')}, mcts:`) as unknown
      expect(answer).toEqual({ ok: false, why: 'bad-level', message })
    }
  })

  test.each(['easy', 'medium'] as const)(
    'less effort means fewer iterations of %s, and never so few that chance decides',
    async level => {
      // Where all moves but one are overlooked, there is nothing to think about.
      const iterations = async (effort: number, clock: () => number) => {
        const counts = [1, 2, 3, 4, 5, 6, 7, 8].map(async seed => {
          const answer = must(
            await ask(level, { ...opening(), rng: Rng.from(seed), now: clock }, effort),
          )
          return answer.considered.reduce((sum, { visits }) => sum + visits, 0)
        })
        return Math.max(...(await Promise.all(counts)))
      }
      const late = () => (time += 10_000)
      let time = 0
      expect(await iterations(0.2, () => 0)).toBe({ easy: 20, medium: 30 }[level])
      expect(await iterations(0.01, () => 0)).toBe(20)
      expect(await iterations(1, late)).toBe(20)
      expect(await iterations(0.2, late)).toBe(20)
    },
  )

  test('where moves lie close together medium looks longer, and easy does not', () => {
    const iterations = (level: string, finesse: number) => {
      const think = bot(level, { ...insight, finesse })
      const counts = [1, 2, 3, 4].map(seed =>
        think({ ...opening(), rng: Rng.from(seed), now: () => 0 }),
      )
      return Math.max(
        ...counts.map(({ considered }) => considered.reduce((sum, { visits }) => sum + visits, 0)),
      )
    }
    expect([iterations('medium', 1), iterations('medium', 2)]).toEqual([150, 300])
    expect([iterations('easy', 1), iterations('easy', 2)]).toEqual([20, 20])
  })

  test('where a game asks for attention medium overlooks fewer moves', () => {
    const overlooked = (attention: number) => {
      const think = bot('medium', { ...insight, attention })
      const missed = [1, 2, 3, 4, 5, 6].flatMap(seed =>
        think({ ...opening(), rng: Rng.from(seed), now: () => 0 }).considered.filter(
          ({ visits }) => visits === 0,
        ),
      )
      return missed.length
    }
    expect(overlooked(1)).toBeGreaterThan(0)
    expect(overlooked(1000)).toBe(0)
  })

  test('a worker answers a job as this thread would', async () => {
    const job: Job = { ...jobOf(opening()), level: 'mcts:30', seed: [1, 2, 3, 4] }
    const sent = JSON.parse(JSON.stringify(job)) as Job
    const { ms, ...answer } = await work(sent)
    expect(ms).toBeGreaterThan(0)
    expect(answer).toEqual(bot('mcts:30')({ ...opening(), rng: new Rng([1, 2, 3, 4]) }))
    expect(job.offers.some(offer => same(offer, answer.move))).toBe(true)
    expect(answer).toEqual(JSON.parse(JSON.stringify(answer)))
  })

  test('a job for a game or a level that does not exist is a bug', async () => {
    const job = jobOf(opening())
    await expect(work({ ...job, game: 'chess' })).rejects.toThrow('chess')
    await expect(work({ ...job, level: 'brilliant' })).rejects.toThrow('brilliant')
  })
})

describe('strength', () => {
  const setting = { game, options: USUAL, seed: 1000, now: () => 0 }

  test('a short search beats chance always', () => {
    expect(compare({ ...setting, seats: 4, deals: 1 }, bot('mcts:30'), bot('random')).wins).toBe(1)
  })

  test('with the least effort of a search by the clock a bot beats chance', () => {
    let time = 0
    const late = { ...setting, seats: 2, deals: 2, now: () => (time += 10_000) }
    const hurried = must(findBot('hard', onlyInsight(insight), 0.1))
    expect(compare(late, hurried, bot('random')).wins).toBe(1)
  })

  test.runIf(DEEP)('with two players a short search beats the rule bot', () => {
    expect(
      compare({ ...setting, seats: 2, deals: 5 }, bot('mcts:150'), bot('greedy')).wins,
    ).toBeGreaterThan(0.7)
  })

  test('with three players a short search is better than the rule bot', () => {
    expect(
      compare({ ...setting, seats: 3, deals: daily(1, 4) }, bot('mcts:60'), bot('greedy')).rank,
    ).toBeLessThan(2)
  })
})
