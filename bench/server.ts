import { fileURLToPath } from 'node:url'
import type { BenchOptions, BenchResult } from './bench.ts'
import { VERSION } from './peers/boardgame-io.ts'
import { type Child, NODE_FLAGS, startChild, startProcess } from './server/child.ts'
import { bear, fillOurs, fillTheirs, highest, type House, type Load } from './server/house.ts'
import { sitIdle } from './server/idle.ts'
import { type Route, together } from './server/ours.ts'
import { openings, playMatches } from './server/opening.ts'
import { inFolder, onPostgres, withServers } from './server/places.ts'
import { idleText, loadFigures, loadText, openingText, ratioText } from './server/report.ts'
import { besideFlushes } from './server/disk.ts'
import { circumstances } from './server/usage.ts'

const PEER = fileURLToPath(new URL('server-peer.ts', import.meta.url))

/** The target rate of moves a second. */
const RATE = 500
/**
 * The steady load, and each step of the search for the highest rate, last this many times as long
 * as other measurements.
 */
const STEADY = 6
const STEP = 1.6

const FULL = { tables: 1000, sockets: 10_000, rest: 120, plies: 1000, restarts: 3 }
const QUICK = { tables: 100, sockets: 1000, rest: 0, plies: 100, restarts: 1 }

/** The options of a bench, and how large it is. */
type Plan = BenchOptions & typeof FULL

/**
 * What one server sustains: durable moves of people at many tables, idle sockets, tables opened
 * after a restart; and the same game under the same load on boardgame.io's server with its file
 * storage. The players run on this machine too.
 */
export async function run(options: BenchOptions): Promise<BenchResult> {
  const plan: Plan = { ...options, ...(options.quick ? QUICK : FULL) }
  const where = circumstances()
  const { load, idle, opened } = await measureOurs(plan)
  const shared =
    options.database === 'postgres'
      ? [
          await measureShared(plan, 1, ''),
          await measureShared(plan, 3, ''),
          await measureShared(plan, 3, ', a table at one of them', together),
        ]
      : []
  const theirs = await measureTheirs(plan)
  const loads = [load, ...shared, theirs]
  const text = [
    `Server: Merchant of Goldfish at ${plan.tables} tables, 2 to 4 people each; ${where}`,
    'A wait runs from the moment a move was due until it is acknowledged: on disk; with boardgame.io before it is written.',
    'A flush is how long the disk took meanwhile to make a write durable; processor time is without that of PostgreSQL.',
    '',
    ...loadText(loads),
    '',
    ...ratioText(load, theirs),
    '',
    ...idleText(idle),
    '',
    ...openingText(opened),
    '',
  ].join('\n')
  return { text, figures: { where, loads: loads.map(loadFigures), idle, opened } }
}

/**
 * After a warm-up of as many moves a process as one alone is measured with: it measures servers
 * that have run for a while.
 */
async function measure({ say, seconds }: Plan, name: string, house: House): Promise<Load> {
  say(`${name}: ${RATE} moves a second at ${house.boards.size} tables …`)
  await bear(house, RATE, seconds * STEADY * house.servers.length)
  const { value: steady, flush } = await besideFlushes(() => bear(house, RATE, seconds * STEADY))
  say(`${name}: how many moves a second it sustains …`)
  return { name, flush, steady, highest: await highest(house, steady, seconds * STEP) }
}

function measureOurs(plan: Plan) {
  const { say, tables, sockets, rest, plies, restarts, seconds } = plan
  return inFolder(async data => {
    const start = () => startChild({ data })
    let server = await start()
    return withServers(
      () => [server],
      async () => {
        say(`${tables} making tables …`)
        const house = await fillOurs([server], tables)
        const load = await measure(plan, 'Tianguis, SQLite', house)
        say(`${sockets} onlooking sockets, which rest for ${rest} seconds …`)
        const ids = [...house.boards].map(table => table.id())
        const idle = await sitIdle([server], ids, sockets, seconds, rest)
        for (const board of house.boards) board.close()
        say('A match of every game is played, and opened after a restart …')
        const pairs = await playMatches(server.address, plies)
        const restart = async () => {
          await server.stop()
          return (server = await start())
        }
        return { load, idle, opened: await openings(pairs, restarts, restart) }
      },
    )
  })
}

function measureShared(plan: Plan, count: number, how: string, route?: Route): Promise<Load> {
  const name = `Tianguis, PostgreSQL, ${count === 1 ? '1 process' : `${count} processes`}${how}`
  return onPostgres(async place => {
    const servers: Child[] = []
    return withServers(
      () => servers,
      async () => {
        while (servers.length < count) servers.push(await startChild(place))
        plan.say(`${name}: ${plan.tables} tables are made …`)
        return measure(plan, name, await fillOurs(servers, plan.tables, route))
      },
    )
  })
}

function measureTheirs(plan: Plan): Promise<Load> {
  const name = `boardgame.io ${VERSION}, files`
  return inFolder(async data => {
    const server = await startProcess([...process.execArgv, ...NODE_FLAGS, PEER, data])
    return withServers(
      () => [server],
      async () => {
        plan.say(`${name}: ${plan.tables} tables are made …`)
        return measure(plan, name, await fillTheirs(server, plan.tables))
      },
    )
  })
}
