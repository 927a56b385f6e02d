import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databaseOf, dataFolder, onPostgres } from '../../src/server/test/databases.fixture.ts'
import { playOn } from '../../src/server/test/lines.fixture.ts'
import { serve } from '../../src/server/test/server.fixture.ts'
import { guest, visitor } from '../../src/server/test/visitors.fixture.ts'

describe.skipIf(!onPostgres())('who may connect to the database, and no more', () => {
  test('says what they like where servers talk to each other, and harms nobody', async () => {
    const data = dataFolder()
    const [one, other] = [await serve({ data }), await serve({ data })]
    const ana = await guest(one)
    const { table } = await ana.make({ chairs: ['me', 'random'], options: { start: 0 } })
    const lines = [await ana.watch(table.id), await visitor(other, ana.cookie).watch(table.id)]
    const stranger = new pg.Client(await databaseOf(data))
    await stranger.connect()
    onTestFinished(() => stranger.end())
    const said = [
      '',
      'x',
      'x\n{"type":"cha',
      'x\nnull\n7\n"changed"\n[]',
      'x\n{"type":"unheard"}\n{}',
      `x\n{"type":"changed","table":7,"users":7}`,
      `x\n{"type":"changed","table":"${table.id}","revision":"1","users":7,"played":7}`,
      `x\n{"type":"here","table":"${table.id}"}`,
      `x\n{"type":"here","table":"${table.id}","users":7,"looking":7}`,
      `x\n{"type":"chat","table":null}\n{"type":"who"}\n{"type":"renamed"}\n{"type":"ended"}`,
      `x\n{"type":"invited","table":"${table.id}","seat":9,"user":7}`,
    ]
    for (const text of said)
      await stranger.query(`SELECT pg_notify('tianguis ' || current_schema(), $1)`, [text])
    await playOn([lines[0]], 3)
    await lines[1].hear('news')
    for (const line of lines) await line.settle()
    expect((await visitor(other, ana.cookie).get(`/api/tables/${table.id}`)).status).toBe(200)
    expect((await ana.get(`/api/tables/${table.id}`)).status).toBe(200)
  })
})
