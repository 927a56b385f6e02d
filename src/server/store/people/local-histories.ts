import type { BrowserHistory, LocalHistory } from '../../../protocol/local-history.ts'
import { putRow } from '../database/rows.ts'
import type { Db } from '../database/schema.ts'

/** What this person has played in each of their browsers. */
export async function localHistoriesOf(db: Db, user: string): Promise<BrowserHistory[]> {
  const rows = await db
    .selectFrom('local_histories')
    .where('user_id', '=', user)
    .select(['browser', 'history'])
    .orderBy('browser')
    .execute()
  return rows.map(({ browser, history }) => ({
    browser,
    history: JSON.parse(history) as LocalHistory,
  }))
}

/** Stores one browser's part in place of what it sent before. */
export async function saveLocalHistory(
  db: Db,
  user: string,
  { browser, history }: BrowserHistory,
  at: number,
): Promise<void> {
  const row = { history: JSON.stringify(history), stored_at: at }
  await putRow(db, 'local_histories', { user_id: user, browser }, row)
}

/** The browsers of this person that have sent something. */
export async function browsersWithHistory(db: Db, user: string): Promise<string[]> {
  const rows = await db
    .selectFrom('local_histories')
    .where('user_id', '=', user)
    .select('browser')
    .execute()
  return rows.map(({ browser }) => browser)
}
