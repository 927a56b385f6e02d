import type { MyTable } from '../../../protocol/table.ts'
import { api } from '../../api.ts'
import { ensureContent } from '../../contents.ts'

type Found = { readonly my: MyTable; readonly problem: string | null } | { readonly why: string }

/** Comes to a table, and sits down first if there is an invitation. */
export async function enter(id: string, invite: string): Promise<Found> {
  const found = await api.table(id)
  if (!found.ok) return { why: found.why }
  const { game, options } = found.value.table
  // Without the values it is played with everything would be shown wrong.
  if (!(await ensureContent(game, options))) return { why: 'offline' }
  if (!invite || found.value.seat !== null) return { my: found.value, problem: null }
  if (found.value.table.status !== 'open') return { my: found.value, problem: 'late' }
  const sat = await api.sit(id, { invite, beside: true, contributes: true })
  return sat.ok ? { my: sat.value, problem: null } : { my: found.value, problem: sat.why }
}
