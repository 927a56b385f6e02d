import type { FastifyRequest } from 'fastify'
import type { Me } from '../../../protocol/http.ts'
import { noGuest } from '../../errors.ts'
import type { Pass } from '../../streams/streams.ts'
import type { Hub } from '../../tables/room/hub.ts'
import { type Visit, visitOf } from '../people/sessions.ts'

/** The user who sends this request; null for a stranger. */
export async function whoIs(hub: Hub, request: FastifyRequest): Promise<Me | null> {
  const me = request.bearer?.user ?? (await visitOf(hub, request))?.me ?? null
  if (me !== null) hub.networks.note(me.id, request.ip)
  return me
}

/** The user who sends this request; throws a problem for a stranger. */
export async function someone(hub: Hub, request: FastifyRequest): Promise<Me> {
  const me = await whoIs(hub, request)
  if (me === null) throw noGuest()
  return me
}

/** The same, with the device they are on: by cookie alone. */
export async function visitor(hub: Hub, request: FastifyRequest): Promise<Visit> {
  const visit = await visitOf(hub, request)
  if (visit === null) throw noGuest()
  return visit
}

/** With what this request came, once it is known who sends it. */
export function passOf({ bearer, visit }: FastifyRequest): Pass {
  if (bearer !== null) return { user: bearer.user.id, session: null, token: bearer.id }
  return { user: visit?.me.id ?? null, session: visit?.session?.id ?? null, token: null }
}
