import { problem } from '../../errors.ts'
import { isPlaying, type TableRecord } from '../../domain/record.ts'
import type { Db } from '../../store/database/schema.ts'
import { countBotTables } from '../../store/tables/tables-of.ts'
import { holdUser } from '../../store/people/users.ts'
import type { Hub } from '../room/hub.ts'

/**
 * A table where only bots play needs nobody, so its host may have a few of them at once. Throws a
 * problem if this table is one too many; `db`: where it is being written.
 */
export async function checkBotTables(
  { limits, networks }: Pick<Hub, 'limits' | 'networks'>,
  db: Db,
  { id, host, status, chairs }: TableRecord,
): Promise<void> {
  if (status !== 'running' || chairs.some(isPlaying)) return
  await holdUser(db, host)
  const own = limits.botTablesPerPerson
  if ((await countBotTables(db, [host], id)) >= own) throw tooMany(`${own} of your tables`)
  for (const { people, addresses } of networks.near(host)) {
    const most = limits.botTablesPerAddress * addresses
    if ((await countBotTables(db, people, id)) >= most)
      throw tooMany(`${most} tables of people at your address`)
  }
}

/** Why it is refused. */
export const BOT_TABLES = 'bot-tables'

function tooMany(where: string) {
  const message = `Only bots play at ${where} already. Wait until one of them is over.`
  return problem(429, BOT_TABLES, message)
}
