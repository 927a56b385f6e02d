import { expect, test } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import type { Features } from '../../../kit/judgement/judgement.ts'
import { faultsOf } from '../../../kit/twins.fixture.ts'
import { HIGHEST } from '../content/index.ts'
import type { Goldfish } from '../engine/state.ts'
import { game } from '../engine/index.ts'
import { position, USUAL } from '../engine/table.fixture.ts'
import { insight } from '../insight/index.ts'
import { beats, holds, lookAround, newCardOdds, stands } from './card-odds.ts'

test('GOL-R19: an input that did would be found', () => {
  const leaky: Features<Goldfish> = {
    inputs: ['ones'],
    read: ({ hands }, seat, _sees, out) => void (out[0] = hands[seat][1] / 7),
  }
  const watch = { game, insight, features: leaky, options: USUAL, seats: 3, games: 1 }
  expect(faultsOf(watch)).toEqual(['ones tells a secret'])
})

test('with two players the other hand is known, so that what stands is certain', () => {
  const rng = Rng.from(3)
  const state = game.setup(2, USUAL, rng)
  const cardOdds = newCardOdds()
  lookAround(cardOdds, state, 0, true, false)
  for (let value = 1; value <= HIGHEST; value++) {
    const theirs = state.hands[1]
    for (let copies = 1; copies <= 4; copies++)
      expect(holds(cardOdds, 1, value, copies)).toBe(theirs[value] >= copies ? 1 : 0)
    const beaten = theirs[value] > 1 || theirs.some((held, higher) => higher > value && held > 0)
    expect(stands(cardOdds, value, 1)).toBe(beaten ? 0 : 1)
    expect(beats(cardOdds, 1, value, 1)).toBe(beaten ? 1 : 0)
  }
})

test('cards seen to go into a hand are there; the others lie evenly', () => {
  const state = position({ hands: [[1], [14, 2], [3, 4]], known: [[], [14], []], market: [9] })
  const cardOdds = newCardOdds()
  lookAround(cardOdds, state, 0, true, false)
  expect(holds(cardOdds, 1, 14, 1)).toBe(1)
  expect(holds(cardOdds, 2, 14, 1)).toBe(0)
  expect(stands(cardOdds, 14, 1)).toBe(1)
  expect(stands(cardOdds, 1, 1)).toBe(0)
  // One of three hidden places is in that hand: any of three cards may be there.
  expect(holds(cardOdds, 1, 3, 1)).toBeGreaterThan(0.2)
  expect(holds(cardOdds, 1, 3, 1)).toBeLessThan(holds(cardOdds, 2, 3, 1))
})

test('in an imagined world all hands are as they lie there', () => {
  const state = position({ hands: [[1], [14, 2], [3, 4]], market: [9] })
  const cardOdds = newCardOdds()
  lookAround(cardOdds, state, 0, true, true)
  expect([holds(cardOdds, 1, 14, 1), holds(cardOdds, 1, 3, 1), holds(cardOdds, 2, 3, 1)]).toEqual([
    1, 0, 1,
  ])
  expect([
    stands(cardOdds, 4, 1),
    stands(cardOdds, 2, 2),
    beats(cardOdds, 1, 4, 1),
    beats(cardOdds, 2, 4, 1),
  ]).toEqual([0, 1, 1, 0])
})
