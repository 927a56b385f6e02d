import type { Channel, ChatLine } from '../../protocol/chat.ts'
import type { KeptLine } from '../store/chat.ts'
import { seatOf } from '../tables/record.ts'
import type { Room } from '../tables/room.ts'

/**
 * Players speak among themselves, and whoever looks on among themselves; a stranger only listens.
 */
export function channelOf({ record }: Room, user: string | null): Channel | null {
  if (user === null) return null
  return seatOf(record, user) === null ? 'onlookers' : 'players'
}

/**
 * What somebody may read: whoever plays hears nothing of what onlookers say until the match is
 * over.
 */
export function audible(room: Room, user: string | null): Channel[] {
  const plays = seatOf(room.record, user) !== null && room.record.status !== 'over'
  return plays ? ['players'] : ['players', 'onlookers']
}

/** A line as this reader gets it. */
export function lineFor(
  room: Room,
  line: KeptLine,
  user: string | null,
  mutes: ReadonlySet<string>,
): ChatLine {
  const muted = line.code === null && line.user_id !== null && mutes.has(line.user_id)
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
