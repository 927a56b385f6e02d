import { forgetPrograms } from '../store/people/bots.ts'
import { forgetUser, holdUser } from '../store/people/users.ts'
import { forgetLines, forgetWords } from '../store/people/words.ts'
import { disconnect } from '../tables/life/disconnect.ts'
import type { Hub } from '../tables/room/hub.ts'
import { leaveAllTables } from '../tables/life/leaving.ts'

/**
 * Deletes who this was. A server that dies in the middle leaves something to do, and so does what
 * was being written meanwhile: doing it again goes on with it (schedule/expire.ts).
 */
export async function deletePerson(hub: Hub, id: string): Promise<void> {
  await leaveAllTables(hub, id)
  const bots = await hub.store.write(async db => {
    // Nobody signs in as them, or writes anything of theirs, from here on.
    await holdUser(db, id)
    await forgetWords(db, id)
    const forgotten = await forgetPrograms(db, id)
    await forgetUser(db, id)
    return forgotten
  })
  for (const user of [id, ...bots]) {
    // Who sat down meanwhile; from now on they cannot.
    await leaveAllTables(hub, user)
    disconnect(hub, { user })
  }
  for (const user of [id, ...bots]) await forgetLines(hub.store, user)
}
