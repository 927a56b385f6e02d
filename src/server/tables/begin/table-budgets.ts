import { noGuest } from '../../errors.ts'
import { type Doing, sharesOf } from '../../limits/budgets.ts'
import type { TableRecord } from '../../domain/record.ts'
import type { Job } from '../../store/database/group-commit.ts'
import type { Db, Schema } from '../../store/database/schema.ts'
import { isBot } from '../../store/people/bots.ts'
import { countUnfinished, countWaiting, unfinishedTables } from '../../store/tables/tables-of.ts'
import { holdUser } from '../../store/people/users.ts'
import type { Hub } from '../room/hub.ts'
import { refuseBanned } from './banned.ts'

/**
 * How many tables a person and an address may have. Throws a problem if this new one is one too
 * many; `db`: where it is being written.
 */
export async function checkNewTable(
  hub: Pick<Hub, 'budgets' | 'networks' | 'store' | 'clock'>,
  db: Db,
  { host, listed, status }: TableRecord,
): Promise<void> {
  const { budgets, networks } = hub
  await holdSitter(hub, db, host)
  const listing = listed && status === 'open'
  const own = await countUnfinished(db, [host])
  budgets.oneMore('tablesPerPerson', own.all)
  if (listing) budgets.oneMore('listedPerPerson', own.listed)
  for (const { people, addresses } of networks.near(host)) {
    const count = await countUnfinished(db, people)
    budgets.oneMore('tablesPerAddress', count.all, addresses)
    // The list is short, so that a site has no more places in it than an address.
    if (listing) budgets.oneMore('listedPerAddress', count.listed)
  }
}

/**
 * Throws a problem if a person has too many tables, or waits at too many of the list, to sit down at
 * this one, too. Bots may.
 */
export async function checkSeat(
  hub: Pick<Hub, 'budgets' | 'store' | 'clock'>,
  db: Db,
  user: string,
  { id, listed }: TableRecord,
): Promise<void> {
  await holdSitter(hub, db, user)
  if (await isBot(db, user)) return
  const others = (await unfinishedTables(db, user)).filter(other => other !== id)
  hub.budgets.oneMore('tablesPerPerson', others.length)
  if (listed) hub.budgets.oneMore('waitingPerPerson', await countWaiting(db, user, id))
}

/** Whether this person, and the people at their address together, may do so much more of this. */
export function mayDo(hub: Budgeted, doing: Doing, user: string, amount = 1): boolean {
  return sharesOf(doing, user, addressOf(hub, user), amount).every(share =>
    hub.budgets.trySpend(share),
  )
}

/** The same, once more: throws a problem if they may not. */
export function doOnce(hub: Budgeted, doing: Doing, user: string): void {
  hub.budgets.spend(...sharesOf(doing, user, addressOf(hub, user)))
}

type Budgeted = Pick<Hub, 'budgets' | 'networks'>

/** Who shares the budgets of an address with this person; without one, they alone. */
export const addressOf = ({ networks }: Pick<Hub, 'networks'>, user: string): string =>
  networks.of(user) || user

/** Writes what belongs to a person alone; throws a problem if they have deleted themselves. */
export function writeFor<A>(
  { store }: Pick<Hub, 'store'>,
  person: string,
  job: Job<Schema, A>,
): Promise<A> {
  return store.write(async db => {
    await holdPerson(db, person)
    return job(db)
  })
}

/** Lets nobody else count what this person has; throws a problem if they have deleted themselves. */
export async function holdPerson(db: Db, id: string): Promise<void> {
  if (!(await holdUser(db, id))) throw noGuest()
}

/**
 * The same, of somebody who takes a seat: throws a problem also if they have been banned since they
 * were let in. Whoever bans holds them too, and looks for their seats afterwards.
 */
export async function holdSitter(
  hub: Pick<Hub, 'store' | 'clock'>,
  db: Db,
  id: string,
): Promise<void> {
  await holdPerson(db, id)
  await refuseBanned(hub, id, db)
}
