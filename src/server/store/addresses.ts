import type { Me } from '../../protocol/http.ts'
import type { Db, MailLinkRow } from './schema.ts'

/** How long a mailed link is valid. */
export const LINK_MS = 20 * 60_000
/** The period over which mails are counted: per address, and per person who asks. */
export const COUNTED_MS = 60 * 60_000
const MOST_TO_ONE = 3
const MOST_BY_ONE = 6

export async function addressOf(db: Db, user: string): Promise<string | null> {
  const row = await db
    .selectFrom('addresses')
    .select('address')
    .where('user_id', '=', user)
    .executeTakeFirst()
  return row?.address ?? null
}

export async function ownerOf(db: Db, address: string): Promise<Me | null> {
  const row = await db
    .selectFrom('addresses')
    .innerJoin('users', 'users.id', 'addresses.user_id')
    .where('address', '=', address)
    .select(['users.id', 'users.name'])
    .executeTakeFirst()
  return row ?? null
}

/**
 * Gives a person an address in place of the old one; false if somebody else has it: then undo the
 * transaction.
 */
export async function saveAddress(
  db: Db,
  user: string,
  address: string,
  at: number,
): Promise<boolean> {
  await dropAddress(db, user)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('addresses')
    .values({ address, user_id: user, created_at: at })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}

export async function dropAddress(db: Db, user: string): Promise<void> {
  await db.deleteFrom('addresses').where('user_id', '=', user).execute()
}

/**
 * Stores a link that is about to be mailed, and deletes old ones; false if this address or person
 * has had too many.
 */
export async function saveLink(db: Db, link: Omit<MailLinkRow, 'used'>): Promise<boolean> {
  await db
    .deleteFrom('mail_links')
    .where('created_at', '<=', link.created_at - COUNTED_MS)
    .execute()
  const counted = db.selectFrom('mail_links').select(({ fn }) => fn.countAll<number>().as('mails'))
  const { mails } = await counted.where('address', '=', link.address).executeTakeFirstOrThrow()
  if (Number(mails) >= MOST_TO_ONE) return false
  if (link.user_id !== null) {
    const { mails: asked } = await counted
      .where('user_id', '=', link.user_id)
      .executeTakeFirstOrThrow()
    if (Number(asked) >= MOST_BY_ONE) return false
  }
  await db
    .insertInto('mail_links')
    .values({ ...link, used: 0 })
    .execute()
  return true
}

/** The link, if it is still valid. Looking does not use it up. */
export async function findLink(db: Db, hash: string, now: number): Promise<MailLinkRow | null> {
  const row = await db
    .selectFrom('mail_links')
    .selectAll()
    .where('hash', '=', hash)
    .where('used', '=', 0)
    .where('created_at', '>', now - LINK_MS)
    .executeTakeFirst()
  return row ?? null
}

/** Uses a link up; false if somebody else already has. */
export async function useLink(db: Db, hash: string): Promise<boolean> {
  const done = await db
    .updateTable('mail_links')
    .set({ used: 1 })
    .where('hash', '=', hash)
    .where('used', '=', 0)
    .executeTakeFirst()
  return Number(done.numUpdatedRows) > 0
}
