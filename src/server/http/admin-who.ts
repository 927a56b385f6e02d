import type { FastifyRequest } from 'fastify'
import { AdminDone } from '../../protocol/admin.ts'
import { Problem } from '../../protocol/http.ts'
import type { By } from '../admin/tables.ts'
import { problem } from '../errors.ts'
import { isAdmin } from '../store/admin.ts'
import type { Hub } from '../tables/hub.ts'
import { needs } from './access.ts'
import { someone } from './guests.ts'

/** What all routes for admins have in common. */
export const config = { access: needs('admin') }
export const tags = ['Admin']
export const done = { 200: AdminDone, '4xx': Problem }
export const DONE = { done: true as const }

/** Which admin sends this request; a problem if it is anybody else. */
export async function adminOf(hub: Hub, request: FastifyRequest): Promise<By> {
  if (request.operator) return null
  const { id } = await someone(hub, request)
  if (await isAdmin(hub.store.db, id)) return id
  throw problem(403, 'admin-only', 'Only those may who run this server.')
}

/** What not even an admin may, but whoever has the command line. */
export async function operatorOnly(hub: Hub, request: FastifyRequest): Promise<By> {
  const by = await adminOf(hub, request)
  if (by === null) return by
  throw problem(403, 'operator-only', 'This is done on the command line: `tianguis admin`.')
}
