import type { ChatLine, ChatSince } from '../../protocol/chat.ts'
import { noGuest, problem } from '../errors.ts'
import {
  addLine,
  addReport,
  countMuted,
  findLine,
  linesAfter,
  type NewLine,
  setMuted,
  type LineName,
} from '../store/tables/chat.ts'
import { BLANKS, composed, INK } from '../domain/names.ts'
import { unkeepBetween } from '../tables/life/leaving.ts'
import { retried } from '../tables/room/change.ts'
import type { Hub } from '../tables/room/hub.ts'
import type { Room } from '../tables/room/room.ts'
import { addressOf, holdPerson, mayDo, writeFor } from '../tables/begin/table-budgets.ts'
import { audible, channelOf, lineFor, mutesOf } from './audible.ts'
import { spreadChat } from './listeners.ts'
import { maySpeak } from './pace.ts'

/**
 * Says a line in the person's own channel; resolves when it is on disk. The same key again says
 * nothing new.
 */
export async function sayLine(
  hub: Hub,
  room: Room,
  user: string | null,
  key: string,
  given: string,
) {
  const channel = channelOf(room, user)
  if (user === null || channel === null) throw noGuest()
  const text = tidyLine(given)
  if (text === '') throw problem(400, 'empty', 'A line has at least one visible character.')
  const who = addressOf(hub, user)
  const isQuick = !maySpeak(hub, user) || !hub.budgets.trySpend({ budget: 'linesPerAddress', who })
  if (isQuick || !mayDo(hub, 'dailyLines', user))
    throw problem(429, 'too-fast', 'Too many lines at once. Wait a few seconds, and say it again.')
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
 * Of each seat it is said so often who sat down: who sits down and stands up all day would fill the
 * disk with these lines.
 */
export const MOST_TOLD = 20

/**
 * The server's own lines at a table: who sat down, that the match began, that it is over. Each
 * once.
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
    chair.kind === 'person' && chair.round < MOST_TOLD
      ? [say('sat', `sat ${seat} ${chair.round}`, chair.user)]
      : [],
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
 * The lines announced at each table since it was opened, so that not every move asks the database.
 */
const announced = new WeakMap<Room, Set<string>>()

function addLines(hub: Hub, room: Room, ...lines: Omit<NewLine, 'table_id'>[]) {
  const table_id = room.record.id
  // Two processes may give the same number to two lines; the second one then takes the next.
  return retried(
    async () => {
      const added = await hub.store.write(async db => {
        const kept = []
        for (const line of lines) {
          if (line.code === null && line.user_id !== null) await holdPerson(db, line.user_id)
          kept.push(await addLine(db, { table_id, ...line }))
        }
        return kept
      })
      await spreadChat(hub, room)
      hub.store.peers.say({ type: 'chat', table: table_id })
      const last = added.at(-1)
      if (last === undefined) throw new Error('Nothing was to be said.')
      return last
    },
    () => hub.store.peers.any,
  )
}

/** The lines after these that this reader may read. */
export async function chatFor(
  hub: Hub,
  room: Room,
  user: string | null,
  since: ChatSince,
): Promise<ChatLine[]> {
  const { db } = hub.store
  const kept = await linesAfter(db, room.record.id, audible(room, user), since)
  const mutes = await mutesOf(db, [user], kept)
  return kept.map(line => lineFor(room, line, user, mutes))
}

/**
 * Mutes the line's writer for this reader at all tables, or lifts that. Who mutes somebody asks
 * them nowhere any more, nor is asked by them.
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
    throw problem(409, 'nobody', 'No person wrote this line, so there is nobody to mute.')
  await writeFor(hub, user, async db => {
    hub.budgets.oneMore('mutesPerPerson', muted ? await countMuted(db, user, user_id) : 0)
    await setMuted(db, user, user_id, muted)
  })
  if (muted) await unkeepBetween(hub, user, user_id)
}

/** Stores the report for those who run the server. */
export async function report(hub: Hub, room: Room, user: string, about: LineName): Promise<void> {
  const line = await heardLine(hub, room, user, about)
  if (line.code !== null) throw problem(409, 'nobody', 'No person wrote this line.')
  await writeFor(hub, user, db => addReport(db, line, user, hub.clock.now()))
}

async function heardLine(hub: Hub, room: Room, user: string, { channel, n }: LineName) {
  const line = audible(room, user).includes(channel)
    ? await findLine(hub.store.db, room.record.id, channel, n)
    : null
  if (line === null) throw problem(404, 'no-line', 'There is no such line.')
  return line
}

/** What nobody sees, but for what joins pictures. */
const INVISIBLE =
  /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200d|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Without invisible or direction-changing characters, all on one line, and with few accents per
 * letter; "" if nothing is seen of it.
 */
export function tidyLine(given: string): string {
  const line = composed(given)
    .replace(BLANKS, ' ')
    .replace(INVISIBLE, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim()
  return INK.test(line.replaceAll('\u200d', '')) ? line : ''
}
