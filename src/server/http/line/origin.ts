import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../../errors.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Whoever asks this machine by its own name, or its proxy. No name elsewhere leads a page here. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/
const PORT = /:\d+$/
/** What watches over servers asks them by any address. */
const HEALTH = /^\/health(\?|$)/

/**
 * Refuses changing requests and sockets that a page of another site sends with our cookie: origins
 * are compared whole. Programs send no origin and no foreign cookie. Where the public address is
 * known, requests for another host are refused altogether.
 */
export function originCheck(
  publicUrl: string | undefined,
): (request: FastifyRequest) => Promise<void> {
  const known = publicUrl === undefined ? null : new URL(publicUrl)
  return async request => {
    const { origin, host = '' } = request.headers
    const isLocal = LOOPBACK.test(host)
    const isForeign =
      known !== null && !isLocal && host.replace(PORT, '').toLowerCase() !== known.hostname
    if (isForeign && !HEALTH.test(request.url))
      throw problem(421, 'foreign-host', `This server is at ${known.origin}.`)
    if (origin === undefined || (SAFE.has(request.method) && !request.ws)) return
    if (origin === known?.origin) return
    if ((known === null || isLocal) && origin === `${request.protocol}://${host}`) return
    throw problem(403, 'foreign-origin', 'This request comes from a page of another site.')
  }
}

/**
 * A socket opens nowhere else: the plugin would open it, and close it when its other end agrees, and
 * nothing would count it or what it sends.
 */
export async function socketsWhereTheyAre({ ws, routeOptions }: FastifyRequest): Promise<void> {
  if (ws && routeOptions.config.socket !== true)
    throw problem(404, 'no-socket', 'No socket opens at this address.')
}

/**
 * Nothing is kept anywhere on its way unless it says so itself, as files of the page do: most of what
 * the interface answers is about somebody, and what is not there may be there after an update.
 */
export async function noStore(_: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
}
