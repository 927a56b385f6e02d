import type { Channel, ChatSince } from '../../../protocol/chat.ts'
import type { ChatRow } from '../database/schema-words.ts'
import { addRow, dropRows, findRow } from '../database/rows.ts'
import type { Db } from '../database/schema.ts'

export type NewLine = Omit<ChatRow, 'n'>
/** By what a line is found at its table. */
export interface LineName {
  readonly channel: Channel
  readonly n: number
}
/** A line with its writer's current name. */
export type KeptLine = ChatRow & { readonly name: string | null }

/** Adds a line and gives it its number; for a line that is there already, the number it has. */
export async function addLine(db: Db, line: NewLine): Promise<LineName> {
  // Its number first: if another process adds the same meanwhile, that takes this number.
  const last = await db
    .selectFrom('chat')
    .select(({ fn }) => fn.max('n').as('n'))
    .where('table_id', '=', line.table_id)
    .where('channel', '=', line.channel)
    .executeTakeFirst()
  const { table_id, once } = line
  const known = await findRow(db, 'chat', { table_id, once })
  if (known !== undefined) return { channel: known.channel as Channel, n: known.n }
  const n = (last?.n ?? 0) + 1
  await db
    .insertInto('chat')
    .values({ ...line, n })
    .execute()
  return { channel: line.channel as Channel, n }
}

/** So many lines of a channel are read again; there may be very many. */
export const MOST_LINES = 500

/** The latest lines of these channels after these numbers, each channel in order. */
export async function linesAfter(
  db: Db,
  table: string,
  channels: readonly Channel[],
  since: ChatSince,
): Promise<KeptLine[]> {
  const found = channels.map(channel =>
    db
      .selectFrom('chat')
      .leftJoin('users', 'users.id', 'chat.user_id')
      .selectAll('chat')
      .select('users.name')
      .where('table_id', '=', table)
      .where('channel', '=', channel)
      .where('n', '>', since[channel] ?? 0)
      .orderBy('n', 'desc')
      .limit(MOST_LINES)
      .execute(),
  )
  return (await Promise.all(found)).flatMap(lines => lines.toReversed())
}

export async function findLine(
  db: Db,
  table: string,
  channel: Channel,
  n: number,
): Promise<ChatRow | null> {
  return (await findRow(db, 'chat', { table_id: table, channel, n })) ?? null
}

/** Whom of these writers each of these readers has muted. */
export async function mutesAmong(
  db: Db,
  readers: readonly string[],
  writers: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const mutes = new Map<string, Set<string>>()
  if (readers.length === 0 || writers.length === 0) return mutes
  const rows = await db
    .selectFrom('mutes')
    .selectAll()
    .where('user_id', 'in', readers)
    .where('muted_id', 'in', writers)
    .execute()
  for (const { user_id, muted_id } of rows)
    mutes.set(user_id, (mutes.get(user_id) ?? new Set()).add(muted_id))
  return mutes
}

/** How many this person has muted, but for that one. */
export async function countMuted(db: Db, user: string, but: string): Promise<number> {
  const { n } = await db
    .selectFrom('mutes')
    .where('user_id', '=', user)
    .where('muted_id', '<>', but)
    .select(({ fn }) => fn.countAll<number | string>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

export async function setMuted(
  db: Db,
  user: string,
  mutedUser: string,
  muted: boolean,
): Promise<void> {
  const row = { user_id: user, muted_id: mutedUser }
  await (muted ? addRow(db, 'mutes', row) : dropRows(db, 'mutes', row))
}

/** Stores that a person reported this line; once for each person. */
export async function addReport(db: Db, line: ChatRow, by: string, at: number): Promise<void> {
  const { table_id, channel, n } = line
  await addRow(db, 'reports', { table_id, channel, n, by_id: by, at, settled: 0 })
}
