import type { Db } from './schema.ts'

/** What all processes have in common, by its name; null if it is not stored. */
export async function loadSetting(db: Db, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value ?? null
}

/** Stores something once for all processes; returns what the first one stored. */
export async function keepSetting(db: Db, name: string, value: string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return (await loadSetting(db, name)) ?? value
}

/** Stores something in place of what was stored before. */
export async function putSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
