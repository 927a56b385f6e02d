import { findGame } from '../../../games/index.ts'
import type { Game, Seat } from '../../../kernel/game.ts'
import { Rng } from '../../../kernel/rng.ts'
import { ensureContent } from '../../contents.ts'
import { allowsHints } from '../hints.ts'
import { whatIfShelf } from '../local/local-record.ts'
import { secret } from '../local/local-world.ts'
import type { SessionState } from '../session.ts'
import { askedIn, imagined, playedOn, type Position } from './position.ts'

/** Where a game is played on that was begun from a moment of another one. */
export const whatIfPath = (game: string): string => `/play/${game}/what-if`

/**
 * Puts a game on the shelf that goes on from there: I sit where I look from, else where somebody is
 * asked. Whether that can be.
 */
export function beginWhatIf(
  game: Game,
  position: Position,
  eyes: Seat | null,
  hints = true,
): boolean {
  const me = eyes ?? askedIn(game, position, null)
  const world = { seed: secret(), now: Date.now() }
  const record = me === null ? null : playedOn(game, position, me, world)
  if (record) whatIfShelf.save(game.id, hints ? record : { ...record, noHints: true })
  return record !== null
}

/**
 * The same from a moment of a match that still goes on: what I do not know of it is made up. Where
 * that match gives no hints (`hints`: the session does), this gives none of it either. Whether that
 * can be.
 */
export async function beginImagined(
  { table, seat, moment }: SessionState,
  hints: boolean,
): Promise<boolean> {
  const game = await gameOf(table.game, table.options)
  if (!game || !moment || table.version !== game.version) return false
  const position = imagined(game, moment.view, table.options, Rng.from(Date.now()))
  const helped = hints && allowsHints(table, seat)
  return position !== null && beginWhatIf(game, position, seat, helped)
}

/** A game with the printed values of these options; null if they are not to be had. */
export async function gameOf(id: string, options: Position['options']): Promise<Game | null> {
  const known = await ensureContent(id, options)
  return known ? ((await findGame(id)?.load())?.game ?? null) : null
}
