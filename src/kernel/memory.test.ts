import { expect, test } from 'vitest'
import type { Game } from './game.ts'
import { begin, must, submit } from './match.ts'
import { memoryOf, remembered } from './memory.ts'
import { bid, draw, step, type Toy, toy } from './toy.fixture.ts'

/** The toy, whose draws the drawer alone perceives. */
const secretive = (memory: number): Game<Toy> => ({
  ...toy,
  memory,
  redact: (event, viewer) => (event.type === 'drew' && event.seat !== viewer ? null : event),
})

function played(game: Game<Toy>) {
  const match = must(begin(game, 2, {}, 'c0ffee'))
  const plies = [
    [0, bid(3)],
    [1, bid(1)],
    [0, draw],
    [0, step(1)],
  ] as const
  const events = plies.map(([seat, move]) => {
    const made = submit(match, seat, move)
    if (!made.ok) throw new Error(made.why)
    return { events: made.events }
  })
  return { match, events }
}

test('a seat remembers what it perceived of the latest plies, and no more', () => {
  const game = secretive(2)
  const { match, events } = played(game)
  const types = (seat: number) => remembered(game, events, seat).map(({ type }) => type)
  expect(types(0)).toEqual(['drew', 'stepped'])
  expect(types(1)).toEqual(['stepped'])
  for (const seat of [0, 1]) expect(memoryOf(match, seat)).toEqual(remembered(game, events, seat))
})

test('where a game asks for none, nothing is remembered', () => {
  const { match, events } = played(toy)
  expect(memoryOf(match, 0)).toEqual([])
  expect(remembered(toy, events, 0)).toEqual([])
})
