import type { Channel, ChatLine } from '../../protocol/chat.ts'
import { type KeptLine, mutesAmong } from '../store/tables/chat.ts'
import type { Db } from '../store/database/schema.ts'
import { seatOf } from '../domain/record.ts'
import type { Room } from '../tables/room/room.ts'

/**
 * Players talk among themselves, and onlookers among themselves; a stranger only reads.
 */
export function channelOf({ record }: Room, user: string | null): Channel | null {
  if (user === null) return null
  return seatOf(record, user) === null ? 'onlookers' : 'players'
}

/**
 * The channels a person may read: players do not see what onlookers write until the match is over.
 */
export function audible(room: Room, user: string | null): Channel[] {
  const plays = seatOf(room.record, user) !== null && room.record.status !== 'over'
  return plays ? ['players'] : ['players', 'onlookers']
}

/** Whom each reader has muted. */
type Mutes = Awaited<ReturnType<typeof mutesAmong>>

/** The mutes that matter for these lines: asked for once, however many read them. */
export function mutesOf(
  db: Db,
  readers: readonly (string | null)[],
  lines: readonly KeptLine[],
): Promise<Mutes> {
  const people = (ids: readonly (string | null)[]) => [...new Set(ids.filter(id => id !== null))]
  return mutesAmong(db, people(readers), people(lines.map(({ user_id }) => user_id)))
}

/** A line as this reader gets it. */
export function lineFor(room: Room, line: KeptLine, user: string | null, mutes: Mutes): ChatLine {
  const muted =
    line.code === null && line.user_id !== null && mutes.get(user ?? '')?.has(line.user_id) === true
  return {
    channel: line.channel as Channel,
    n: line.n,
    code: line.code as ChatLine['code'],
    name: line.name ?? '',
    seat: line.user_id === null ? null : seatOf(room.record, line.user_id),
    text: muted ? '' : line.text,
    mine: user !== null && line.user_id === user,
    muted,
    at: line.at,
  }
}
