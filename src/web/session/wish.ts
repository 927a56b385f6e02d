import type { Game, GameTypes } from '../../kernel/game.ts'
import { fitOptions } from '../../kernel/match.ts'
import type { GameMeta } from '../../kit/meta.ts'
import type { Level } from '../../protocol/table.ts'
import { storage } from '../storage.ts'
import { LEVELS } from './usual.ts'

/* What somebody asks of a new table: written in its address, and remembered for the next one. */

/**
 * Who is to sit on a chair of a new table: me, somebody who gets a link, somebody who plays on this
 * device too, or a bot.
 */
export type Chair = 'me' | 'open' | 'here' | Level

export interface Wish {
  readonly chairs: readonly Chair[]
  /** What was chosen; options left out are as they come. */
  readonly options: GameTypes['options']
  /** What people at this device are called, by chair; "" on other chairs. */
  readonly names?: readonly string[]
  /** The table gives no hints. */
  readonly noHints?: true
}

/** The parameters of an address. */
export type Query = { readonly [name: string]: string | undefined }

const CHAIRS: readonly Chair[] = ['me', 'open', 'here', ...LEVELS]
const LONGEST_NAME = 24

/** The wish as parameters of an address. */
export function queryOf({ chairs, options, names, noHints }: Wish): URLSearchParams {
  const query = new URLSearchParams({ chairs: chairs.join(',') })
  if (names && chairs.includes('here')) query.set('names', names.map(encodeURIComponent).join(','))
  if (noHints) query.set('hints', 'off')
  for (const [name, value] of Object.entries(options)) query.set(name, String(value))
  return query
}

/** The chairs that an address names (`?chairs=me,hard,easy`); null if nobody could sit so. */
export function chairsIn({ seats }: Pick<Game, 'seats'>, query: Query): readonly Chair[] | null {
  const [min, max] = seats
  const chairs = (query['chairs'] ?? '')
    .split(',')
    .flatMap(name => CHAIRS.find(offer => offer === name) ?? [])
  const mine = chairs.filter(chair => chair === 'me').length
  return chairs.length >= min && chairs.length <= max && mine === 1 ? chairs : null
}

/** What people are called by an address (`?names=Ana,Ben`), by chair; "" where it does not say. */
export function namesIn(query: Query, chairs: readonly Chair[]): readonly string[] {
  const names = (query['names'] ?? '').split(',').map(decoded)
  return chairs.map((_, index) => names[index] ?? '')
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name).trim().slice(0, LONGEST_NAME)
  } catch {
    return ''
  }
}

/** Whether an address asks for a table without hints, as it is said in a wish. */
export const hintsIn = (query: Query): Pick<Wish, 'noHints'> =>
  query['hints'] === 'off' ? { noHints: true } : {}

/** The options that an address names; none if they do not fit each other or the players. */
export function optionsIn(game: Game, query: Query, players: number): GameTypes['options'] {
  const options: GameTypes['options'] = {}
  for (const [name, values] of Object.entries(game.options)) {
    const chosen = values.find(value => String(value) === query[name])
    if (chosen !== undefined) options[name] = chosen
  }
  return fitOptions(game, players, options).ok ? options : {}
}

const nameOf = (game: string) => `wish:${game}`

/** Keeps what was chosen for a game: the next table of it is set alike. */
export function remember(game: string, wish: Wish): void {
  storage.write(nameOf(game), queryOf(wish).toString())
}

/** What was chosen last for a game, as far as it still fits; null before the first time. */
export function remembered(game: Game): Wish | null {
  const query = Object.fromEntries(new URLSearchParams(storage.read(nameOf(game.id)) ?? ''))
  const chairs = chairsIn(game, query)
  if (!chairs) return null
  const names = namesIn(query, chairs)
  return { chairs, options: optionsIn(game, query, chairs.length), names, ...hintsIn(query) }
}

/** A table for somebody who has not played the game: a few bots, easy ones, and little to decide. */
export function newcomersWish({ newcomer }: Pick<GameMeta, 'newcomer'>, level: Level = 'easy') {
  const others = Array.from({ length: (newcomer?.players ?? 2) - 1 }, () => level)
  return { chairs: ['me' as const, ...others], options: { ...newcomer?.options } }
}
