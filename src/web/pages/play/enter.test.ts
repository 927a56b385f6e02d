import { expect, onTestFinished, test } from 'vitest'
import type { MyTable } from '../../../protocol/table.ts'
import { me } from '../../api.ts'
import { answering, refusal } from '../../server.fixture.ts'
import { person, tableInfo } from '../../table/table.fixture.ts'
import { enter } from './enter.ts'

const at = (status: 'open' | 'running' | 'over', seat: number | null): MyTable => ({
  table: tableInfo({ game: 'mercado', status, seats: [person('Ana'), person('Ben')] }),
  seat,
  host: false,
  links: [null, null],
  asked: null,
})
const AT_TABLE = 'GET /tables/table-1'
const SIT = 'POST /tables/table-1/sit'

test('an invitation takes its chair, or one beside it; who comes too late, or to a full table, is told why', async () => {
  me.value = { id: 'ana', name: 'Ana' }
  onTestFinished(() => void (me.value = null))
  const sat = at('open', 1)
  const { answers, bodies } = answering({ [AT_TABLE]: at('open', null), [SIT]: sat })
  expect(await enter('table-1', '1.secret')).toEqual({ my: sat, problem: null })
  expect(bodies(SIT)).toEqual([{ invite: '1.secret', beside: true, contributes: true }])
  answers[SIT] = refusal('full')
  expect(await enter('table-1', '1.secret')).toMatchObject({ problem: 'full' })
  for (const status of ['running', 'over'] as const) {
    answers[AT_TABLE] = at(status, null)
    expect(await enter('table-1', '1.secret')).toMatchObject({ problem: 'late' })
    expect(await enter('table-1', '')).toMatchObject({ problem: null })
    answers[AT_TABLE] = at(status, 1)
    expect(await enter('table-1', '1.secret')).toMatchObject({ problem: null })
  }
})
