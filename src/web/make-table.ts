import { signal } from '@preact/signals'
import type { MakeTable } from '../protocol/http.ts'
import { api } from './api.ts'
import { refusedText } from './refused.ts'
import { pageText } from './text/index.ts'

interface Making {
  readonly game: string
  /** Why the table could not be made; null while it is being made. */
  readonly failed: string | null
}

/** The game for which a table is being made just now, or for which that has failed. */
export const making = signal<Making | null>(null)

/** Makes a table on the server and goes there; says so if that cannot be. */
export async function makeTable(wish: MakeTable, route: (path: string) => void): Promise<void> {
  making.value = { game: wish.game, failed: null }
  const made = await api.make({ ...wish, contributes: true })
  making.value = made.ok ? null : { game: wish.game, failed: made.why }
  if (made.ok) route(`/t/${made.value.table.id}`)
}

/** Whether a table for this game is being made just now. */
export const isMaking = (game: string) =>
  making.value?.game === game && making.value.failed === null

/** Why no table for this game could be made, in a sentence; null if nothing has failed. */
export function makingTrouble(game: string): string | null {
  const failed = making.value?.game === game ? making.value.failed : null
  if (failed === null) return null
  return failed === 'offline' ? pageText('game.needsServer') : refusedText(failed)
}
