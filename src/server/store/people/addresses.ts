import { sql } from 'kysely'
import type { Me } from '../../../protocol/http.ts'
import { forComputers } from '../../domain/mailbox.ts'
import { addRow, dropRows, findRow } from '../database/rows.ts'
import type { Db, MailLinkRow } from '../database/schema.ts'
import { holdMails } from './times.ts'
import { meOf } from './users.ts'

/** How long a mailed link is valid. */
export const LINK_MS = 20 * 60_000
/** The period over which mails are counted. */
export const COUNTED_MS = 60 * 60_000

/** How many mails an hour. */
export interface MostMails {
  /** From one network to one address. */
  readonly mailsFromNetwork: number
  /** From one network to all addresses. */
  readonly mailsByNetwork: number
  /** By one person. */
  readonly mailsByPerson: number
  /** To one mailbox, whoever asks. */
  readonly mailsToAddress: number
}

export async function addressOf(db: Db, user: string): Promise<string | null> {
  return (await findRow(db, 'addresses', { user_id: user }))?.address ?? null
}

/** Whose mailbox this is. Before 0.24 an address was kept as it was typed. */
export async function ownerOf(db: Db, address: string): Promise<Me | null> {
  const row = await db
    .selectFrom('addresses')
    .innerJoin('users', 'users.id', 'addresses.user_id')
    .where('address', 'in', [address, forComputers(address)])
    .orderBy('addresses.created_at')
    .select(['users.id', 'users.name', 'users.face'])
    .executeTakeFirst()
  return row ? meOf(row) : null
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
  return addRow(db, 'addresses', { address, user_id: user, created_at: at })
}

export async function dropAddress(db: Db, user: string): Promise<void> {
  await dropRows(db, 'addresses', { user_id: user })
}

/** What `ana+games@…` is sent arrives where what `ana@…` is sent does. */
function inMailbox(address: string) {
  const at = address.lastIndexOf('@')
  const [holder = ''] = address.slice(0, at).split('+')
  const place = address.slice(at)
  const tagged = `${literally(holder)}+%${literally(place)}`
  return sql<boolean>`(address = ${holder + place} OR address LIKE ${tagged} ESCAPE '!')`
}

/** A part of a pattern that stands for itself alone. */
const literally = (text: string) => text.replace(/[!%_]/g, '!$&')

/**
 * Stores a link that is about to be mailed, and deletes old ones; false if those who ask have had
 * too many. They are counted by who asks, so that nobody uses up the mails of somebody else.
 */
export async function saveLink(
  db: Db,
  link: Omit<MailLinkRow, 'used'>,
  most: MostMails,
): Promise<boolean> {
  await holdMails(db, link.created_at)
  await dropOldLinks(db, link.created_at)
  const counted = db.selectFrom('mail_links').select(({ fn }) => fn.countAll<number>().as('mails'))
  const count = async (query: typeof counted) =>
    Number((await query.executeTakeFirstOrThrow()).mails)
  const to = counted.where(inMailbox(link.address))
  if ((await count(to)) >= most.mailsToAddress) return false
  const theirs = ['asker', '=', link.asker] as const
  if ((await count(to.where(...theirs))) >= most.mailsFromNetwork) return false
  if ((await count(counted.where(...theirs))) >= most.mailsByNetwork) return false
  if (link.user_id !== null) {
    const by = counted.where('user_id', '=', link.user_id)
    if ((await count(by)) >= most.mailsByPerson) return false
  }
  await db
    .insertInto('mail_links')
    .values({ ...link, used: 0 })
    .execute()
  return true
}

/** Forgets those that count no more: they name mailboxes, also of people who were never here. */
export async function dropOldLinks(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('mail_links')
    .where('created_at', '<=', now - COUNTED_MS)
    .execute()
}

/** The link, if it is still valid. Looking does not use it up. */
export async function findLink(db: Db, hash: string, now: number): Promise<MailLinkRow | null> {
  const link = await findRow(db, 'mail_links', { hash, used: 0 })
  return link !== undefined && link.created_at > now - LINK_MS ? link : null
}

/** Uses a link up, and with it all others to this address; false if somebody else already has. */
export async function useLink(
  db: Db,
  { hash, address }: Pick<MailLinkRow, 'hash' | 'address'>,
): Promise<boolean> {
  const ended = await db
    .updateTable('mail_links')
    .set({ used: 1 })
    .where('address', '=', address)
    .where('used', '=', 0)
    .returning('hash')
    .execute()
  return ended.some(link => link.hash === hash)
}
