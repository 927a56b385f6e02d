import type { Chronicle } from '../../../kernel/match.ts'
import type { Level } from '../../../protocol/table.ts'
import { storage } from '../../storage.ts'

/** Who sits on a chair of a table played in this browser: its one person, or a bot. */
export type LocalChair = 'me' | Level

/** A match played in this browser, as it is kept: enough to go on with it, or to show it again. */
export interface LocalRecord {
  readonly chronicle: Chronicle
  readonly chairs: readonly LocalChair[]
  /** When each ply was made, in Unix milliseconds. */
  readonly times: readonly number[]
  readonly createdAt: number
  readonly over: boolean
  /** When a tab last sat down at the table: other tabs hear of it and get up. */
  readonly openedAt: number
}

/** Where records lie: one table a game. */
export interface Shelf {
  load(game: string): LocalRecord | null
  save(game: string, record: LocalRecord): void
  /** Calls back when another tab has put something else there. */
  onForeign(game: string, listener: () => void): () => void
}

const nameOf = (game: string) => `table:${game}`

/** The shelf in this browser's storage; it survives reload, closed tabs and a dead battery. */
export const shelf: Shelf = {
  load(game) {
    try {
      const record = JSON.parse(storage.read(nameOf(game)) ?? 'null') as LocalRecord | null
      return record && Array.isArray(record.chairs) && Array.isArray(record.chronicle.log)
        ? record
        : null
    } catch {
      return null
    }
  },
  save(game, record) {
    storage.write(nameOf(game), JSON.stringify(record))
  },
  onForeign(game, listener) {
    const heard = (event: StorageEvent) => {
      if (event.key === `tianguis:${nameOf(game)}` && event.newValue !== null) listener()
    }
    addEventListener('storage', heard)
    return () => removeEventListener('storage', heard)
  },
}
