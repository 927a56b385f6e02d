import { expect, test } from 'vitest'
import { insightFor } from '../../src/bots/games.ts'
import { Rng } from '../../src/kernel/rng.ts'
import { daily } from '../deep.ts'
import { cases, glimpses, movers } from './cases.ts'
import { alike, said } from './said.ts'

/* What bots know of a game: it serves in every position that random play leads to. */

/** At one ply in so many it is asked. */
const OFTEN = daily(11, 2)

test.each(cases)(
  '$name: the insight weighs every choice, chooses what is offered, knows how everybody stands, and changes nothing',
  async at => {
    const { game, seats } = at
    const insight = await insightFor(game)
    const rng = Rng.from(1)
    const prospects = new Float64Array(seats)
    for (const { state } of glimpses(at, 81, OFTEN)) {
      const before = said(state)
      for (const seat of movers(at, state)) {
        const moves = game.legal(state, seat)
        const weights = new Float64Array(moves.length)
        insight.weigh(state, seat, moves, weights)
        expect([...weights].filter(weight => !(weight >= 0 && weight < Infinity))).toEqual([])
        expect([...weights].some(weight => weight > 0)).toBe(true)
        expect(moves).toContain(insight.choose(state, seat, moves, rng))
      }
      insight.evaluate(state, game.view(state, null), prospects)
      expect([...prospects].filter(prospect => !(prospect >= 0 && prospect <= 1))).toEqual([])
      expect(prospects.reduce((sum, prospect) => sum + prospect)).toBeCloseTo(seats / 2)
      expect(alike(said(state), before)).toBe(true)
    }
  },
)
