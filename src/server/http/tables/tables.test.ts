import { expect, test } from 'vitest'
import type { TableLists } from '../../../protocol/http.ts'
import type { MyTable } from '../../../protocol/table.ts'
import { serve } from '../../test/server.fixture.ts'
import { guest, problem } from '../../test/visitors.fixture.ts'

test('the host puts a table away that waits, and nobody else; once it has begun it stays', async () => {
  const server = await serve()
  const [ana, ben] = [await guest(server), await guest(server)]
  const { table, links } = await ana.make({ chairs: ['me', 'open'] })
  const path = `/api/tables/${table.id}`
  expect((await ben.send('DELETE', path)).body).toEqual(problem('host-only'))
  expect(await ana.send('DELETE', path)).toEqual({ status: 200, body: { ended: true } })
  expect((await ana.get(path)).status).toBe(404)
  const invite = links[1]?.split('#')[1]
  expect((await ben.send('POST', `${path}/sit`, { invite })).status).toBe(404)
  expect((await ana.send('DELETE', path)).status).toBe(404)
  expect((await ana.get<TableLists>('/api/tables')).body.mine).toEqual([])
  const running = (await ana.make({ chairs: ['me', 'random'] })).table.id
  expect((await ana.send('DELETE', `/api/tables/${running}`)).body).toEqual(problem('begun'))
})

test('an invitation that is passed on seats the next person beside, as long as a seat is free', async () => {
  const server = await serve()
  const [ana, ben, eva, dan] = await Promise.all([0, 1, 2, 3].map(() => guest(server)))
  const chairs = ['me', 'open', 'open', 'open']
  const { table, links } = await ana.make({ chairs, readyCheck: true })
  const at = (path: string) => `/api/tables/${table.id}/${path}`
  const invite = links[1]?.split('#')[1]
  const sit = async (who: typeof ben) => {
    const { body } = await who.send<MyTable>('POST', at('sit'), { invite, beside: true })
    return body.seat ?? body
  }
  await ana.send('POST', at('chair'), { seat: 2, chair: 'random' })
  expect([await sit(ben), await sit(eva), await sit(ben), await sit(dan)]).toEqual([
    1,
    3,
    1,
    problem('full'),
  ])
  // Whoever is sent away does not come back by it.
  await ana.send('POST', at('chair'), { seat: 1, chair: 'open' })
  expect(await sit(ben)).toEqual(problem('bad-invite'))
})
