import { sql } from 'kysely'
import type { Span } from '../../domain/span.ts'
import type { Db } from '../database/schema.ts'
import { addStop } from './times.ts'

/**
 * The clock of the machine was set back: what was stored of later times would hold until they come
 * again, perhaps for a year. Clocks stand still for this span and no longer, and who is to be told
 * of their turn is told now. `from`: what time it is.
 */
export async function setBack(db: Db, { from: now, until }: Span): Promise<void> {
  await db
    .deleteFrom('stops')
    .where('from_at', '>', now)
    .where('until_at', 'is not', null)
    .execute()
  await db.updateTable('stops').set({ until_at: until }).where('until_at', '>', until).execute()
  await addStop(db, null, { from: now, until })
  // Each ban lasts as long as it was to, from now.
  await db
    .updateTable('bans')
    .set({ at: now, until_at: sql`until_at - (at - ${now})` })
    .where('at', '>', now)
    .execute()
  for (const [table, time] of [
    ['turns', 'due_at'],
    ['turns', 'remind_at'],
    ['notices', 'due_at'],
    ['notice_sent', 'at'],
    // What is valid for minutes by the time it was asked for, and counts for an hour.
    ['mail_links', 'created_at'],
    ['challenges', 'created_at'],
  ] as const) {
    const at = sql.ref(time)
    await sql`UPDATE ${sql.table(table)} SET ${at} = ${now} WHERE ${at} > ${now}`.execute(db)
  }
}
