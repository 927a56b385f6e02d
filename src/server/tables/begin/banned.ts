import { problem } from '../../errors.ts'
import { findBan } from '../../store/admin/admin.ts'
import type { Hub } from '../room/hub.ts'

/** Refuses a banned person, and says until when and why. `db`: where they are writing something. */
export async function refuseBanned(
  { store, clock }: Pick<Hub, 'store' | 'clock'>,
  user: string,
  db = store.db,
): Promise<void> {
  const ban = await findBan(db, user, clock.now())
  if (ban === null) return
  const { until, why: reason } = ban
  const time =
    until === null
      ? ''
      : ` until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const message = `You are banned from this server${time}${reason === '' ? '.' : `: ${reason}`}`
  throw problem(403, 'banned', message, { until, reason })
}
