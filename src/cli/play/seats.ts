import { onlyInsight } from '../../bots/knowledge.ts'
import { findBot } from '../../bots/levels.ts'
import { plainInsight } from '../../kit/judgement/insight.ts'
import type { Game, PerSeat, Seat } from '../../kernel/game.ts'
import { Failure } from '../failure.ts'

export interface Seating {
  readonly players?: number
  readonly bots: readonly string[]
  readonly seat: Seat
}

/** The default number of players, if the game takes as many. */
const USUAL_PLAYERS = 4
const NAMES = ['Ana', 'Beto', 'Carmen', 'Diego', 'Elena', 'Fito', 'Gloria', 'Hugo']

/** The player of each seat: the level of a bot, or null for the person. */
export function seatPlayers(game: Game, { players, bots, seat }: Seating): PerSeat<string | null> {
  const [min, max] = game.seats
  const count =
    players ?? (bots.length > 1 ? bots.length + 1 : Math.min(max, Math.max(min, USUAL_PLAYERS)))
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

/** The display names: you, and names with the level behind them. */
export function nameSeats(seats: PerSeat<string | null>, you: string): PerSeat<string> {
  const names = NAMES.values()
  return seats.map(level => (level === null ? you : `${names.next().value ?? 'Bot'} (${level})`))
}
