import type { FastifyRequest } from 'fastify'
import { problem } from '../errors.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changing requests and sockets that a page of another site sends with our cookie. Programs
 * send no origin and no foreign cookie.
 */
export function originCheck(
  publicUrl: string | undefined,
): (request: FastifyRequest) => Promise<void> {
  const ours = publicUrl === undefined ? null : new URL(publicUrl).origin
  return async request => {
    const { origin, host } = request.headers
    if (origin === undefined || (SAFE.has(request.method) && !request.ws)) return
    if (origin === ours || hostOf(origin) === host) return
    throw problem(403, 'foreign-origin', 'This request comes from a page of another site.')
  }
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
