import { onlyInsight } from '../../bots/knowledge.ts'
import { labWords } from '../../bots/lab/text/index.ts'
import { findBot } from '../../bots/levels.ts'
import { plainInsight } from '../../kit/judgement/insight.ts'
import type { Game, PerSeat, Seat } from '../../kernel/game.ts'
import type { GameMeta, Language } from '../../kit/meta.ts'
import { Failure } from '../failure.ts'

export interface Seating {
  readonly players?: number
  readonly bots?: readonly string[]
  readonly seat: Seat
}

/** How strong bots are for a newcomer. */
const FIRST_LEVEL = 'easy'
/** How many play where a newcomer begins, this one included. */
export const newcomersPlayers = ({ newcomer }: Pick<GameMeta, 'newcomer'>) => newcomer?.players ?? 2

const NAMES = ['Ana', 'Beto', 'Carmen', 'Diego', 'Elena', 'Fito', 'Gloria', 'Hugo']

/**
 * The player of each seat: the level of a bot, or null for the person. What is left out is as a
 * newcomer begins.
 */
export function seatPlayers(
  game: Game,
  meta: GameMeta,
  { players, bots = [FIRST_LEVEL], seat }: Seating,
): PerSeat<string | null> {
  const [min, max] = game.seats
  const count = players ?? (bots.length > 1 ? bots.length + 1 : newcomersPlayers(meta))
  if (count < min || count > max)
    throw Failure.usage(`${game.id} takes ${min} to ${max} players, not ${count}.`)
  if (seat >= count)
    throw Failure.usage(`With ${count} players the seats are 0 to ${count - 1}, not ${seat}.`)
  if (bots.length !== 1 && bots.length !== count - 1) {
    throw Failure.usage(
      `${count} players are you and ${count - 1} bots, but --bots names ${bots.length}.`,
    )
  }
  for (const level of bots) {
    const found = findBot(level, onlyInsight(plainInsight(game)))
    if (!found.ok) throw Failure.usage(found.message)
  }
  const levels = Array.from({ length: count - 1 }, (_, i) => bots[i] ?? bots[0] ?? null)
  return levels.toSpliced(seat, 0, null)
}

/** What everybody is called: the person "you". */
export function nameSeats(seats: PerSeat<string | null>, you: string): PerSeat<string> {
  const names = NAMES.values()
  return seats.map(level => (level === null ? you : (names.next().value ?? 'Bot')))
}

/** What a level is called within a sentence. */
export const levelName = (level: string, language: Language): string =>
  labWords(language).find(`level.${level}`)?.toLocaleLowerCase(language) ?? level

/** The same, with the level of each bot. */
export const introduced = (
  names: PerSeat<string>,
  levels: PerSeat<string | null>,
  language: Language,
): string =>
  names
    .map((name, seat) => {
      const level = levels[seat]
      return level ? `${name} (${levelName(level, language)})` : name
    })
    .join(', ')
