import { DAY_MS } from '../clock.ts'
import { ranSince } from '../domain/clock-still.ts'
import { ended } from '../domain/outcome.ts'
import { deletePerson } from '../identity/delete-person.ts'
import { rateMarked } from '../identity/rebuild.ts'
import { deleteGuest, halfDeleted, lostGuests, seatedBanned } from '../store/admin/expired.ts'
import { silentTables } from '../store/tables/due.ts'
import { dropOldLinks } from '../store/people/addresses.ts'
import { dropOldChallenges } from '../store/people/passkeys.ts'
import { isOutage } from '../store/database/revision-conflict.ts'
import { houseStops } from '../store/people/times.ts'
import { inTurn } from '../tables/room/change.ts'
import { removeOpen } from '../tables/life/delete.ts'
import { disconnect } from '../tables/life/disconnect.ts'
import { vacate } from '../tables/life/leaving.ts'
import { type Hub, openRoom } from '../tables/room/hub.ts'
import { loadClocksOf } from '../tables/life/clocks.ts'
import { saveRecord } from '../tables/life/life.ts'

/** So many of a kind, or a piece more, at one look: the others at the next one. */
const MOST = 5000
/** So many people are found at one look of whom something is left. */
const MOST_LEFT = 200

/**
 * Nothing is kept for ever: tables that nobody joins are deleted, matches that nobody plays end
 * without a result, guests who never played and do not come back are forgotten. How long each of
 * them stays is in `limits.ts`; 0 = for ever. The time in which no server ran, and time that nobody
 * lived through because the machine's clock was set, does not count: nobody could come. Last, ratings
 * that are still marked are computed again: an outage may have kept a server from it.
 */
export async function expire(hub: Hub): Promise<void> {
  const { openTableDays, abandonedDays, guestDays } = hub.limits
  const { db } = hub.store
  await hub.store.write(async trx => {
    await dropOldChallenges(trx, hub.clock.now())
    await dropOldLinks(trx, hub.clock.now())
  })
  const stops = await houseStops(db)
  const silentFor = (days: number) =>
    days === 0 ? null : ranSince(stops, hub.clock.now(), days * DAY_MS)
  const tables = (status: 'open' | 'running') => (since: number) => silentTables(db, status, since)
  const gone = {
    tables: await each(hub, silentFor(openTableDays), tables('open'), deleteOpen),
    matches: await each(hub, silentFor(abandonedDays), tables('running'), endAbandoned),
    guests: await each(hub, silentFor(guestDays), since => lostGuests(db, since), forgetGuest),
    people: await all(hub, await halfDeleted(db, MOST_LEFT), deletePerson),
    banned: await all(hub, await seatedBanned(db, hub.clock.now(), MOST_LEFT), vacate),
  }
  if (Object.values(gone).some(count => count > 0)) hub.log.info(gone, 'expired')
  await rateMarked(hub.store)
}

/** Does this to each that is older. `since`: null for none. */
async function each(
  hub: Hub,
  since: number | null,
  find: (since: number) => AsyncIterable<readonly string[]>,
  act: (hub: Hub, id: string, since: number) => Promise<void>,
): Promise<number> {
  if (since === null) return 0
  let [found, done] = [0, 0]
  for await (const ids of find(since)) {
    found += ids.length
    done += await all(hub, ids, (_, id) => act(hub, id, since))
    if (found >= MOST) break
  }
  return done
}

/** Does this to each; one that fails does not keep the others. */
async function all(
  hub: Hub,
  ids: readonly string[],
  act: (hub: Hub, id: string) => Promise<void>,
): Promise<number> {
  let done = 0
  for (const id of ids) {
    try {
      await act(hub, id)
      done++
    } catch (error) {
      if (isOutage(error)) throw error
      hub.log.warn({ about: id, err: error }, 'could not expire')
    }
  }
  return done
}

const deleteOpen = (hub: Hub, id: string, since: number): Promise<void> =>
  removeOpen(hub, id, ({ updatedAt }) => {
    if (updatedAt >= since) throw new Error('Somebody has come meanwhile.')
  })

async function endAbandoned(hub: Hub, id: string, since: number): Promise<void> {
  const room = await openRoom(hub, id)
  await inTurn(hub, room, async () => {
    const { record } = room
    if (record.status !== 'running' || record.updatedAt >= since) return
    await loadClocksOf(hub.store.db, hub.timing, record)
    await saveRecord(hub, room, ended({ ...record, updatedAt: hub.clock.now() }, 'unplayed', []))
  })
}

async function forgetGuest(hub: Hub, id: string, since: number): Promise<void> {
  if (await hub.store.write(db => deleteGuest(db, id, since))) disconnect(hub, { user: id })
}
