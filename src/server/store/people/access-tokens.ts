import type { Me } from '../../../protocol/http.ts'
import type { Scope, Token } from '../../../protocol/programs.ts'
import { changeRows, dropRows } from '../database/rows.ts'
import type { AccessTokenRow, Db } from '../database/schema.ts'
import { meOf } from './users.ts'

/** A valid token and its owner. */
export interface KnownToken {
  readonly id: string
  readonly scopes: readonly Scope[]
  readonly usedAt: number | null
  readonly user: Me
}

export async function findToken(db: Db, hash: string): Promise<KnownToken | null> {
  const row = await db
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .where('hash', '=', hash)
    .where('users.gone', '=', 0)
    .select(['access_tokens.id', 'scopes', 'used_at', 'user_id', 'users.name', 'users.face'])
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    id: row.id,
    scopes: scopesOf(row),
    usedAt: row.used_at,
    user: meOf({ ...row, id: row.user_id }),
  }
}

export async function tokensOf(db: Db, user: string): Promise<Token[]> {
  const rows = await db
    .selectFrom('access_tokens')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    scopes: scopesOf(row),
    createdAt: row.created_at,
    usedAt: row.used_at,
  }))
}

export async function insertToken(db: Db, user: string, hash: string, token: Token): Promise<void> {
  const { id, name, scopes, createdAt, usedAt } = token
  const row = {
    hash,
    id,
    user_id: user,
    name,
    scopes: JSON.stringify(scopes),
    created_at: createdAt,
    used_at: usedAt,
  }
  await db.insertInto('access_tokens').values(row).execute()
}

export async function deleteTokensOf(db: Db, user: string): Promise<void> {
  await dropRows(db, 'access_tokens', { user_id: user })
}

export async function tokenUsed(db: Db, id: string, at: number): Promise<void> {
  await changeRows(db, 'access_tokens', { id }, { used_at: at })
}

function scopesOf({ scopes }: Pick<AccessTokenRow, 'scopes'>): Scope[] {
  return JSON.parse(scopes) as Scope[]
}
