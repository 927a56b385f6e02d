import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Me } from '../../../protocol/http.ts'
import { deviceName } from '../../identity/device.ts'
import { refuseBanned } from '../../tables/begin/banned.ts'
import { hashOf, newToken } from '../../identity/tokens.ts'
import {
  findSession,
  insertSession,
  rehashSession,
  SESSION_MS,
  type Session,
  touchSession,
} from '../../store/people/sessions.ts'
import type { Job } from '../../store/database/group-commit.ts'
import type { Schema } from '../../store/database/schema.ts'
import { deleteTheirs, findByOldCookie } from '../../store/people/users.ts'
import { disconnect } from '../../tables/life/disconnect.ts'
import type { Hub } from '../../tables/room/hub.ts'
import { writeFor } from '../../tables/begin/table-budgets.ts'
import type { Services } from '../route/services.ts'
import { makeId } from '../../ids.ts'

const COOKIE = 'tianguis'
/**
 * A browser takes a cookie of this name from this very host only, over https: no other site of the
 * same domain can plant one. Where the origin is https it takes the place of the other.
 */
const HOST_COOKIE = '__Host-tianguis'
/** The minimum interval between two notes that a device was used. */
const NOTED_EVERY_MS = 3_600_000

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends this request by a cookie, once that was asked. */
    visit: Visit | null
  }
}

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
  request.visit = visit
  if (visit !== null && request.routeOptions.config.access?.banned !== true)
    await refuseBanned(hub, visit.me.id)
  return visit
}

async function knownVisit(hub: Hub, request: FastifyRequest): Promise<Visit | null> {
  const cookie = cookieOf(request)
  if (cookie === undefined) return null
  if (cookie.includes('.')) return oldVisit(hub, request, cookie)
  const session = await findSession(hub.store.db, hashOf(cookie), hub.clock.now())
  if (session === null || (session.hostOnly && !showsHostCookie(request))) return null
  return { me: session.me, session }
}

const showsHostCookie = ({ cookies }: FastifyRequest) => cookies[HOST_COOKIE] !== undefined

function cookieOf({ cookies }: FastifyRequest): string | undefined {
  return cookies[HOST_COOKIE] ?? cookies[COOKIE]
}

/** Before there were sessions, a guest's cookie was their signed id. */
async function oldVisit(hub: Hub, request: FastifyRequest, cookie: string): Promise<Visit | null> {
  const { valid, value } = request.unsignCookie(cookie)
  const me = valid && value !== null ? await findByOldCookie(hub.store.db, value) : null
  return me === null ? null : { me, session: null }
}

/** A session that is not stored yet. */
interface NewSession {
  readonly save: Job<Schema, void>
  /** Once it is stored. */
  readonly begin: (reply: FastifyReply) => void
}

/** Signs this person in on this device and anybody else out of it. */
export async function signIn(
  hub: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  me: Me,
): Promise<void> {
  const session = await newSession(hub, request, me)
  // They may have been deleted since their key was read.
  await writeFor(hub, me.id, session.save)
  session.begin(reply)
}

/** What signs this person in, to be stored with whatever belongs to it. */
export async function newSession(
  hub: Services,
  request: FastifyRequest,
  me: Me,
): Promise<NewSession> {
  await refuseBanned(hub, me.id)
  const before = await visitOf(hub, request)
  if (before?.session && before.me.id === me.id) return rotated(hub, request, before.session)
  const token = newToken()
  const now = hub.clock.now()
  const row = {
    hash: hashOf(token),
    id: makeId(),
    user_id: me.id,
    device: deviceName(request.headers['user-agent']),
    created_at: now,
    seen_at: now,
    host_only: isEncrypted(hub, request) ? 1 : 0,
  }
  return {
    async save(db) {
      if (before?.session) await deleteTheirs(db, 'sessions', before.me.id, before.session.id)
      await insertSession(db, row)
    },
    begin(reply) {
      if (before?.session) disconnect(hub, { user: before.me.id, session: before.session.id })
      setCookie(hub, request, reply, token)
    },
  }
}

/** A new secret for this session, once more depends on it. Its device stays signed in. */
export async function rotate(
  hub: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
): Promise<void> {
  const next = rotated(hub, request, session)
  await hub.store.write(next.save)
  next.begin(reply)
}

function rotated(hub: Services, request: FastifyRequest, { id }: Session): NewSession {
  const token = newToken()
  return {
    save: db => rehashSession(db, id, hashOf(token)),
    begin: reply => setCookie(hub, request, reply, token),
  }
}

/** Extends the cookie, and replaces one of the old kind. */
export async function renew(
  hub: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: Visit,
): Promise<void> {
  const { session } = visit
  const token = cookieOf(request)
  if (session === null || token === undefined) return signIn(hub, request, reply, visit.me)
  const now = hub.clock.now()
  const device = deviceName(request.headers['user-agent'])
  const hostOnly = showsHostCookie(request)
  if (
    now - session.seenAt >= NOTED_EVERY_MS ||
    session.oldCookie ||
    hostOnly !== session.hostOnly
  ) {
    const seen = { device, seen_at: now, host_only: hostOnly ? 1 : 0 }
    await hub.store.write(db => touchSession(db, session, seen))
  }
  setCookie(hub, request, reply, token)
}

/** Removes the cookie from this device. */
export function signOut(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' })
  reply.clearCookie(HOST_COOKIE, { path: '/', secure: true })
}

/** By the public address, else by the protocol in which the trusted proxy was asked. */
function isEncrypted({ publicUrl }: Services, { protocol }: FastifyRequest): boolean {
  return publicUrl?.startsWith('https:') === true || protocol === 'https'
}

function setCookie(
  hub: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  const secure = isEncrypted(hub, request)
  reply.setCookie(secure ? HOST_COOKIE : COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: SESSION_MS / 1000,
  })
  if (secure && request.cookies[COOKIE] !== undefined) reply.clearCookie(COOKIE, { path: '/' })
}
