import type { FastifyRequest } from 'fastify'
import { makeAllowance } from '../../limits/allowance.ts'
import { problem } from '../../errors.ts'
import { refuseBanned } from '../../tables/begin/banned.ts'
import { sameSecret } from '../../domain/same-secret.ts'
import { hashOf } from '../../identity/tokens.ts'
import { findToken, type KnownToken, tokenUsed } from '../../store/people/access-tokens.ts'
import { makeRecent } from '../../recent.ts'
import type { Hub } from '../../tables/room/hub.ts'
import type { Services } from '../route/services.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The personal token of this request, checked. */
    bearer: KnownToken | null
    /** The request comes from the command line where the data are. */
    operator: boolean
  }
}

/** The minimum interval between two writes of `usedAt`. */
const NOTE_EVERY_MS = 60_000
const TOO_MANY = 'Too many requests with this token. Wait a moment.'
/** By then a token may do a third of what it may do at once. */
const AFTER_SECONDS = 1
/** A token that was not used for as long may do all again. */
const FULL_AGAIN_MS = 10_000

/**
 * Reads `Authorization: Bearer`. A route that names no scope takes no tokens. Each token has its
 * own rate limit, whatever addresses it is used from.
 */
export function bearerCheck(
  hub: Hub & Pick<Services, 'operatorKey'>,
  perSecond: number,
): (request: FastifyRequest) => Promise<void> {
  const inPace = tokenPaces(perSecond)
  return async request => {
    const secret = secretIn(request)
    const { url, config } = request.routeOptions
    if (secret === null || url === undefined || !url.startsWith('/api/')) return
    const scope = config.access?.scope ?? null
    if (sameSecret(hub.operatorKey, secret)) {
      if (scope !== 'admin')
        throw problem(
          403,
          'no-scope',
          'The command line has no account; it may only call the admin routes.',
        )
      request.operator = true
      return
    }
    const token = await findToken(hub.store.db, hashOf(secret))
    if (token === null) throw problem(401, 'bad-token', 'This token is not valid.')
    if (!inPace(token.id, hub.clock.now()))
      throw Object.assign(problem(429, 'too-many', TOO_MANY), { after: AFTER_SECONDS })
    if (scope === null)
      throw problem(403, 'not-by-token', 'A person has to do this on the page; tokens cannot.')
    if (!token.scopes.includes(scope))
      throw problem(403, 'no-scope', `This needs a token with the scope "${scope}".`)
    await refuseBanned(hub, token.user.id)
    request.bearer = token
    const now = hub.clock.now()
    if (token.usedAt === null || now - token.usedAt >= NOTE_EVERY_MS)
      await hub.store.write(db => tokenUsed(db, token.id, now))
  }
}

/** Whether this token may be used once more now. */
export function tokenPaces(perSecond: number): (token: string, now: number) => boolean {
  const paces = makeRecent(FULL_AGAIN_MS, now => makeAllowance(perSecond, now))
  return (token, now) => paces(token, now).take(now) === 'yes'
}

/** What comes after "Bearer"; we support no other scheme. */
function secretIn({ headers }: FastifyRequest): string | null {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
}
