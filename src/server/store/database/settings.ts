import { addRow, findRow, putRow } from './rows.ts'
import type { Db } from './schema.ts'

/** What all processes have in common, by its name; null if it is not stored. */
export async function loadSetting(db: Db, name: string): Promise<string | null> {
  return (await findRow(db, 'settings', { name }))?.value ?? null
}

/** Stores something once for all processes; returns what the first one stored. */
export async function keepSetting(db: Db, name: string, value: string): Promise<string> {
  await addRow(db, 'settings', { name, value })
  return (await loadSetting(db, name)) ?? value
}

/** Stores something in place of what was stored before. */
export function putSetting(db: Db, name: string, value: string): Promise<void> {
  return putRow(db, 'settings', { name }, { value })
}
