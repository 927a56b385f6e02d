import type { ReportInfo, WholeReport } from '../../../protocol/admin.ts'
import type { Channel } from '../../../protocol/chat.ts'
import type { Me } from '../../../protocol/http.ts'
import type { Db } from '../database/schema.ts'

/** Which line of which table. */
export interface LineOf {
  readonly table: string
  readonly channel: Channel
  readonly n: number
}

/** How many lines before and after a reported one are shown. */
const AROUND = 10

/** Reported lines, each once, the latest report first. */
export async function loadReports(db: Db, all: boolean, limit: number): Promise<ReportInfo[]> {
  const query = reported(db)
    .orderBy(({ fn }) => fn.min('reports.at'), 'desc')
    .limit(limit)
  const rows = await (all ? query : query.where('reports.settled', '=', 0)).execute()
  return rows.map(infoOf)
}

/** One of them with the lines around it; null if nobody has reported it. */
export async function findReport(
  db: Db,
  { table, channel, n }: LineOf,
): Promise<WholeReport | null> {
  const row = await reported(db)
    .where('reports.table_id', '=', table)
    .where('reports.channel', '=', channel)
    .where('reports.n', '=', n)
    .executeTakeFirst()
  if (row === undefined) return null
  const reporters = await db
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.by_id')
    .where('table_id', '=', table)
    .where('channel', '=', channel)
    .where('n', '=', n)
    .select(['users.id', 'users.name'])
    .orderBy('at')
    .execute()
  const around = await db
    .selectFrom('chat')
    .leftJoin('users', 'users.id', 'chat.user_id')
    .where('table_id', '=', table)
    .where('channel', '=', channel)
    .where('n', '>=', n - AROUND)
    .where('n', '<=', n + AROUND)
    .where('code', 'is', null)
    .select(['n', 'chat.user_id as user', 'users.name', 'text', 'at'])
    .orderBy('n')
    .execute()
  return {
    report: infoOf(row),
    reporters,
    around: around.map(line => ({
      n: line.n,
      writer: writerOf(line),
      text: line.text,
      at: line.at,
    })),
  }
}

/** Closes all reports of this line. Returns whether there were any. */
export async function settleReport(db: Db, { table, channel, n }: LineOf): Promise<boolean> {
  const done = await db
    .updateTable('reports')
    .set({ settled: 1 })
    .where('table_id', '=', table)
    .where('channel', '=', channel)
    .where('n', '=', n)
    .executeTakeFirst()
  return Number(done.numUpdatedRows) > 0
}

function reported(db: Db) {
  return db
    .selectFrom('reports')
    .innerJoin('chat', join =>
      join
        .onRef('chat.table_id', '=', 'reports.table_id')
        .onRef('chat.channel', '=', 'reports.channel')
        .onRef('chat.n', '=', 'reports.n'),
    )
    .leftJoin('users', 'users.id', 'chat.user_id')
    .select(['reports.table_id as table', 'reports.channel', 'reports.n', 'chat.user_id as user'])
    .select(['users.name', 'chat.text'])
    .select(({ fn }) => [
      fn.count<number>('reports.by_id').as('by'),
      fn.min('reports.at').as('at'),
      fn.min('reports.settled').as('settled'),
    ])
    .groupBy([
      'reports.table_id',
      'reports.channel',
      'reports.n',
      'chat.user_id',
      'users.name',
      'chat.text',
    ])
}

function infoOf(
  row: Awaited<ReturnType<ReturnType<typeof reported>['execute']>>[number],
): ReportInfo {
  const { table, channel, n, text, by, at, settled } = row
  return {
    table,
    channel: channel as Channel,
    n,
    writer: writerOf(row),
    text,
    by: Number(by),
    at: Number(at),
    settled: Number(settled) === 1,
  }
}

function writerOf({
  user,
  name,
}: {
  readonly user: string | null
  readonly name: string | null
}): Me | null {
  return user === null ? null : { id: user, name: name ?? '' }
}
