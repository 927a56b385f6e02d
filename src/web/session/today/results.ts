import { findGame } from '../../../games/index.ts'
import type { Game, GameTypes } from '../../../kernel/game.ts'
import { ranks } from '../../../kernel/rank.ts'
import { type GameMeta, sidesAt } from '../../../kit/meta.ts'
import { placeOf } from '../../place.ts'
import { storage } from '../../storage.ts'
import type { LocalRecord } from '../local/local-record.ts'
import { dayAt, noonOf } from './deal.ts'

/** How somebody did with the deal of a day. */
export interface DayResult {
  readonly day: string
  readonly game: string
  /** From 1. */
  readonly place: number
  readonly players: number
  /** Null where a game's points only count places. */
  readonly points: number | null
}

/** How I did in a match that is over. Partners share a place. */
export function resultOf(
  game: Game,
  day: string,
  state: GameTypes['state'],
  { chairs }: Pick<LocalRecord, 'chairs'>,
): DayResult {
  const me = chairs.indexOf('me')
  const scores = game.scores(state)
  const meta: Partial<GameMeta> = findGame(game.id)?.meta ?? {}
  return {
    day,
    game: game.id,
    place: placeOf(game.id, chairs.length, ranks(scores)[me] ?? chairs.length),
    players: sidesAt(meta, chairs.length),
    points: meta.placesOnly ? null : (scores[me]?.[0] ?? 0),
  }
}

const KEY = 'today'
/** The oldest are dropped. */
const MOST = 400

/** My results of the days, the latest first; none if what was kept cannot be read. */
export const dayResults = () => storage.readList<DayResult>(KEY)

/** My result with the deal of this game and day. */
export const dayResult = (
  game: string,
  day: string,
  results = dayResults(),
): DayResult | undefined => results.find(kept => kept.game === game && kept.day === day)

/** Keeps a result: the first of a game and day is the one that counts. */
export function keepDayResult(result: DayResult): void {
  if (dayResult(result.game, result.day)) return
  storage.write(KEY, JSON.stringify([result, ...dayResults()].slice(0, MOST)))
}

/** On how many days in a row, up to today or yesterday, I have played a deal to its end. */
export function daysInARow(today: string, results = dayResults()): number {
  const played = new Set(results.map(({ day }) => day))
  const ago = (days: number) => dayAt(noonOf(today, -days))
  const first = played.has(today) ? 0 : 1
  let days = 0
  while (played.has(ago(first + days))) days++
  return days
}
