import { same } from '../../../kernel/json.ts'
import type { PeerNews } from '../../store/database/peers.ts'
import type { Hub } from '../room/hub.ts'
import { seatOf } from '../../domain/record.ts'
import { broadcastTable, lookingHere, presentHere, presentIn, type Room } from '../room/room.ts'

/**
 * Presence of another process older than this has expired: that process is gone, or it would have
 * published again.
 */
const BELIEVED_MS = 25_000

/**
 * A process that opens a table asks the others who looks at it; they have answered within this
 * time.
 */
export const WHILE_ASKING_MS = 2000

/** So many of those who look at a table are told of: a whole school may, and they are only listed. */
const MOST_TOLD = 100

/**
 * Tells the other processes who looks at this table over this one's sockets: first those who sit
 * there, because of all others it only matters that there are any.
 */
export function publishPresence(hub: Hub, room: Room): void {
  const { peers } = hub.store
  if (!peers.any) return
  const sits = (user: string) => Number(seatOf(room.record, user) !== null)
  const some = [...presentHere(room)].toSorted((a, b) => sits(b) - sits(a)).slice(0, MOST_TOLD)
  const looking = lookingHere(room)
  peers.say({
    type: 'here',
    table: room.record.id,
    users: some,
    looking: some.filter(user => looking.has(user)),
  })
}

/** Whether this person is connected, as far as this process can know already. */
export function mayBeHere({ store, clock }: Hub, room: Room, user: string): boolean {
  const isAsking = store.peers.any && clock.now() - room.openedAt < WHILE_ASKING_MS
  return isAsking || presentIn(room).has(user)
}

type Said = Pick<Extract<PeerNews, { readonly type: 'here' }>, 'users' | 'looking'>

/** Whether this person can see the table, on a page of any process. */
export function isLooking(room: Room, user: string): boolean {
  return (
    lookingHere(room).has(user) ||
    [...room.elsewhere.values()].some(({ looking }) => looking.includes(user))
  )
}

/** Takes in who is there by what another process has published. */
export function onPeerPresence(
  room: Room,
  from: string,
  { users, looking = [] }: Said,
  now: number,
): void {
  const take = () => {
    if (users.length === 0) room.elsewhere.delete(from)
    else room.elsewhere.set(from, { users, looking, at: now })
  }
  // As a rule it is said again only so that it is believed.
  if (same(room.elsewhere.get(from)?.users, users)) take()
  else change(room, take)
}

/** Forgets the presence of processes that are gone. */
export function expirePresence(room: Room, now: number): void {
  const gone = [...room.elsewhere].filter(([, { at }]) => now - at > BELIEVED_MS)
  if (gone.length === 0) return
  change(room, () => {
    for (const [from] of gone) room.elsewhere.delete(from)
  })
}

/** Shows who is there, if that has changed. */
function change(room: Room, act: () => void): void {
  const before = seated(room)
  act()
  if (seated(room) !== before) broadcastTable(room)
}

function seated(room: Room): string {
  return [...presentIn(room)]
    .filter(user => seatOf(room.record, user) !== null)
    .toSorted()
    .join()
}
