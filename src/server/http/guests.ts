import { randomBytes } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Me, MeAnswer, Problem, Rename } from '../../protocol/http.ts'
import { problem } from '../errors.ts'
import { findUser, insertUser, renameUser } from '../store/users.ts'
import type { Hub } from '../tables/hub.ts'
import { showName } from '../tables/seating.ts'
import { friendlyName, tidyName } from './names.ts'

const COOKIE = 'tianguis'
/** The longest browsers keep a cookie; renewed at each visit. */
const YEAR_SECONDS = 400 * 24 * 3600

/** Who sends this request, by the signed cookie; null if nobody we know. */
export async function whoIs(hub: Hub, request: FastifyRequest): Promise<Me | null> {
  const cookie = request.cookies[COOKIE]
  if (cookie === undefined) return null
  const { valid, value } = request.unsignCookie(cookie)
  return valid && value !== null ? findUser(hub.store.db, value) : null
}

/** Who sends this request; a problem if nobody we know. */
export async function someone(hub: Hub, request: FastifyRequest): Promise<Me> {
  const me = await whoIs(hub, request)
  if (me === null) throw problem(401, 'no-guest', 'Become a guest first: POST /api/guest.')
  return me
}

/** Guests: nobody needs an account; a cookie is enough to come back to one's tables. */
export function guestRoutes(hub: Hub, secure: boolean, few: object): FastifyPluginAsyncTypebox {
  const remember = (reply: FastifyReply, me: Me) =>
    reply.setCookie(COOKIE, me.id, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      signed: true,
      maxAge: YEAR_SECONDS,
    })

  return async app => {
    const answers = { 200: MeAnswer, '4xx': Problem }

    app.post('/api/guest', { config: few, schema: { response: answers } }, async (request, reply) => {
      const known = await whoIs(hub, request)
      const me = known ?? { id: randomBytes(16).toString('base64url'), name: friendlyName() }
      if (known === null) await hub.store.write(db => insertUser(db, me, Date.now()))
      remember(reply, me)
      return { me }
    })

    app.get('/api/me', { schema: { response: answers } }, async (request, reply) => {
      const me = await whoIs(hub, request)
      if (me !== null) remember(reply, me)
      return { me }
    })

    app.patch('/api/me', { schema: { body: Rename, response: answers } }, async request => {
      const { id } = await someone(hub, request)
      const name = tidyName(request.body.name)
      if (name === null) throw problem(400, 'bad-name', 'A name has 1 to 24 visible characters.')
      const me = { id, name }
      await hub.store.write(db => renameUser(db, me))
      await showName(hub, me)
      return { me }
    })
  }
}
