import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Problem } from '../../protocol/http.ts'
import type { Place } from '../store/open.ts'
import { StartError } from '../errors.ts'
import { lookIntoFolder } from '../store/database/embedded.ts'
import { doorOf } from './address-file.ts'
import { openOfflineAdmin } from './offline-admin.ts'

/** How the command line sends the requests of an admin, whether servers run or not. */
export interface AdminClient {
  ask<A>(method: string, path: string, body?: object): Promise<Told<A>>
  close(): Promise<void>
}

export type Told<A> =
  | { readonly ok: true; readonly value: A }
  | ({ readonly ok: false; readonly status: number } & Problem)

/**
 * A folder belongs to one process. If that process is a server, the command line sends it requests
 * over HTTP on this machine, and the server does the work. A database has room for one more
 * process: the servers hear of its changes as they hear of each other's.
 */
export async function openAdminClient(
  place: Place,
  patienceMs = PATIENCE_MS,
): Promise<AdminClient> {
  if (place.database !== undefined) return insideDesk(place)
  // Where nothing is stored it says so; to open it would make a new one.
  await lookIntoFolder(place.data).close()
  try {
    return await insideDesk(place)
  } catch (error) {
    if (!(error instanceof StartError) || error.why !== 'data-in-use') throw error
    return serverDesk(place.data, patienceMs)
  }
}

/** How long a server may take to answer at all; what it is asked to do may take longer. */
const PATIENCE_MS = 10_000

async function insideDesk(place: Place): Promise<AdminClient> {
  const { app, operatorKey, close } = await openOfflineAdmin(place)
  return {
    async ask<A>(method: string, path: string, body?: object) {
      const url = `/api/admin${path}`
      const headers = headersOf(operatorKey, body)
      const answer = await app.inject({
        method: method as 'GET',
        url,
        headers,
        ...(body && { payload: body }),
      })
      return told<A>(answer.statusCode, answer.json())
    },
    close,
  }
}

/**
 * Who asks on this machine does not ask for the host where players are. (`fetch` sets no `host`.)
 */
const HERE = { host: 'localhost' }

async function serverDesk(folder: string, patienceMs: number): Promise<AdminClient> {
  const door = doorOf(folder)
  const away = (error?: unknown) =>
    new StartError(
      'data-in-use',
      `The server that uses ${folder} cannot be reached. Stop it, or try again.`,
      error,
    )
  if (door === null) throw away()
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const health = request(`${door.address}/health`, { headers: HERE, signal }).end()
    ;(await answerTo(health)).resume()
  } catch (error) {
    throw away(error)
  }
  return {
    async ask<A>(method: string, path: string, body?: object) {
      try {
        const headers = { ...headersOf(door.key, body), ...HERE }
        const asked = request(`${door.address}/api/admin${path}`, { method, headers })
        asked.end(body === undefined ? undefined : JSON.stringify(body))
        const answer = await answerTo(asked)
        return told<A>(answer.statusCode ?? 0, await json(answer))
      } catch (error) {
        throw away(error)
      }
    },
    close: () => Promise.resolve(),
  }
}

async function answerTo(asked: ClientRequest): Promise<IncomingMessage> {
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return answer
}

function headersOf(key: string, body: object | undefined): Record<string, string> {
  const authorization = `Bearer ${key}`
  return body === undefined
    ? { authorization }
    : { authorization, 'content-type': 'application/json' }
}

function told<A>(status: number, body: unknown): Told<A> {
  return status === 200
    ? { ok: true, value: body as A }
    : { ok: false, status, ...(body as Problem) }
}
