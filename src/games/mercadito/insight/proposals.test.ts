import { expect, test } from 'vitest'
import { random } from '../../../bots/random.ts'
import { Rng } from '../../../kernel/rng.ts'
import { OFFERS } from '../content/index.ts'
import { game } from '../engine/index.ts'
import type { State } from '../engine/state.ts'
import { type Plan, planOf } from './proposals.ts'

/** A final phase at which a game at random with open hands arrives. */
function final(seats: number, seed: number): State {
  const rng = Rng.from(seed)
  const state = game.setup(seats, { openMemory: true }, rng)
  while (state.phase !== 'final') {
    const [seat] = game.actors(state)
    const asked = { game, seat, view: game.view(state, seat), offers: game.legal(state, seat) }
    const { move } = random({ ...asked, rng, now: () => 0 })
    game.play(state, seat, move, { rng, emit: () => undefined })
  }
  return state
}

/** What the seat would propose first, second and so on, until it finds nothing more. */
function plansOf(state: State, seat: number): Plan[] {
  const plans: Plan[] = []
  for (let tries = 0; tries < OFFERS; tries++) {
    const left = state.offersLeft.with(seat, OFFERS - tries)
    const plan = planOf({ ...state, offersLeft: left }, seat)
    if (plan === null) break
    plans.push(plan)
  }
  return plans
}

test.each([3, 4])('MTO-34 of %i players each proposes the best first, and nothing twice', seats => {
  let all = 0
  for (let seed = 1; seed <= 10; seed++) {
    const state = final(seats, seed)
    for (let seat = 0; seat < seats; seat++) {
      const plans = plansOf(state, seat)
      const promises = plans.map(({ promise }) => promise)
      expect(promises).toEqual(promises.toSorted((a, b) => b - a))
      const exchanges = plans.map(({ to, give, want }) => `${to}: ${give} for ${want}`)
      expect(new Set(exchanges).size).toBe(plans.length)
      all += plans.length
    }
  }
  expect(all).toBeGreaterThan(60)
})
