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
} from '../store/admin/admin.ts'
import { botsOf, isBot } from '../store/people/bots.ts'
import type { Db } from '../store/database/schema.ts'
import { findUser, holdUser } from '../store/people/users.ts'
import { disconnect } from '../tables/life/disconnect.ts'
import { vacate } from '../tables/life/leaving.ts'
import type { Hub } from '../tables/room/hub.ts'
import type { By } from './tables.ts'

/**
 * Keeps a person or a bot out, and with a person their bots. All their sessions and tokens end, a
 * bot of the server plays on their seats, and their seats at waiting tables are free. Nothing of
 * theirs is deleted.
 */
export async function banPerson(hub: Hub, by: By, user: string, ban: Ban): Promise<void> {
  const at = hub.clock.now()
  if (ban.until !== null && ban.until <= at)
    throw problem(400, 'bad-until', 'The end of a ban must be in the future.')
  const all = await hub.store.write(async db => {
    await mustBe(db, user)
    if (await isAdmin(db, user))
      throw problem(409, 'is-admin', 'This is an admin: revoke that first.')
    const keptOut = [user, ...(await botsOf(db, user))]
    // What they are writing now is stored before, and found below; or it is refused.
    for (const each of keptOut.toSorted()) await holdUser(db, each)
    await saveBan(db, user, ban, at)
    await writeDown(db, { at, by, act: 'ban', about: user, text: ban.why })
    return keptOut
  })
  for (const each of all) disconnect(hub, { user: each })
  for (const each of all) await vacate(hub, each)
}

export async function unbanPerson(hub: Hub, by: By, user: string): Promise<void> {
  await hub.store.write(async db => {
    await mustBe(db, user)
    if (!(await dropBan(db, user))) throw problem(409, 'not-banned', 'This person is not banned.')
    await writeDown(db, { at: hub.clock.now(), by, act: 'unban', about: user, text: '' })
  })
}

/** Makes a person an admin, or takes that back. */
export async function setAdmin(hub: Hub, by: By, user: string, admin: boolean): Promise<void> {
  const at = hub.clock.now()
  await hub.store.write(async db => {
    await mustBe(db, user)
    if (admin && (await isBot(db, user))) throw problem(409, 'is-bot', 'A bot cannot be an admin.')
    if (admin && (await findBan(db, user, at)) !== null)
      throw problem(409, 'banned', 'This person is banned.')
    if (admin) await addAdmin(db, user, at)
    else if (!(await dropAdmin(db, user)))
      throw problem(409, 'no-admin', 'This person is not an admin.')
    await writeDown(db, { at, by, act: admin ? 'grant' : 'revoke', about: user, text: '' })
  })
}

async function mustBe(db: Db, user: string): Promise<void> {
  if ((await findUser(db, user)) === null)
    throw problem(404, 'no-person', 'There is no such person here.')
}
