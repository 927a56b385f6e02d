import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ensureCli } from '../../src/cli/cli.fixture.ts'
import { databaseOf, dataFolder, onPostgres } from '../../src/server/test/databases.fixture.ts'
import { daily } from '../deep.ts'
import { cutTrials, killTrials, restartTrials } from '../trials/trials.ts'
import { findPostgres, startCluster } from './cluster.ts'

/* The short form of `npm run trials`. */

beforeAll(ensureCli)

const FINE = { lost: 0, doubled: 0, wrong: [] }

async function place() {
  const data = dataFolder()
  const database = await databaseOf(data)
  return database === undefined ? { data } : { data, database }
}

describe.skipIf(!onPostgres())('three servers, one database', () => {
  test('one of three is killed: nothing acknowledged is lost, nothing happens twice, all play on', async () => {
    const setting = {
      place: await place(),
      servers: 3,
      tables: 3,
      trials: daily(1, 3),
    }
    const verdict = await killTrials(setting)
    expect(verdict).toMatchObject(FINE)
    expect(verdict.acknowledged).toBeGreaterThan(20)
  })

  test('connections are cut: everybody catches up', async () => {
    const verdict = await cutTrials({
      place: await place(),
      servers: 2,
      tables: 3,
      trials: daily(10, 30),
    })
    expect(verdict).toMatchObject(FINE)
    expect(verdict.acknowledged).toBeGreaterThan(20)
  })

  test('PostgreSQL crashes and comes back: everybody recovers alone', async () => {
    const bin = findPostgres()
    const cluster = await startCluster(bin ?? '')
    onTestFinished(() => cluster.stop())
    const data = dataFolder()
    const setting = {
      place: { data, database: cluster.url('postgres') },
      servers: 2,
      tables: 3,
      trials: 2,
    }
    const verdict = await restartTrials(setting, () => cluster.crashAndRestart())
    expect(verdict).toMatchObject(FINE)
    expect(verdict.acknowledged).toBeGreaterThan(20)
  })
})
