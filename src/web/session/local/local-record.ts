import type { Chronicle } from '../../../kernel/match.ts'
import type { Level } from '../../../protocol/table.ts'
import { storage } from '../../storage.ts'

/**
 * Who sits on a chair of a table played in this browser: the person whose browser it is, somebody
 * else who plays on the same device, or a bot.
 */
export type LocalChair = 'me' | 'here' | Level

/** The level of the bot on this chair; null if a person sits there. */
export const botOn = (chair: LocalChair | undefined): Level | null =>
  chair === undefined || chair === 'me' || chair === 'here' ? null : chair

/** A match played in this browser, as it is kept: enough to go on with it, or to show it again. */
export interface LocalRecord {
  readonly chronicle: Chronicle
  readonly chairs: readonly LocalChair[]
  /** What people are called, by seat, where several play on this device. */
  readonly names?: readonly string[]
  /** The table was made without hints. */
  readonly noHints?: true
  /** How many matches each seat has won in a row, one after the other, before this one. */
  readonly won?: readonly number[]
  /** When each ply was made, in Unix milliseconds. */
  readonly times: readonly number[]
  readonly createdAt: number
  readonly over: boolean
  /** When a tab last sat down at the table: other tabs hear of it and get up. */
  readonly openedAt: number
}

/** The record of a match as it begins at this table, at whatever entry of its log. */
export const freshRecord = (
  chronicle: Chronicle,
  chairs: readonly LocalChair[],
  createdAt: number,
): LocalRecord => ({ chronicle, chairs, times: [], createdAt, over: false, openedAt: 0 })

/** Where records lie: one table a game. */
export interface Shelf {
  load(game: string): LocalRecord | null
  save(game: string, record: LocalRecord): void
  /** Calls back when another tab has put something else there. */
  onForeign(game: string, listener: () => void): () => void
}

/** A shelf in this browser's storage; it survives reload, closed tabs and a dead battery. */
function shelfNamed(name: string): Shelf {
  const nameOf = (game: string) => `${name}:${game}`
  return {
    load(game) {
      const record = storage.readJson<LocalRecord>(nameOf(game))
      const isWhole = Array.isArray(record?.chairs) && Array.isArray(record.chronicle?.log)
      return isWhole ? record : null
    },
    save(game, record) {
      storage.write(nameOf(game), JSON.stringify(record))
    },
    onForeign(game, listener) {
      return storage.onForeign(nameOf(game), value => value !== null && listener())
    },
  }
}

/** The games that are played here. */
export const shelf = shelfNamed('table')
/** Games played on from a moment of another one: they replace none that is under way. */
export const whatIfShelf = shelfNamed('what-if')
/** The deals of the day. */
export const todayShelf = shelfNamed('deal')

/** Where the match kept here is watched again: as I saw it, or, if we shared it, with all hands. */
export function replayAddress(game: string): string {
  const chairs = shelf.load(game)?.chairs ?? []
  const eyes = chairs.includes('here') ? 'all' : Math.max(0, chairs.indexOf('me'))
  return `/play/${game}/replay?eyes=${eyes}`
}
