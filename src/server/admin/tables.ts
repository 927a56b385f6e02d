import type { FindTables, FoundTable, WholeTable } from '../../protocol/admin.ts'
import { writeDown } from '../store/admin/admin.ts'
import { countTable, findTables, namesOf } from '../store/admin/admin-find.ts'
import { deleteRows } from '../store/tables/delete-table.ts'
import { saveSnapshot } from '../store/tables/plies.ts'
import { rateMarked } from '../identity/rebuild.ts'
import { logFailure } from '../store/database/revision-conflict.ts'
import { markRatings } from '../store/tables/rating-marks.ts'
import { findTable } from '../store/tables/tables.ts'
import { become, inTurn } from '../tables/room/change.ts'
import { opening } from '../domain/course.ts'
import { removeTable } from '../tables/life/delete.ts'
import { type Hub, openRoom } from '../tables/room/hub.ts'
import { tableInfo } from '../domain/info.ts'
import { ended } from '../domain/outcome.ts'
import type { TableRecord } from '../domain/record.ts'
import { presentIn } from '../tables/room/room.ts'
import { endedEarly } from '../tables/begin/starting.ts'
import { afterTurn } from '../domain/timing.ts'
import { loadClocksOf } from '../tables/life/clocks.ts'
import { noTable, over } from '../tables/refusals.ts'

/** Who acts: an admin, or null for the command line. */
export type By = string | null

/** The most tables a list shows. */
export const LONGEST_LIST = 200

export async function listTables(
  { store: { db }, rooms }: Hub,
  wish: FindTables,
): Promise<FoundTable[]> {
  const records = await findTables(db, wish, LONGEST_LIST)
  const hosts = await namesOf(
    db,
    records.map(({ host }) => host),
  )
  return Promise.all(
    records.map(async record =>
      found(record, hosts, await rooms.get(record.id)?.catch(() => undefined)),
    ),
  )
}

/**
 * One table and how much data it has; nothing that only one seat may know, and the seed once it is
 * over.
 */
export async function wholeTable({ store: { db }, rooms }: Hub, id: string): Promise<WholeTable> {
  const record = await findTable(db, id)
  if (record === null) throw noTable()
  const room = await rooms.get(id)?.catch(() => undefined)
  return { ...found(record, await namesOf(db, [record.host]), room), ...(await countTable(db, id)) }
}

function found(
  record: TableRecord,
  names: Awaited<ReturnType<typeof namesOf>>,
  room: Parameters<typeof presentIn>[0],
): FoundTable {
  return {
    table: tableInfo(record, presentIn(room)),
    host: names.get(record.host) ?? { id: record.host, name: '' },
  }
}

/** Ends a waiting or running match without a result; everybody there is told why. */
export async function endTable(hub: Hub, by: By, id: string, why: string): Promise<void> {
  const room = await openRoom(hub, id)
  await inTurn(hub, room, async () => {
    const { record, game } = room
    if (record.status === 'over') throw over()
    await loadClocksOf(hub.store.db, hub.timing, record)
    const at = hub.clock.now()
    // A match that has not begun ends at the moment it would have begun.
    const begun = room.course === null ? endedEarly(game, record) : record
    const course = room.course ?? opening(game, begun)
    const life = why === '' ? record.life : { ...record.life, why }
    const off = ended({ ...begun, life, updatedAt: at }, 'called-off', [])
    const after = afterTurn({ ...room, record: off }, { by: null, undone: false, settled: false })
    await become(hub, room, { record: after, course }, async db => {
      if (room.course === null) await saveSnapshot(db, id, course)
      await writeDown(db, { at, by, act: 'end', about: id, text: why })
    })
  })
}

/**
 * Deletes a table and everything of it; if people were rated by it, the ratings of its game are
 * computed again.
 */
export async function deleteTable(hub: Hub, by: By, id: string): Promise<void> {
  await removeTable(hub, id, () => deleteStored(hub, by, id))
  const { store, log } = hub
  await rateMarked(store).catch((error: unknown) => logFailure(log, error, 'ratings not computed'))
}

function deleteStored({ store, clock }: Hub, by: By, id: string): Promise<readonly string[]> {
  return store.write(async db => {
    const record = await findTable(db, id)
    if (record === null) throw noTable()
    const { rated, changed } = await deleteRows(db, id)
    if (rated) await markRatings(db, record.game)
    const deed = { by, act: 'delete', about: id, text: record.game }
    await writeDown(db, { at: clock.now(), ...deed })
    return changed
  })
}
