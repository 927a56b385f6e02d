import type { Game, GameTypes } from '../../kernel/game.ts'
import { ranks } from '../../kernel/rank.ts'
import type { Level } from '../../protocol/table.ts'
import { botOn, type LocalRecord } from '../session/local/local-record.ts'
import { LEVELS } from '../session/usual.ts'
import type { Company, Played } from '../../protocol/local-history.ts'

/** A pause longer than this was none of playing. */
const LONGEST_PAUSE = 3 * 60_000

/** A match of this browser that is over, as the history keeps it; null if I did not play in it. */
export function finishedGame(
  game: Game,
  state: GameTypes['state'],
  record: LocalRecord,
): Played | null {
  const me = record.chairs.indexOf('me')
  const scores = game.scores(state)
  const rank = ranks(scores)[me]
  if (rank === undefined) return null
  return {
    game: game.id,
    dealtAt: record.createdAt,
    endedAt: record.times.at(-1) ?? record.createdAt,
    players: record.chairs.length,
    company: companyOf(record),
    rank,
    points: scores[me]?.[0] ?? 0,
    time: timeOf(record),
  }
}

function companyOf({ chairs }: LocalRecord): Company {
  if (chairs.includes('here')) return 'people'
  const strength = (level: Level) => LEVELS.indexOf(level)
  const bots = chairs.flatMap(chair => botOn(chair) ?? [])
  return bots.toSorted((one, other) => strength(other) - strength(one))[0] ?? 'people'
}

function timeOf({ createdAt, times }: LocalRecord): number {
  let before = createdAt
  let time = 0
  for (const at of times) {
    time += Math.min(LONGEST_PAUSE, Math.max(0, at - before))
    before = at
  }
  return time
}
