import { expect, test } from 'vitest'
import { daily } from '../../../test/deep.ts'
import { GAMES } from '../../games/index.ts'
import type { Game } from '../../kernel/game.ts'
import { begin, chronicle, must, submit } from '../../kernel/match.ts'
import { Rng } from '../../kernel/rng.ts'
import type { GameMeta } from '../../kit/meta.ts'
import { rankPayoffs } from '../../kit/judgement/payoff.ts'
import { loadGame } from '../games.ts'
import { type Knowledge, knowledgeFor } from '../knowledge.ts'
import { review } from './review.ts'

/** Every day games that are short at a table; at full length all, 1,000 matches together. */
const LONG = 60
const games = GAMES.filter(({ meta }) => meta.minutes[1] <= daily(LONG, Infinity))
const dealsOf = ({ minutes: [, most] }: GameMeta) => daily(1, most > LONG ? 40 : 240)

/** What luck and skill are is nothing to their sum: little effort will do. */
const EFFORT = { trials: 200, worlds: 2 }

/** A finished match of rule bots that play some of their moves at random. */
function played(game: Game, { insight }: Knowledge, seed: number) {
  const [least, most] = game.seats
  const seats = least + (seed % (most - least + 1))
  const match = must(begin(game, seats, {}, (seed + 0xabc).toString(16)))
  const rng = Rng.from(seed)
  for (let [seat] = game.actors(match.state); seat !== undefined;) {
    const offers = game.legal(match.state, seat)
    const wild = offers.length === 1 || rng.unit() < 0.1
    submit(match, seat, wild ? rng.pick(offers) : insight.choose(match.state, seat, offers, rng))
    ;[seat] = game.actors(match.state)
  }
  const payoffs = new Float64Array(seats)
  rankPayoffs(game.scores(match.state), payoffs)
  return { record: chronicle(match), payoffs }
}

test.each(games.map(({ meta }) => ({ id: meta.id, deals: dealsOf(meta) })))(
  '$id: luck and skill and par are what the match came to, and together nobody has any',
  { timeout: daily(30_000, 3_600_000) },
  async ({ id, deals }) => {
    const { game } = await loadGame(id)
    const knowledge = await knowledgeFor(game)
    for (let seed = 1; seed <= deals; seed++) {
      const { record, payoffs } = played(game, knowledge, seed)
      const fortunes = review(game, record, knowledge, EFFORT)?.fortunes ?? []
      expect(fortunes).toHaveLength(payoffs.length)
      for (const [seat, { luck, skill, par, result }] of fortunes.entries()) {
        expect(result).toBe(payoffs[seat])
        expect(Math.abs(luck + skill + par - result)).toBeLessThan(1e-9)
      }
      for (const part of ['luck', 'skill'] as const) {
        const sum = fortunes.reduce((total, fortune) => total + fortune[part], 0)
        expect(Math.abs(sum)).toBeLessThan(1e-9)
      }
    }
  },
)
