import { beforeEach, expect, test } from 'vitest'
import { answering, browser, refusal } from '../../server.fixture.ts'
import { keptHere } from '../../storage.fixture.ts'
import { recordOf } from './record-of.ts'

const TABLE = { id: 'r-7', game: 'mercado' }
const MATCH = { game: 'mercado', seed: '2a', log: [] }

beforeEach(() => browser())

test('a match that was brought is asked for where matches from files are', async () => {
  const { asked } = answering({ 'GET /replays/r-7/chronicle': MATCH })
  expect(await recordOf('brought', TABLE)).toEqual(MATCH)
  expect(asked).toHaveLength(1)
  answering({ 'GET /replays/r-7/chronicle': refusal('no-replay', 404) })
  await expect(recordOf('brought', TABLE)).rejects.toThrow('not-found')
})

test('a match of a table is asked for there; one of this browser needs no server', async () => {
  const { asked } = answering({ 'GET /tables/t-7/chronicle': MATCH })
  expect(await recordOf('table', { ...TABLE, id: 't-7' })).toEqual(MATCH)
  keptHere({})
  expect(await recordOf('here', { ...TABLE, game: 'never-played' })).toBeNull()
  expect(asked).toHaveLength(1)
})
