import type { FastifyRequest } from 'fastify'
import type { Me } from '../../protocol/http.ts'
import { problem } from '../errors.ts'
import type { Pass } from '../streams/streams.ts'
import type { Hub } from '../tables/hub.ts'
import { type Visit, visitOf } from './sessions.ts'

/** The user who sends this request; null for a stranger. */
export async function whoIs(hub: Hub, request: FastifyRequest): Promise<Me | null> {
  const me = request.bearer?.user ?? (await visitOf(hub, request))?.me ?? null
  if (me !== null) hub.networks.note(me.id, request.ip)
  return me
}

/** The user who sends this request; throws a problem for a stranger. */
export async function someone(hub: Hub, request: FastifyRequest): Promise<Me> {
  return (await whoIs(hub, request)) ?? noGuest()
}

/** The same, with the device they are on: by cookie alone. */
export async function visitor(hub: Hub, request: FastifyRequest): Promise<Visit> {
  return (await visitOf(hub, request)) ?? noGuest()
}

/** With what this request came, once it is known who sends it. */
export function passOf({ bearer, visit }: FastifyRequest): Pass {
  if (bearer !== null) return { user: bearer.user.id, session: null, token: bearer.id }
  return { user: visit?.me.id ?? null, session: visit?.session?.id ?? null, token: null }
}

function noGuest(): never {
  throw problem(401, 'no-guest', 'Become a guest first: POST /api/guest.')
}
