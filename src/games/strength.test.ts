import { expect, test } from 'vitest'
import { daily } from '../../test/deep.ts'
import type { Bot } from '../bots/bot.ts'
import { greedy } from '../bots/greedy.ts'
import { knowledgeFor } from '../bots/knowledge.ts'
import { learned } from '../bots/learned.ts'
import { random } from '../bots/random.ts'
import { compare } from '../bots/tournament.ts'
import { fitOptions, must } from '../kernel/match.ts'
import { GAMES } from './index.ts'

const DEALS = daily(1, 50)

/** The longest game of every day, in minutes at a table: longer ones take long here too. */
const LONGEST = daily(60, Infinity)

test.each(GAMES.filter(entry => entry.insight !== undefined))(
  'the rule bot of $meta.id beats chance nearly always, with any number of seats',
  async entry => {
    const { game } = await entry.load()
    const { insight } = await knowledgeFor(game)
    const [min, max] = game.seats
    for (let seats = min; seats <= max; seats++) {
      const options = must(fitOptions(game, seats, {}))
      const setting = { game, options, seats, deals: daily(2, 12), seed: 1000, now: () => 0 }
      const rule: Bot = question => greedy(question, insight)
      expect(compare(setting, rule, random).wins, `${seats} seats`).toBeGreaterThan(0.8)
    }
  },
)

/** Each game that is judged, every day with four, at full length with any number of seats. */
const judged = GAMES.filter(
  entry => entry.judgement !== undefined && entry.meta.minutes[1] <= LONGEST,
)
const tables = judged.flatMap(entry => {
  const { id, seats } = entry.meta
  const [min, max] = daily([4, 4], seats)
  return Array.from({ length: max - min + 1 }, (_, more) => ({ id, entry, seats: min + more }))
})

test.each(tables)(
  'the learned player of $id comes further than a rule bot does among rule bots; seats: $seats',
  async ({ entry, seats }) => {
    const { game } = await entry.load()
    const knowledge = await knowledgeFor(game)
    const options = must(fitOptions(game, seats, {}))
    const learner: Bot = question => learned(question, knowledge)
    const rule: Bot = question => greedy(question, knowledge.insight)
    const setting = { game, options, seats, deals: DEALS, seed: 41, now: () => 0 }
    const place = (bot: Bot) => compare(setting, bot, rule).rank
    expect(place(learner)).toBeLessThan(place(rule))
  },
)
