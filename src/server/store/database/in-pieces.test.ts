import { expect, test } from 'vitest'
import { runSql } from '../../test/databases.fixture.ts'
import { serve } from '../../test/server.fixture.ts'
import { guest, idOf } from '../../test/visitors.fixture.ts'
import { inPieces, PIECE } from './in-pieces.ts'

test('what comes in pieces comes whole, and each once', async () => {
  for (const many of [0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE]) {
    const all = Array.from({ length: many }, (_, at) => at)
    const got: number[] = []
    const read = async (after: number | undefined, limit: number) =>
      all.slice((after ?? -1) + 1).slice(0, limit)
    for await (const piece of inPieces(read)) got.push(...piece)
    expect(got).toEqual(all)
  }
})

/** More than two pieces, and several at the same time. */
const LINES = 1000

interface Exported {
  readonly words: { readonly said: readonly { readonly n: number }[]; silentTables: string[] }
  readonly tables: readonly unknown[]
}

test('an export holds all that somebody has said, in order, and is one piece of JSON', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'open'] })
  await ana.send('POST', `/api/tables/${table.id}/notices`, { silent: true })
  await runSql(
    server,
    `INSERT INTO chat (table_id, channel, n, user_id, code, text, once, at)
     WITH RECURSIVE i (n) AS (SELECT 100 UNION ALL SELECT n + 1 FROM i WHERE n < ${99 + LINES})
     SELECT '${table.id}', 'players', n, '${await idOf(ana)}', NULL, 'x', 'o' || n, n / 100 FROM i`,
  )
  const { body } = await ana.get<Exported>('/api/me/export')
  expect(body.words.said.map(({ n }) => n)).toEqual(
    Array.from({ length: LINES }, (_, i) => 100 + i),
  )
  expect(body.tables).toHaveLength(1)
  expect(body.words.silentTables).toEqual([table.id])
})
