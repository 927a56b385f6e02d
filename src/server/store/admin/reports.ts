import type { ReportInfo, WholeReport } from '../../../protocol/admin.ts'
import type { Channel } from '../../../protocol/chat.ts'
import type { Me } from '../../../protocol/http.ts'
import { changeRows } from '../database/rows.ts'
import type { Db } from '../database/schema.ts'

/** Which line of which table. */
export interface LineOf {
  readonly table: string
  readonly channel: Channel
  readonly n: number
}

/** How many lines before and after a reported one are shown. */
const AROUND = 10

/** So many reports for each line that is shown are looked at. */
const REPORTS_A_LINE = 10

/** Reported lines, each once, those that were reported latest first. */
export async function loadReports(db: Db, all: boolean, limit: number): Promise<ReportInfo[]> {
  const latest = db
    .selectFrom('reports')
    .select(['table_id', 'channel', 'n'])
    .$if(!all, query => query.where('settled', '=', 0))
    .orderBy('at', 'desc')
    .limit(limit * REPORTS_A_LINE)
  const lines = db
    .selectFrom(latest.as('latest'))
    .select(['latest.table_id', 'latest.channel', 'latest.n'])
    .distinct()
  const reports = reported(db)
    .where(report =>
      report(
        report.refTuple('table_id', 'channel', 'n'),
        'in',
        lines.$asTuple('table_id', 'channel', 'n'),
      ),
    )
    .$if(!all, query => query.where('settled', '=', 0))
    .orderBy('at', 'desc')
    .limit(limit)
  const rows = await said(db, reports).orderBy('line.at', 'desc').execute()
  return rows.map(infoOf)
}

/** One of them with the lines around it; null if nobody has reported it. */
export async function findReport(
  db: Db,
  { table, channel, n }: LineOf,
): Promise<WholeReport | null> {
  const line = { table_id: table, channel, n }
  const lines = reported(db).where(report => report.and(line))
  const row = await said(db, lines).executeTakeFirst()
  if (row === undefined) return null
  const reporters = await db
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.by_id')
    .where(report => report.and(line))
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
export function settleReport(db: Db, { table, channel, n }: LineOf): Promise<boolean> {
  return changeRows(db, 'reports', { table_id: table, channel, n }, { settled: 1 })
}

/** Reported lines, each once. */
function reported(db: Db) {
  return db
    .selectFrom('reports')
    .select(['table_id', 'channel', 'n'])
    .select(({ fn }) => [
      fn.count<number>('by_id').as('by'),
      fn.min('at').as('at'),
      fn.min('settled').as('settled'),
    ])
    .groupBy(['table_id', 'channel', 'n'])
}

/** What was said in these lines: looked for once it is known which are shown. */
function said(db: Db, lines: ReturnType<typeof reported>) {
  return db
    .selectFrom(lines.as('line'))
    .innerJoin('chat', join =>
      join
        .onRef('chat.table_id', '=', 'line.table_id')
        .onRef('chat.channel', '=', 'line.channel')
        .onRef('chat.n', '=', 'line.n'),
    )
    .leftJoin('users', 'users.id', 'chat.user_id')
    .select(['line.table_id as table', 'line.channel', 'line.n', 'chat.user_id as user'])
    .select(['users.name', 'chat.text', 'line.by', 'line.at', 'line.settled'])
}

function infoOf(row: Awaited<ReturnType<ReturnType<typeof said>['execute']>>[number]): ReportInfo {
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
