import { expect, test } from 'vitest'
import { runSql } from '../test/databases.fixture.ts'
import { serve } from '../test/server.fixture.ts'
import { guest, together, visitor } from '../test/visitors.fixture.ts'

test('a table that cannot be opened any more holds nobody, and none of their data', async () => {
  const first = await serve()
  const [ana, ben] = [await guest(first), await guest(first)]
  const [broken, whole] = [await together([ana, ben]), await together([ana, ben])]
  await first.stop()
  await runSql(first, `UPDATE tables SET game = 'no-longer-here' WHERE id = '${broken}'`)
  const second = await serve({ data: first.data })
  const back = visitor(second, ana.cookie)
  const { tables } = (await back.get<{ tables: object[] }>('/api/me/export')).body
  expect(tables).toHaveLength(2)
  expect(tables).toEqual(
    expect.arrayContaining([
      { table: { id: broken }, unreadable: true },
      expect.objectContaining({ table: expect.objectContaining({ id: whole }) as unknown }),
    ]),
  )
  expect((await back.send('DELETE', '/api/me')).status).toBe(200)
  const left = await visitor(second, ben.cookie).get(`/api/tables/${whole}`)
  expect(left.body).toMatchObject({ table: { seats: [{ kind: 'bot' }, { kind: 'person' }] } })
})
