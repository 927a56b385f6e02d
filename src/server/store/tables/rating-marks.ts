import { makeId } from '../../ids.ts'
import { dropRows } from '../database/rows.ts'
import type { Db } from '../database/schema.ts'
import { putSetting } from '../database/settings.ts'

const MARK = 'rate-again '
export const markOf = (game: string) => MARK + game

/**
 * Stores, with what has changed it, that the ratings of a game are to be computed again: so also a
 * server that dies meanwhile has it done.
 */
export async function markRatings(db: Db, game: string): Promise<void> {
  await putSetting(db, markOf(game), makeId())
}

/** The games whose ratings are to be computed again. */
export async function markedGames(db: Db): Promise<string[]> {
  const marks = db.selectFrom('settings').where('name', 'like', `${MARK}%`)
  return (await marks.select('name').execute()).map(({ name }) => name.slice(MARK.length))
}

/** They are what they should be. */
export async function deleteMark(db: Db, game: string): Promise<void> {
  await dropRows(db, 'settings', { name: markOf(game) })
}
