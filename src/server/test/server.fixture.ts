import { onTestFinished } from 'vitest'
import { type Assembled, assemble } from '../assemble.ts'
import type { ServerConfig } from '../config.ts'
import { databaseOf, freshFolder } from './databases.fixture.ts'
import { makeDocument } from '../http/page/document.ts'
import { writeDocument as describe } from '../http/page/openapi.ts'
import { ROUTES } from '../routes.ts'
import { type RunningServer, startServer } from '../main.ts'
import type { Thinker } from '../schedule/thinker.ts'
import type { Hub } from '../tables/room/hub.ts'
import { workshopHere } from '../tables/work/workshop.ts'

/** Tests make hundreds of guests in a minute. */
const NO_LIMIT = 1_000_000
const UNHURRIED = {
  requestsPerAddress: NO_LIMIT,
  messagesPerAddress: NO_LIMIT,
  importsPerPerson: NO_LIMIT,
  importsPerAddress: NO_LIMIT,
  reviewsPerAddress: NO_LIMIT,
}

/** A bot that takes its first offer, without threads. */
export const firstOffer: Thinker = {
  threads: Infinity,
  think: ({ offers }) => {
    const [move] = offers
    return move === undefined
      ? Promise.reject(new Error('no offers'))
      : Promise.resolve({ move, ms: 0 })
  },
  close: () => Promise.resolve(),
}

/** Bots that never answer, so that nothing goes on by itself. */
export function silent(): Thinker {
  const waiting: ((reason: Error) => void)[] = []
  return {
    threads: Infinity,
    think: () => new Promise((_, refuse) => waiting.push(refuse)),
    async close() {
      for (const refuse of waiting) refuse(new Error('closed'))
    },
  }
}

export interface TestServer extends RunningServer {
  readonly data: string
  readonly lines: string[]
}

/** The document is the same for all: it is written once, and here. */
const writeDocument = makeDocument(() => describe(ROUTES))

/** Where a server of a test stands, and with which data. */
async function placeOf(config: Partial<ServerConfig>) {
  const data = config.data ?? (await freshFolder())
  const database = config.database ?? (await databaseOf(data))
  const known = database === undefined ? {} : { database }
  return {
    ...known,
    host: '127.0.0.1',
    port: 0,
    data,
    botPace: 0,
    workshop: workshopHere(),
    writeDocument,
  }
}

export async function serve(config: Partial<ServerConfig> = {}): Promise<TestServer> {
  const lines: string[] = []
  const place = await placeOf(config)
  const server = await startServer({
    ...place,
    log: 'debug',
    messagesPerSecond: NO_LIMIT,
    logTo: { write: line => lines.push(line) },
    thinker: firstOffer,
    ...config,
    limits: { ...UNHURRIED, ...config.limits },
  })
  onTestFinished(() => server.stop())
  return { ...server, data: place.data, lines }
}

/** A server to which nobody can come from outside, and where no bot answers. */
export async function unopened(): Promise<Assembled> {
  const server = await assemble({ ...(await placeOf({})), log: 'silent', thinker: silent() })
  onTestFinished(() => server.close())
  return server
}

/** Its tables. */
export const withoutDoors = async (): Promise<Hub> => (await unopened()).hub
