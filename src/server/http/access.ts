import type { FastifyRequest } from 'fastify'
import type { Scope } from '../../protocol/programs.ts'
import { isOperator } from '../admin/operator.ts'
import { problem } from '../errors.ts'
import { refuseBanned } from '../identity/banned.ts'
import { hashOf } from '../identity/tokens.ts'
import { makeAllowance } from '../socket/allowance.ts'
import { findToken, type KnownToken, tokenUsed } from '../store/access-tokens.ts'
import type { Hub } from '../tables/hub.ts'

/**
 * Who may use a route. The document of the interface is made from it, and so is the check of
 * tokens.
 */
export interface Access {
  /**
   * What a personal token must be allowed to; null = never by token, a person does this at his
   * page.
   */
  readonly scope: Scope | null
  /** Whether strangers may too. */
  readonly strangers: boolean
  /**
   * Whether also somebody may who is banned: he can always sign out, and take along or delete what
   * is his.
   */
  readonly banned?: true
}

/** Strangers too; a token needs the scope. */
export const anybody = (scope: Scope): Access => ({ scope, strangers: true })
/** Somebody known, by cookie or by a token with the scope. */
export const needs = (scope: Scope): Access => ({ scope, strangers: false })
/** Somebody known, by cookie alone. */
export const person: Access = { scope: null, strangers: false }
/** The same, also for somebody who is banned. */
export const personAnyhow: Access = { ...person, banned: true }
/** Strangers too, but no token: what a browser does to become somebody. */
export const visitor: Access = { scope: null, strangers: true }
/**
 * The same, also in a browser where somebody is signed in who is banned: another may sign in there.
 */
export const visitorAnyhow: Access = { ...visitor, banned: true }

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyRequest {
    /** The personal token this request came with, checked. */
    bearer: KnownToken | null
    /** It comes from the command line where the data are. */
    operator: boolean
  }
}

/** `usedAt` is not written more often than this. */
const NOTE_EVERY_MS = 60_000
/** Tokens whose pace is remembered. */
const REMEMBERED = 10_000

/**
 * Reads `Authorization: Bearer`. A route that does not say which scope it needs takes no tokens.
 * Each token has a pace of its own, whichever addresses it is used from.
 */
export function bearerCheck(
  hub: Hub,
  perSecond: number,
): (request: FastifyRequest) => Promise<void> {
  const paces = new Map<string, ReturnType<typeof makeAllowance>>()

  function inPace(token: string): boolean {
    if (paces.size > REMEMBERED) paces.clear()
    const pace = paces.get(token) ?? makeAllowance(perSecond, hub.clock.now())
    paces.set(token, pace)
    return pace.take(hub.clock.now()) === 'yes'
  }

  return async request => {
    const secret = secretIn(request)
    const { url, config } = request.routeOptions
    if (secret === null || url === undefined || !url.startsWith('/api/')) return
    const scope = config.access?.scope ?? null
    if (isOperator(hub.store.secret, secret, hub.clock.now())) {
      if (scope !== 'admin')
        throw problem(403, 'no-scope', 'The command line is nobody, and does what an admin may.')
      request.operator = true
      return
    }
    const token = await findToken(hub.store.db, hashOf(secret))
    if (token === null) throw problem(401, 'bad-token', 'This token is none, or no longer.')
    if (!inPace(token.id))
      throw problem(429, 'too-many', 'Too many requests with this token: wait a moment.')
    if (scope === null)
      throw problem(403, 'not-by-token', 'This is done by a person at the page, not by a token.')
    if (!token.scopes.includes(scope))
      throw problem(403, 'no-scope', `This needs a token with the scope "${scope}".`)
    await refuseBanned(hub, token.user.id)
    request.bearer = token
    const now = hub.clock.now()
    if (token.usedAt === null || now - token.usedAt >= NOTE_EVERY_MS)
      await hub.store.write(db => tokenUsed(db, token.id, now))
  }
}

/** What comes after "Bearer"; other ways to authorize are not ours. */
function secretIn({ headers }: FastifyRequest): string | null {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
}
