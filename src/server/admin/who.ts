import type { FastifyRequest } from 'fastify'
import { AdminDone } from '../../protocol/admin.ts'
import { Problem } from '../../protocol/http.ts'
import type { By } from './tables.ts'
import { problem } from '../errors.ts'
import { isAdmin } from '../store/admin.ts'
import type { Hub } from '../tables/hub.ts'
import { needs } from '../http/access.ts'
import { someone } from '../http/guests.ts'

/** What all routes for admins share. */
export const config = { access: needs('admin') }
export const tags = ['Admin']
export const done = { 200: AdminDone, '4xx': Problem }
export const DONE = { done: true as const }

/** The admin who sends this request; throws a problem for anybody else. */
export async function adminOf(hub: Hub, request: FastifyRequest): Promise<By> {
  if (request.operator) return null
  const { id } = await someone(hub, request)
  if (await isAdmin(hub.store.db, id)) return id
  throw problem(403, 'admin-only', 'Only the people who run this server may do this.')
}

/** For what only the command line may do, not even an admin. */
export async function operatorOnly(hub: Hub, request: FastifyRequest): Promise<By> {
  const by = await adminOf(hub, request)
  if (by === null) return by
  throw problem(403, 'operator-only', 'Use the command line for this: `tianguis admin`.')
}
