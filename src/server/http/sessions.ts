import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Me } from '../../protocol/http.ts'
import { deviceName } from '../identity/device.ts'
import { refuseBanned } from '../identity/banned.ts'
import { hashOf, newToken } from '../identity/tokens.ts'
import {
  endSession,
  findSession,
  insertSession,
  SESSION_MS,
  type Session,
  touchSession,
} from '../store/sessions.ts'
import { findByOldCookie } from '../store/users.ts'
import { disconnect } from '../tables/disconnect.ts'
import type { Hub } from '../tables/hub.ts'
import type { Services } from './services.ts'

const COOKIE = 'tianguis'
/** The minimum interval between two notes that a device was used. */
const NOTED_EVERY_MS = 3_600_000

/** A person on one of their devices; `session` is null while they have a cookie of the old kind. */
export interface Visit {
  readonly me: Me
  readonly session: Session | null
}

/**
 * The user who sends this request, by the cookie; null for a stranger. A banned person is refused.
 */
export async function visitOf(hub: Hub, request: FastifyRequest): Promise<Visit | null> {
  const visit = await knownVisit(hub, request)
  if (visit !== null && request.routeOptions.config.access?.banned !== true)
    await refuseBanned(hub, visit.me.id)
  return visit
}

async function knownVisit(hub: Hub, request: FastifyRequest): Promise<Visit | null> {
  const cookie = request.cookies[COOKIE]
  if (cookie === undefined) return null
  if (cookie.includes('.')) return oldVisit(hub, request, cookie)
  const session = await findSession(hub.store.db, hashOf(cookie), hub.clock.now())
  return session === null ? null : { me: session.me, session }
}

/** Before there were sessions, a guest's cookie was their signed id. */
async function oldVisit(hub: Hub, request: FastifyRequest, cookie: string): Promise<Visit | null> {
  const { valid, value } = request.unsignCookie(cookie)
  const me = valid && value !== null ? await findByOldCookie(hub.store.db, value) : null
  return me === null ? null : { me, session: null }
}

/** Signs this person in on this device and anybody else out of it. */
export async function signIn(
  hub: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  me: Me,
): Promise<void> {
  await refuseBanned(hub, me.id)
  const before = await visitOf(hub, request)
  if (before?.session && before.me.id === me.id) return renew(hub, request, reply, before)
  const token = newToken()
  const now = hub.clock.now()
  const row = {
    hash: hashOf(token),
    id: randomBytes(9).toString('base64url'),
    user_id: me.id,
    device: deviceName(request.headers['user-agent']),
    created_at: now,
    seen_at: now,
  }
  await hub.store.write(async db => {
    if (before?.session) await endSession(db, before.me.id, before.session.id)
    await insertSession(db, row)
  })
  if (before?.session) disconnect(hub, before.me.id)
  setCookie(hub, reply, token)
}

/** Extends the cookie, and replaces one of the old kind. */
export async function renew(
  hub: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
): Promise<void> {
  const { session } = visit
  const token = request.cookies[COOKIE]
  if (session === null || token === undefined) return signIn(hub, request, reply, visit.me)
  const now = hub.clock.now()
  const device = deviceName(request.headers['user-agent'])
  if (now - session.seenAt >= NOTED_EVERY_MS || session.oldCookie)
    await hub.store.write(db => touchSession(db, session, device, now))
  setCookie(hub, reply, token)
}

/** Removes the cookie from this device. */
export function signOut(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' })
}

function setCookie(hub: Services, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    // Else the protocol in which the trusted proxy was asked.
    secure: hub.publicUrl?.startsWith('https:') || 'auto',
    maxAge: SESSION_MS / 1000,
  })
}
