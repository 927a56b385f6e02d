import type { FastifyRequest } from 'fastify'
import { AdminDone } from '../../protocol/admin.ts'
import { problem } from '../errors.ts'
import type { Access } from '../http/route/access.ts'
import { someone } from '../http/route/who.ts'
import { isAdmin } from '../store/admin/admin.ts'
import type { Hub } from '../tables/room/hub.ts'
import type { By } from './tables.ts'

/** For admins, by cookie or token, and for the command line. */
export const admin: Access<By> = { scope: 'admin', strangers: false, identify: adminOf }
/** For what only the command line may do, not even an admin. */
export const operator: Access<By> = { ...admin, identify: operatorOnly }

/** What the routes for admins share that only do something. */
export const deed = { access: admin, answer: AdminDone }
export const DONE = { done: true as const }

/** The admin who sends this request; throws a problem for anybody else. */
async function adminOf(hub: Hub, request: FastifyRequest): Promise<By> {
  if (request.operator) return null
  const { id } = await someone(hub, request)
  if (await isAdmin(hub.store.db, id)) return id
  throw problem(403, 'admin-only', 'Only the people who run this server may do this.')
}

async function operatorOnly(hub: Hub, request: FastifyRequest): Promise<By> {
  const by = await adminOf(hub, request)
  if (by === null) return by
  throw problem(403, 'operator-only', 'Use the command line for this: `tianguis admin`.')
}
