import type { Channel, ChatLine, ChatSince } from '../../protocol/chat.ts'
import { problem } from '../errors.ts'
import {
  addLine,
  addReport,
  findLine,
  linesAfter,
  mutedBy,
  type NewLine,
  setMuted,
} from '../store/chat.ts'
import type { Hub } from '../tables/hub.ts'
import type { Room } from '../tables/room.ts'
import { audible, channelOf, lineFor } from './audible.ts'
import { spreadChat } from './listeners.ts'
import { maySpeak } from './pace.ts'

/** Two processes may give the same number to two lines; the second then takes the next. */
const TRIES = 5

/**
 * Says a line in one's own channel; resolves when it is on disk. The same key again says nothing
 * new.
 */
export async function sayLine(
  hub: Hub,
  room: Room,
  user: string | null,
  key: string,
  given: string,
) {
  const channel = channelOf(room, user)
  if (user === null || channel === null)
    throw problem(401, 'no-guest', 'Become a guest first: POST /api/guest.')
  const text = tidyLine(given)
  if (text === '') throw problem(400, 'empty', 'A line has at least one visible character.')
  if (!maySpeak(hub, user))
    throw problem(429, 'too-fast', 'That was much at once: wait a few seconds, and say it again.')
  const at = hub.clock.now()
  return addLines(hub, room, {
    channel,
    user_id: user,
    code: null,
    text,
    once: `${user}:${key}`,
    at,
  })
}

/**
 * What the server itself says at a table: who sat down, that it began, that it is over. Each of
 * them once.
 */
export async function announce(hub: Hub, room: Room): Promise<void> {
  const { record } = room
  const at = hub.clock.now()
  const say = (code: string, once: string, user: string | null): Omit<NewLine, 'table_id'> => ({
    channel: 'players',
    user_id: user,
    code,
    text: '',
    once: `-${once}`,
    at,
  })
  const sat = record.chairs.flatMap((chair, seat) =>
    chair.kind === 'person' ? [say('sat', `sat ${seat} ${chair.round}`, chair.user)] : [],
  )
  const begun = record.status === 'open' ? [] : [say('begun', 'begun', null)]
  const over = record.status === 'over' ? [say('over', 'over', null)] : []
  const known = announced.get(room) ?? new Set()
  announced.set(room, known)
  const fresh = [...sat, ...begun, ...over].filter(line => !known.has(line.once))
  for (const line of fresh) known.add(line.once)
  if (fresh.length > 0) await addLines(hub, room, ...fresh)
}

/**
 * What was announced at each table since it was opened, so that nobody asks the database at every
 * move.
 */
const announced = new WeakMap<Room, Set<string>>()

async function addLines(hub: Hub, room: Room, ...lines: Omit<NewLine, 'table_id'>[]) {
  const table_id = room.record.id
  for (let tries = 1; ; tries++) {
    try {
      const added = await hub.store.write(async db => {
        const kept = []
        for (const line of lines) kept.push(await addLine(db, { table_id, ...line }))
        return kept
      })
      await spreadChat(hub, room)
      hub.store.peers.say({ type: 'chat', table: table_id })
      const last = added.at(-1)
      if (last === undefined) throw new Error('Nothing was to be said.')
      return last
    } catch (error) {
      if (tries === TRIES || !hub.store.peers.any) throw error
    }
  }
}

/** What this reader may read of what was said after these lines. */
export async function chatFor(
  hub: Hub,
  room: Room,
  user: string | null,
  since: ChatSince,
): Promise<ChatLine[]> {
  const { db } = hub.store
  const kept = await linesAfter(db, room.record.id, audible(room, user), since)
  if (kept.length === 0) return []
  const muted = user === null ? new Set<string>() : await mutedBy(db, user)
  return kept.map(line => lineFor(room, line, user, muted))
}

/**
 * From now on this reader hears the line's writer no more, or hears him again: here and at all
 * other tables.
 */
export async function mute(
  hub: Hub,
  room: Room,
  user: string,
  about: LineName,
  muted: boolean,
): Promise<void> {
  const { user_id } = await heardLine(hub, room, user, about)
  if (user_id === null || user_id === user)
    throw problem(409, 'nobody', 'There is nobody to mute behind this line.')
  await hub.store.write(db => setMuted(db, user, user_id, muted))
}

/** Keeps the line for those who run the server. */
export async function report(hub: Hub, room: Room, user: string, about: LineName): Promise<void> {
  const line = await heardLine(hub, room, user, about)
  if (line.code !== null) throw problem(409, 'nobody', 'Nobody said this line.')
  await hub.store.write(db => addReport(db, line, user, hub.clock.now()))
}

interface LineName {
  readonly channel: Channel
  readonly n: number
}

async function heardLine(hub: Hub, room: Room, user: string, { channel, n }: LineName) {
  const line = audible(room, user).includes(channel)
    ? await findLine(hub.store.db, room.record.id, channel, n)
    : null
  if (line === null) throw problem(404, 'no-line', 'There is no such line.')
  return line
}

/**
 * Without what cannot be seen or turns the writing about, all on one line, and no towers of
 * accents.
 */
export function tidyLine(given: string): string {
  return given
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}/gu, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim()
}
