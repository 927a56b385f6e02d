import type { Me } from '../../../protocol/http.ts'
import { type Chair, keptIn, type Person, personOf, seatFor } from '../../domain/record.ts'
import { findUser, findUsers } from '../../store/people/users.ts'
import { type Hub, openRooms } from '../room/hub.ts'
import { broadcastTable, type Room } from '../room/room.ts'

/** Shows a person's name and face as they are stored now, wherever they sit, at all processes. */
export async function showPersonEverywhere(hub: Hub, user: string): Promise<void> {
  await showPerson(hub, user)
  hub.store.peers.say({ type: 'renamed', user })
}

/**
 * The same at this process. Who they are is read when it is each table's turn: what is being stored
 * there would bring the old name back, and another process may have stored a newer one.
 */
export async function showPerson(hub: Hub, user: string): Promise<void> {
  const isThere = ({ record }: Room) => seatFor(record, user) !== null
  const theirs = (await openRooms(hub)).filter(isThere)
  const show = async (room: Room) => {
    const me = (await findUser(hub.store.db, user)) ?? { id: user, name: '' }
    const chairs = room.record.chairs.map(chair => named(chair, me))
    room.record = { ...room.record, chairs }
    broadcastTable(room)
  }
  await Promise.all(theirs.map(room => room.queue(() => show(room))))
}

/**
 * Shows the people at these tables as they are stored, where they are shown otherwise: what another
 * process told of them may have been lost.
 */
export async function showRenamed(hub: Hub, rooms: readonly Room[]): Promise<void> {
  const shown = rooms.flatMap(({ record }) => record.chairs.flatMap(peopleIn))
  const stored = await findUsers(hub.store.db, [...new Set(shown.map(({ user }) => user))])
  const isOld = ({ user, name, face }: Person) => {
    const now = stored.get(user)
    return name !== (now?.name ?? '') || face !== now?.face
  }
  const renamed = new Set(shown.filter(isOld).map(({ user }) => user))
  for (const user of renamed) await showPerson(hub, user)
}

/** Who sits in this chair, or for whom it is kept. */
function peopleIn(chair: Chair): Person[] {
  const person = chair.kind === 'person' ? chair : keptIn(chair)
  return person === null ? [] : [person]
}

/** This chair, if it is theirs, by their name of now. */
function named(chair: Chair, me: Me): Chair {
  if (chair.kind === 'person' && chair.user === me.id) {
    const { face: _, ...sitting } = chair
    return { ...sitting, ...personOf(me) }
  }
  const isKept = chair.kind === 'open' && chair.keptFor?.user === me.id
  return isKept ? { ...chair, keptFor: personOf(me) } : chair
}
