import { expect, test } from 'vitest'
import type { Game, Seat } from './game.ts'
import { begin, must } from './match.ts'
import { seenFrom } from './perspective.ts'
import { type Toy, toy } from './toy.fixture.ts'

test('with all hands open the table is seen by who acted last; at the deal, by who is to act', () => {
  const { state } = must(begin(toy, 3, {}, 'beef'))
  const seenBy = (actors: Seat[], last?: Seat) => {
    const game: Game<Toy> = { ...toy, actors: () => actors }
    return seenFrom(game, state, 'all', last).seat
  }
  expect([seenBy([2, 1]), seenBy([2], 1), seenBy([])]).toEqual([2, 1, 0])
})
