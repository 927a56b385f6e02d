import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { findGame, GAMES } from '../../games/index.ts'
import type { PerSeat, Seat } from '../../kernel/game.ts'
import { begin, type Chronicle, type Match, replay } from '../../kernel/match.ts'
import type { GameEntry } from '../../kit/game-entry.ts'
import type { Language } from '../../kit/meta.ts'
import { useContents } from '../content.ts'
import { Failure } from '../failure.ts'
import { gameNamed } from '../values.ts'
import { keptIn, mustBeNew } from './kept.ts'
import { type Seating, seatPlayers } from './seats.ts'
import type { PlayWords } from './text/index.ts'

/** What was asked for, besides the game. */
export interface PlayOptions extends Seating {
  readonly seed?: string
  readonly lang: Language
  readonly options?: Readonly<Record<string, unknown>>
  readonly plain?: boolean
  /** False with --no-hints. */
  readonly hints?: boolean
  readonly content?: readonly string[]
  /** The file that the match is kept in. */
  readonly save?: string
}

/** A match that is about to be played, or played on. */
export interface Begun {
  readonly entry: GameEntry
  readonly match: Match
  readonly me: Seat
  /** The bots' levels; null where the player sits. */
  readonly levels: PerSeat<string | null>
  /** Where it is kept, if it is. */
  readonly file: string | undefined
}

/**
 * The match that was asked for: a new one of the game of this name, or the one that is kept in the
 * file of this name. Where nothing is named and there are menus, they ask; null if the player would
 * rather not play.
 */
export async function begun(
  named: string | undefined,
  given: PlayOptions,
  menus: boolean,
  words: PlayWords,
): Promise<Begun | null> {
  if (named !== undefined && namesFile(named)) return goneOn(named, given)
  const wish = named === undefined ? await wishedFor(words, given, menus) : { ...given, id: named }
  return wish && begunAnew(wish)
}

const namesFile = (named: string) =>
  findGame(named) === undefined && (named.endsWith('.json') || existsSync(named))

async function begunAnew(wish: PlayOptions & { readonly id: string }): Promise<Begun> {
  const { id, players, bots, seat, seed, content, save } = wish
  const entry = gameNamed(id)
  if (save !== undefined) mustBeNew(save)
  await useContents(content, id)
  const { game } = await entry.load()
  const levels = seatPlayers(game, entry.meta, wish)
  const newcomers = players === undefined && bots === undefined && entry.meta.newcomer?.options
  const options = wish.options ?? (newcomers || {})
  const match = begin(game, levels.length, options, seed ?? randomBytes(8).toString('hex'))
  if (!match.ok) throw Failure.usage(match.message)
  return { entry, match: match.value, me: seat, levels, file: save }
}

/** The match of this file, played on by those who began it. */
async function goneOn(file: string, given: PlayOptions): Promise<Begun> {
  const { players, bots, seed, options, save, content } = given
  if ([players, bots, seed, options, save].some(value => value !== undefined))
    throw Failure.usage(`${file} is a match: its game, players, bots, deal and options stand.`)
  const kept = await keptIn(file)
  const entry = gameNamed(kept.game)
  await useContents(content, kept.game)
  const { game } = await entry.load()
  const seat = kept.levels.indexOf(null)
  const others = kept.levels.filter(level => level !== null)
  const levels = seatPlayers(game, entry.meta, { players: kept.seats, bots: others, seat })
  const match = replay(game, kept as Chronicle)
  if (!match.ok) throw Failure.world(`${file} cannot be played on: ${match.message}`)
  return { entry, match: match.value, me: seat, levels, file }
}

/** Asks for the game, the players and their strength; null if the player would rather not play. */
async function wishedFor(words: PlayWords, given: PlayOptions, menus: boolean) {
  if (!menus)
    throw Failure.usage(
      `Name a game: tianguis play ${GAMES.map(({ meta }) => meta.id).join(', or ')}.`,
    )
  const choice = await (await import('./choose.ts')).choose(words, given.lang)
  if (choice === null) return null
  const { meta, players, bots } = choice
  const options = { ...meta.newcomer?.options, ...given.options }
  return { ...given, id: meta.id, players, bots, options }
}
