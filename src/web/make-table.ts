import { signal } from '@preact/signals'
import type { MakeTable } from '../protocol/http.ts'
import { api } from './api.ts'

/** The game for which a table is being made just now, or for which that has failed. */
export const making = signal<{ readonly game: string; readonly failed: boolean } | null>(null)

/** Makes a table on the server and goes there; says so if that cannot be. */
export async function makeTable(wish: MakeTable, route: (path: string) => void): Promise<void> {
  making.value = { game: wish.game, failed: false }
  const made = await api.make({ ...wish, contributes: true })
  making.value = made.ok ? null : { game: wish.game, failed: true }
  if (made.ok) route(`/t/${made.value.table.id}`)
}
