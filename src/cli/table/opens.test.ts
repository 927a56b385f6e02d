import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { position as aztec } from '../../games/aztec-market/engine/table.fixture.ts'
import { position as mercadito, type Setting } from '../../games/mercadito/engine/table.fixture.ts'
import { moveOf } from '../../games/mercado/engine/play.fixture.ts'
import { position as mercado } from '../../games/mercado/engine/table.fixture.ts'
import { VECTORS } from '../../games/mercado/test/vectors.fixture.ts'
import { TableChild } from './child.fixture.ts'

/*
 * The positions of the other games' test vectors, opened through the protocol; tests beside the
 * games cover what they lead to.
 */

let child: TableChild
beforeAll(async () => void (child = await TableChild.open()))
afterAll(() => child.end())

const FILE = new URL('../../games/mercadito/test/vectors.fixture.json', import.meta.url)
const vectors = JSON.parse(readFileSync(FILE, 'utf8')) as readonly {
  vector: string
  setup: Setting
}[]

test.each(vectors.map(({ vector, setup }) => [vector, setup] as const))(
  '%s opens',
  async (_, setup) => {
    const opened = await child.ask({ do: 'open', game: 'mercadito', state: mercadito(setup) })
    expect(opened).toMatchObject({ ok: true, ply: 0 })
    const seats = await Promise.all(
      (opened.actors as number[]).map(seat =>
        child.ask({ do: 'legal', table: opened.table, seat }),
      ),
    )
    expect(seats.every(({ moves }) => moves.length > 0)).toBe(true)
  },
)

test.each([
  ['V5', aztec({ seats: 3, start: 1, turn: 1, bag: 4 })],
  [
    'V3, a porter between',
    aztec({ market: 'rK?m p??? ???? ???.', stock: 'red 3', coins: ['1000'], bag: 0 }),
  ],
  [
    'V3, a crowd between',
    aztec({ market: 'rK?m c??? ???? p??.', stock: 'red 3', coins: ['1000'] }),
  ],
])('The Aztec Market, %s opens', async (_, state) => {
  const opened = await child.ask({ do: 'open', game: 'aztec-market', state })
  expect(opened).toMatchObject({ ok: true, ply: 0, actors: [state.turn] })
})

test.each(Object.entries(VECTORS))(
  'Mercado, %s opens and is played',
  async (_, { setting, lines }) => {
    const state = mercado(setting)
    const { table, ...opened } = await child.ask({ do: 'open', game: 'mercado', state })
    expect(opened).toMatchObject({ ok: true, ply: 0 })
    let seat: number = opened.actors[0]
    // In all vectors the tiles they mention are where they were at the beginning.
    for (const words of lines) {
      const played = await child.ask({ do: 'play', table, seat, move: moveOf(state, words) })
      expect(played).toMatchObject({ ok: true })
      seat = played.actors[0]
    }
  },
)
