import type { Ban } from '../../protocol/admin.ts'
import { problem } from '../errors.ts'
import {
  addAdmin,
  dropAdmin,
  dropBan,
  findBan,
  isAdmin,
  saveBan,
  writeDown,
} from '../store/admin.ts'
import { botsOf, isBot } from '../store/bots.ts'
import type { Db } from '../store/schema.ts'
import { unfinishedTables } from '../store/tables-of.ts'
import { findUser } from '../store/users.ts'
import { disconnect } from '../tables/disconnect.ts'
import { type Hub, openRoom } from '../tables/hub.ts'
import { leave } from '../tables/life.ts'
import { seatOf } from '../tables/record.ts'
import { stand } from '../tables/seating.ts'
import type { By } from './tables.ts'

/**
 * Keeps a person or a bot out, and the bots of a person with him: nothing by which he was known
 * holds any more, a bot of the server plays where he sat, and seats at tables that wait are free.
 * Nothing of his is deleted.
 */
export async function banPerson(hub: Hub, by: By, user: string, ban: Ban): Promise<void> {
  const at = hub.clock.now()
  if (ban.until !== null && ban.until <= at)
    throw problem(400, 'bad-until', 'A ban ends after it begins.')
  const all = await hub.store.write(async db => {
    await mustBe(db, user)
    if (await isAdmin(db, user))
      throw problem(409, 'is-admin', 'This is an admin: take that back first.')
    await saveBan(db, user, ban, at)
    await writeDown(db, { at, by, act: 'ban', about: user, text: ban.why })
    return [user, ...(await botsOf(db, user))]
  })
  for (const each of all) disconnect(hub, each)
  for (const each of all) await vacate(hub, each)
}

export async function unbanPerson(hub: Hub, by: By, user: string): Promise<void> {
  await hub.store.write(async db => {
    await mustBe(db, user)
    if (!(await dropBan(db, user))) throw problem(409, 'not-banned', 'This person is not banned.')
    await writeDown(db, { at: hub.clock.now(), by, act: 'unban', about: user, text: '' })
  })
}

/** Makes a person an admin, or one no longer. */
export async function setAdmin(hub: Hub, by: By, user: string, admin: boolean): Promise<void> {
  const at = hub.clock.now()
  await hub.store.write(async db => {
    await mustBe(db, user)
    if (admin && (await isBot(db, user))) throw problem(409, 'is-bot', 'A bot cannot be an admin.')
    if (admin && (await findBan(db, user, at)) !== null)
      throw problem(409, 'banned', 'This person is banned.')
    if (admin) await addAdmin(db, user, at)
    else if (!(await dropAdmin(db, user)))
      throw problem(409, 'no-admin', 'This person is no admin.')
    await writeDown(db, { at, by, act: admin ? 'grant' : 'revoke', about: user, text: '' })
  })
}

async function mustBe(db: Db, user: string): Promise<void> {
  if ((await findUser(db, user)) === null)
    throw problem(404, 'no-person', 'There is nobody of this name here, or no longer.')
}

/** Gets somebody up wherever he sits: he may come back where a match goes on. */
async function vacate(hub: Hub, user: string): Promise<void> {
  const him = { id: user, name: '' }
  for (const id of await unfinishedTables(hub.store.db, user)) {
    try {
      const room = await openRoom(hub, id)
      if (seatOf(room.record, user) === null) continue
      await (room.record.status === 'open' ? stand(hub, room, him) : leave(hub, room, him))
    } catch (error) {
      // It has ended, or cannot be opened: the other tables are seen to all the same.
      hub.log.warn({ table: id, err: error }, 'a seat could not be taken from whoever was banned')
    }
  }
}
