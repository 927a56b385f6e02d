import type { PeerNews, TableNews } from '../../store/database/peers.ts'
import { logFailure } from '../../store/database/revision-conflict.ts'
import { findRevisions } from '../../store/tables/tables.ts'
import { type Hub, openRooms } from './hub.ts'
import { follow, isFollowed } from './peer-change.ts'
import { showPerson, showRenamed } from '../watch/show-person.ts'
import { expirePresence, onPeerPresence, publishPresence } from '../watch/presence.ts'
import { presentHere, type Room } from './room.ts'

/** Lost news is missed for no longer than this. */
const LOOK_EVERY_MS = 3000
/** At every third look who is here is told again, and names are compared: they change seldom. */
const THOROUGH_EVERY = 3
/** Tables named in one message. */
const MOST = 500

/** Keeps this process in step with the others on the same database. Returns how to stop. */
export function syncWithPeers(hub: Hub): () => Promise<void> {
  const { peers } = hub.store
  if (!peers.any) return () => Promise.resolve()
  let looking: Promise<void> | null = null
  let closed = false
  let looks = 0

  peers.listen({
    heard(news, from) {
      if (!closed) hear(hub, news, from).catch((error: unknown) => outOfStep(hub, error))
    },
    missed: () => void look(true),
  })
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref()

  function look(thorough = looks++ % THOROUGH_EVERY === 0): Promise<void> {
    if (closed) return Promise.resolve()
    looking ??= lookAtAll(hub, thorough)
      .catch((error: unknown) => outOfStep(hub, error))
      .finally(() => (looking = null))
    return looking
  }

  return async () => {
    closed = true
    clearInterval(timer)
    await looking
  }
}

/** Compares all tables in memory with what is stored; `thorough`: also what is told besides. */
async function lookAtAll(hub: Hub, thorough: boolean): Promise<void> {
  const rooms = await openRooms(hub)
  const now = hub.clock.now()
  for (let from = 0; from < rooms.length; from += MOST) {
    const some = rooms.slice(from, from + MOST)
    const ids = some.map(({ record }) => record.id)
    const stored = await findRevisions(hub.store.db, ids)
    for (const room of some) {
      const known = room.commitKnown && stored.get(room.record.id) === room.revision
      if (!known) hasChanged(hub, room, { type: 'changed', table: room.record.id })
      if (thorough && presentHere(room).size > 0) publishPresence(hub, room)
      expirePresence(room, now)
    }
    if (thorough) await showRenamed(hub, some)
  }
}

async function hear(hub: Hub, news: PeerNews, from: string): Promise<void> {
  switch (news.type) {
    case 'renamed':
      return showPerson(hub, news.user)
    case 'ended':
      return void hub.events.emit('signed-out', news)
    case 'invited':
      return void hub.events.emit('invited', news)
    default:
      return hearOfTable(hub, news, from)
  }
}

/** What another process says of one table. */
async function hearOfTable(
  hub: Hub,
  news: Exclude<PeerNews, { readonly type: 'renamed' | 'ended' | 'invited' }>,
  from: string,
): Promise<void> {
  const room = await hub.rooms.get(news.table)?.catch(() => undefined)
  if (room === undefined) {
    if (news.type === 'changed') hub.events.emit('changed-elsewhere', news)
    return
  }
  switch (news.type) {
    case 'changed':
      return hasChanged(hub, room, news)
    case 'chat':
      return void hub.events.emit('said', room)
    case 'here':
      return onPeerPresence(room, from, news, hub.clock.now())
    case 'who':
      if (presentHere(room).size > 0) publishPresence(hub, room)
  }
}

/** A table where nobody is, is read when it is next opened. */
function hasChanged(hub: Hub, room: Room, news: TableNews): void {
  if (isFollowed(room)) update(hub, room, () => follow(hub, room, news))
  else hub.events.emit('changed-elsewhere', news)
}

function update(hub: Hub, room: Room, read: () => Promise<void>): void {
  room.queue(read).catch((error: unknown) => room.gone !== null || outOfStep(hub, error))
}

function outOfStep({ log }: Hub, error: unknown): void {
  logFailure(log, error, 'not in step with the other servers')
}
