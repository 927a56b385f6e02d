import type { GameEntry, LoadedGame } from '../../../kit/game-entry.ts'
import { type LocalRecord, todayShelf } from '../local/local-record.ts'
import { newRecord } from '../local/local.ts'
import { newcomersWish } from '../wish.ts'

/* The deal of the day: on one day everybody plays a game with the same shuffle at the same table. */

/** The day at this moment (Unix milliseconds) by the calendar of this device: "2026-11-29". */
export function dayAt(at: number): string {
  const date = new Date(at)
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map(part => String(part).padStart(2, '0')).join('-')
}

/** Noon of the day `days` later than this one. No change of clocks makes another day of it. */
export const noonOf = (day: string, days = 0): number => {
  const noon = new Date(`${day}T12:00`)
  return noon.setDate(noon.getDate() + days)
}

/** What the deals of a day are shuffled by. It is no secret: everybody is to have the same. */
const seedOf = (day: string): string => day.replaceAll('-', '')

/** The deal of this game and day as I have it before me, if the shelf has it. */
export function keptDeal(game: string, day: string): LocalRecord | null {
  const kept = todayShelf.load(game)
  return kept?.chronicle.seed === seedOf(day) ? kept : null
}

/**
 * The table of a game and a day before anybody has moved: bots of one level, no hints, and the
 * printed values that the game comes with, whichever set a server prefers.
 */
export function dealOf({ game, contentSets }: Dealt, { meta }: Of, day: string): LocalRecord {
  const { chairs, options } = newcomersWish(meta, 'medium')
  const world = { game, now: Date.now, seed: () => seedOf(day) }
  const standard = contentSets && { content: contentSets.standard }
  return { ...newRecord(world, chairs, { ...options, ...standard }), noHints: true }
}
type Dealt = Pick<LoadedGame, 'game' | 'contentSets'>
type Of = Pick<GameEntry, 'meta'>
