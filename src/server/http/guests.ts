import { randomBytes } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { type Me, MeAnswer, Problem, Rename } from '../../protocol/http.ts'
import { problem } from '../errors.ts'
import { insertUser, renameUser } from '../store/users.ts'
import type { Hub } from '../tables/hub.ts'
import { showName } from '../tables/seating.ts'
import { anybody, person, visitor } from './access.ts'
import { friendlyName, tidyName } from '../domain/names.ts'
import { renew, signIn, visitOf } from './sessions.ts'

/** The user who sends this request; null for a stranger. */
export async function whoIs(hub: Hub, request: FastifyRequest): Promise<Me | null> {
  return request.bearer?.user ?? (await visitOf(hub, request))?.me ?? null
}

/** The user who sends this request; throws a problem for a stranger. */
export async function someone(hub: Hub, request: FastifyRequest): Promise<Me> {
  const me = await whoIs(hub, request)
  if (me === null) throw problem(401, 'no-guest', 'Become a guest first: POST /api/guest.')
  return me
}

/** A new person with a friendly name. */
export async function newGuest(hub: Hub): Promise<Me> {
  const me = { id: randomBytes(16).toString('base64url'), name: friendlyName() }
  await hub.store.write(db => insertUser(db, me, hub.clock.now()))
  return me
}

/** Guests: no account is needed; a cookie is enough to come back to one's tables. */
export function guestRoutes(hub: Hub, few: object): FastifyPluginAsyncTypebox {
  return async app => {
    const answers = { 200: MeAnswer, '4xx': Problem }

    app.post(
      '/api/guest',
      {
        config: { ...few, access: visitor },
        schema: {
          summary: 'Makes me a guest and says who I am. Sets the cookie.',
          tags: ['Me'],
          response: answers,
        },
      },
      async (request, reply) => {
        const visit = await visitOf(hub, request)
        if (visit !== null) {
          await renew(hub, request, reply, visit)
          return { me: visit.me }
        }
        const me = await newGuest(hub)
        await signIn(hub, request, reply, me)
        return { me }
      },
    )

    app.get(
      '/api/me',
      {
        config: { access: anybody('read') },
        schema: { summary: 'Who I am; null for a stranger.', tags: ['Me'], response: answers },
      },
      async (request, reply) => {
        if (request.bearer !== null) return { me: request.bearer.user }
        const visit = await visitOf(hub, request)
        if (visit !== null) await renew(hub, request, reply, visit)
        return { me: visit?.me ?? null }
      },
    )

    app.patch(
      '/api/me',
      {
        config: { access: person },
        schema: { summary: 'Changes my name.', tags: ['Me'], body: Rename, response: answers },
      },
      async request => {
        const { id } = await someone(hub, request)
        const name = tidyName(request.body.name)
        if (name === null) throw problem(400, 'bad-name', 'A name has 1 to 24 visible characters.')
        const me = { id, name }
        await hub.store.write(db => renameUser(db, me))
        await showName(hub, me)
        return { me }
      },
    )
  }
}
