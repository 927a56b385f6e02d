import type { Me } from '../../protocol/http.ts'
import type { Db } from './schema.ts'

export async function findUser(db: Db, id: string): Promise<Me | null> {
  const row = await db.selectFrom('users').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function insertUser(db: Db, user: Me, at: number): Promise<void> {
  await db.insertInto('users').values({ id: user.id, name: user.name, created_at: at }).execute()
}

export async function renameUser(db: Db, user: Me): Promise<void> {
  await db.updateTable('users').set({ name: user.name }).where('id', '=', user.id).execute()
}
