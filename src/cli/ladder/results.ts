import { existsSync } from 'node:fs'
import { appendFile, readFile } from 'node:fs/promises'
import { ranks } from '../../kernel/rank.ts'
import type { Deal, Duel } from '../../bots/lab/elo.ts'
import type { Outcome } from '../../bots/lab/play.ts'
import type { Game as Rules, PerSeat } from '../../kernel/game.ts'
import { Failure } from '../failure.ts'
import type { Pairing } from './pairings.ts'

/** A game, and what chance gave each seat; null where nothing judges it. */
export interface Game {
  readonly outcome: Outcome
  readonly drawn: PerSeat<number> | null
}

/** A deal that was played from every seat: a line of the file of results. */
export interface PlayedDeal extends Pairing {
  /** The version of the rules. */
  readonly version: number
  /** The digest of the printed values, where a game has sets of them. */
  readonly content?: string
  /** Iterations a millisecond of a level's time; null = by time. */
  readonly pace: number | null
  /** The number of the deal. */
  readonly deal: number
  /** Of each game the places of those who were measured, and of the others. */
  readonly games: readonly {
    readonly mine: readonly number[]
    readonly theirs: readonly number[]
    /**
     * What chance gave those who were measured, on average, in payoffs; left out where nothing
     * judges it.
     */
    readonly drawn?: number
  }[]
}

/** The games of a deal as a line keeps them; `players`: the levels as the plan had them. */
export function gamesOf(games: readonly Game[], players: readonly string[], level: string) {
  return games.map(({ outcome: { scores, seated }, drawn }) => {
    const of = (values: PerSeat<number>, measured: boolean) =>
      values.filter((_, seat) => (players[seated[seat] ?? -1] === level) === measured)
    const places = ranks(scores)
    const mine = of(places, true)
    const game = { mine, theirs: of(places, false) }
    if (drawn === null) return game
    const sum = of(drawn, true).reduce((total, one) => total + one, 0)
    return { ...game, drawn: Math.round((1e4 * sum) / mine.length) / 1e4 }
  })
}

/** What has been played so far; a line that was not written to its end is as if not played. */
export async function readResults(file: string): Promise<PlayedDeal[]> {
  if (!existsSync(file)) return []
  const lines = (await readFile(file, 'utf8')).split('\n').slice(0, -1)
  return lines.map((line, at) => {
    try {
      return JSON.parse(line) as PlayedDeal
    } catch {
      throw Failure.world(`Line ${at + 1} of ${file} is no result of a ladder.`)
    }
  })
}

export async function addResult(file: string, played: PlayedDeal): Promise<void> {
  try {
    await appendFile(file, `${JSON.stringify(played)}\n`)
  } catch (error) {
    throw Failure.unwritable(file, error)
  }
}

/** What the deals of a row of the ladder have in common. */
export type Kind = Omit<PlayedDeal, 'deal' | 'games'>

/** The version and the printed values that a game is played by now. */
export function presentOf({ version, options }: Rules): Pick<Kind, 'version' | 'content'> {
  const content = options['content']?.[0]
  return typeof content === 'string' ? { version, content } : { version }
}

export function isOf(
  played: Kind,
  { game, seats, level, others, version, content, pace }: Kind,
): boolean {
  return (
    played.game === game &&
    played.seats === seats &&
    played.level === level &&
    played.others === others &&
    played.version === version &&
    played.content === content &&
    played.pace === pace
  )
}

/** Each place of one kind against each of the other; all duels of a game weigh 1 together. */
export function duelsOf({ level, others, games }: PlayedDeal): Deal {
  return games.map(({ mine, theirs }): Duel => {
    let won = 0
    for (const place of mine)
      for (const other of theirs) won += place < other ? 1 : place === other ? 0.5 : 0
    const weight = 1
    return { one: level, other: others, won: won / (mine.length * theirs.length), weight }
  })
}
