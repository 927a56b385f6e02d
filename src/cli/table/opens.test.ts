import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { position as aztec } from '../../games/aztec-market/table.fixture.ts'
import { position as mercadito, type Setting } from '../../games/mercadito/table.fixture.ts'
import { TableChild } from './child.fixture.ts'

/* The positions of the other games' test vectors, opened through the protocol; what they lead to is tested beside the games. */

let child: TableChild
beforeAll(() => void (child = new TableChild()))
afterAll(() => child.end())

const FILE = new URL('../../games/mercadito/vectors.fixture.json', import.meta.url)
const vectors = JSON.parse(readFileSync(FILE, 'utf8')) as readonly { vector: string; setup: Setting }[]

test.each(vectors.map(({ vector, setup }) => [vector, setup] as const))('%s opens', async (_, setup) => {
  const opened = await child.ask({ do: 'open', game: 'mercadito', state: mercadito(setup) })
  expect(opened).toMatchObject({ ok: true, ply: 0 })
  const seats = await Promise.all(
    (opened.actors as number[]).map(seat => child.ask({ do: 'legal', table: opened.table, seat })),
  )
  expect(seats.every(({ moves }) => moves.length > 0)).toBe(true)
})

test.each([
  ['V5', aztec({ seats: 3, start: 1, turn: 1, bag: 4 })],
  ['V3, a porter between', aztec({ market: 'rK?m p??? ???? ???.', stock: 'red 3', coins: ['1000'], bag: 0 })],
  ['V3, a crowd between', aztec({ market: 'rK?m c??? ???? p??.', stock: 'red 3', coins: ['1000'] })],
])('The Aztec Market, %s opens', async (_, state) => {
  const opened = await child.ask({ do: 'open', game: 'aztec-market', state })
  expect(opened).toMatchObject({ ok: true, ply: 0, actors: [state.turn] })
})
