import { afterAll, beforeAll, expect, test } from 'vitest'
import { Rng } from '../../kernel/rng.ts'
import { type Reply, TableChild } from './child.fixture.ts'

/** Random games through the protocol, as a program outside would play them: one child process for all. */
let child: TableChild
beforeAll(() => void (child = new TableChild()))
afterAll(async () => expect(await child.end()).toBe(0))

const GAME = 'merchant-of-goldfish'

/** Plays many games at once to their ends: all their questions in one batch, all their moves in the next. */
async function playOut(opened: readonly Reply[], rng: Rng): Promise<number> {
  let plies = 0
  let running = opened.map(({ table, actors }) => ({ table, seat: actors[0] as number }))
  while (running.length > 0) {
    const offers = await child.askAll(running.map(({ table, seat }) => ({ do: 'legal', table, seat })))
    const plays = running.map((game, i) => ({ do: 'play', ...game, move: rng.pick(offers[i].moves) }))
    const replies = await child.askAll(plays)
    plies += replies.length
    expect(replies.find(reply => !reply.ok)).toBeUndefined()
    running = running
      .map(({ table }, i) => ({ table, seat: replies[i].actors[0] as number }))
      .filter(({ seat }) => seat !== undefined)
  }
  return plies
}

function openAll(count: number): Promise<Reply[]> {
  const requests = Array.from({ length: count }, (_, i) => ({ do: 'open', game: GAME, seats: 2 + (i % 5), seed: i.toString(16) }))
  return child.askAll(requests)
}

test('a thousand random games play to their ends', { timeout: 60_000 }, async () => {
  const opened = await openAll(1000)
  const halves = [opened.slice(0, 500), opened.slice(500)]
  const plies = await Promise.all(halves.map((half, i) => playOut(half, Rng.from(i))))
  console.log('PLIES', plies)
  expect(plies[0] + plies[1]).toBeGreaterThan(50_000)
  const scores = await child.askAll(opened.map(({ table }) => ({ do: 'scores', table })))
  for (const { over, ranks } of scores) {
    expect(over).toBe(true)
    expect(ranks.toSorted()).toEqual(ranks.map((_: number, i: number) => i + 1))
  }
  const closed = await child.askAll(opened.map(({ table }) => ({ do: 'close', table })))
  expect(closed.every(reply => reply.ok)).toBe(true)
})
