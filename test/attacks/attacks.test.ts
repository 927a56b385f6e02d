import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ensureCli } from '../../src/cli/cli.fixture.ts'
import { daily, DEEP } from '../deep.ts'
import { type Cluster, findPostgres, startCluster } from '../postgres/cluster.ts'
import { farm, mails, thief } from './accounts.ts'
import { bodies } from './bodies.ts'
import { crowd } from './crowd.ts'
import { deaf } from './deaf.ts'
import { type Attack, harmOf, startTarget, type Target } from './frame.ts'
import { frames } from './frames.ts'
import { imports } from './imports.ts'
import { asking } from './long.ts'
import { longTables } from './long-tables.ts'
import { onlookers } from './onlookers.ts'
import { readers } from './readers.ts'
import { nearlyWhole, slowBodies, spellings } from './requests.ts'
import { sockets } from './sockets.ts'
import { strange } from './strange.ts'
import { tables } from './tables.ts'
import { talk } from './talk.ts'
import { watched } from './watched.ts'

beforeAll(ensureCli)

/** Each comes from an address of its own. */
const ATTACKS: readonly (readonly [string, string, Attack])[] = [
  ['long bodies', '198.51.100.1', bodies],
  ['sockets that ask and do not read', '198.51.100.2', deaf],
  ['a crowd of one address', '198.51.100.15', crowd],
  ['idle sockets of one address', '198.51.100.3', sockets],
  ['tables without end', '198.51.100.4', tables],
  ['time zones, HEAD and test notices', '198.51.100.5', spellings],
  ['matches from files', '198.51.100.7', imports],
  ['bodies that never come', '198.51.100.6', slowBodies],
  ['bodies that come but for their end', '198.51.100.16', nearlyWhole],
  ['a chat that is filled', '198.51.100.13', talk],
  ['a player who comes and goes before many', '198.51.100.17', onlookers],
  ['ratings from a farm', '198.51.100.8', farm],
  ['a stolen cookie and a stolen token', '198.51.100.9', thief],
  ['links by mail', '198.51.100.10', mails],
  ['frames that are no messages', '198.51.100.14', frames],
  ['answers that nobody reads', '198.51.100.12', readers],
  ['whatever schemas and random bytes give', '198.51.100.11', strange],
]

describe('while somebody attacks, an honest table plays on', () => {
  let target: Target
  beforeAll(async () => void (target = await startTarget(null)))
  afterAll(() => target.stop())

  test.each(ATTACKS)('%s', async (_, from, attack) => {
    expect(await harmOf({ ...target, from }, attack)).toEqual([])
  })

  test('matches of more than 6,000 plies', async () => {
    expect(await harmOfLong(target)).toEqual([])
  })

  test('many such matches that somebody looks at, on a server of their own', async () => {
    const server = await startTarget(null)
    onTestFinished(() => server.stop())
    const matches = await longTables(server, daily(8, MOST_WATCHED))
    expect(await harmOf(server, watched(matches))).toEqual([])
  })
})

/** Nearly as many as an address may have sockets. */
const MOST_WATCHED = 290

/** The matches are there before: their writing holds everybody up. */
async function harmOfLong(target: Target): Promise<string[]> {
  return harmOf(target, asking(await longTables(target, daily(8, 100))))
}

const bin = DEEP ? findPostgres() : null

describe.skipIf(bin === null)('on PostgreSQL, too', () => {
  let cluster: Cluster
  let target: Target
  let other: Target
  beforeAll(async () => {
    cluster = await startCluster(bin ?? '')
    other = await startTarget(cluster.url('postgres'))
    target = { ...(await startTarget(cluster.url('postgres'))), beside: [other] }
  })
  afterAll(async () => {
    await target.stop()
    await other.stop()
    await cluster.stop()
  })

  test.each(ATTACKS)('%s', async (_, from, attack) => {
    expect(await harmOf({ ...target, from }, attack)).toEqual([])
  })

  test('matches of more than 6,000 plies', async () => {
    expect(await harmOfLong(target)).toEqual([])
  })
})
