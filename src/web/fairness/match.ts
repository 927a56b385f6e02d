import type { ProvenMatch } from '../../kit/fairness/verdict.ts'
import { request } from '../api.ts'

/** Matches that were asked for already, by table. */
const asked = new Map<string, Promise<ProvenMatch | null>>()

/**
 * A finished match of the server, move by move; null of a table that is none, such as a match
 * brought here from a file. Rejects if the server does not answer.
 */
export function matchOf(table: string): Promise<ProvenMatch | null> {
  const known = asked.get(table) ?? ask(table)
  asked.set(table, known)
  known.catch(() => asked.delete(table))
  return known
}

async function ask(table: string): Promise<ProvenMatch | null> {
  const answer = await request<ProvenMatch>('GET', `/tables/${encodeURIComponent(table)}/chronicle`)
  if (answer.ok) return answer.value
  if (answer.why === 'not-found') return null
  throw new Error(answer.why)
}
