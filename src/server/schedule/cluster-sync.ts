import type { PeerNews } from '../store/peers.ts'
import { sitsAt } from '../store/tables-of.ts'
import { findRevisions } from '../store/tables.ts'
import { hangUpHere } from '../tables/disconnect.ts'
import { catchUp, type Hub, openRoom, readAgain } from '../tables/hub.ts'
import { tellInvited } from '../tables/invited.ts'
import { expirePresence, onPeerPresence, publishPresence } from '../tables/presence.ts'
import { seatOf } from '../domain/record.ts'
import { presentHere, type Room } from '../tables/room.ts'
import { spreadChat } from '../chat/listeners.ts'
import { failed } from './jobs.ts'

/** Lost news is missed for no longer than this. */
const LOOK_EVERY_MS = 3000
/** Tables named in one message. */
const MOST = 500

/** Keeps this process in step with the others on the same database. Returns how to stop. */
export function syncWithPeers(hub: Hub): () => Promise<void> {
  const { peers, db } = hub.store
  if (!peers.any) return () => Promise.resolve()
  let looking: Promise<void> | null = null
  let closed = false

  peers.listen({
    heard: (news, from) => void hear(news, from).catch(outOfStep),
    missed: () => void look(),
  })
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref()

  function look(): Promise<void> {
    if (closed) return Promise.resolve()
    looking ??= lookAtAll()
      .catch(outOfStep)
      .finally(() => (looking = null))
    return looking
  }

  async function lookAtAll(): Promise<void> {
    const rooms = (
      await Promise.all([...hub.rooms.values()].map(room => room.catch(() => null)))
    ).filter(isThere)
    const now = hub.clock.now()
    for (let from = 0; from < rooms.length; from += MOST) {
      const some = rooms.slice(from, from + MOST)
      const ids = some.map(({ record }) => record.id)
      const stored = await findRevisions(db, ids)
      for (const room of some) {
        if (!room.sure || stored.get(room.record.id) !== room.revision) update(room, catchUp)
        if (presentHere(room).size > 0) publishPresence(hub, room)
        expirePresence(room, now)
      }
    }
  }

  async function hear(news: PeerNews, from: string): Promise<void> {
    if (closed) return
    if (news.type === 'renamed') {
      for (const opening of hub.rooms.values()) {
        const room = await opening.catch(() => null)
        if (room !== null && seatOf(room.record, news.user) !== null) update(room, readAgain)
      }
      return
    }
    if (news.type === 'ended') return hangUpHere(hub, news.user)
    if (news.type === 'invited') return tellInvited(hub, news)
    const room = await hub.rooms.get(news.table)
    if (room === undefined) return news.type === 'changed' ? tellListeners(news.table) : undefined
    switch (news.type) {
      case 'changed':
        return update(room, catchUp)
      case 'chat':
        return spreadChat(hub, room)
      case 'here':
        return onPeerPresence(room, from, news, hub.clock.now())
      case 'who':
        if (presentHere(room).size > 0) publishPresence(hub, room)
    }
  }

  /** Of a table that is not in memory only the people's event streams here need news. */
  async function tellListeners(table: string): Promise<void> {
    const { streams } = hub
    const users = streams.listeners()
    if (users.length > 0 && (await sitsAt(db, table, users)))
      streams.changed(await openRoom(hub, table))
  }

  function update(room: Room, read: typeof catchUp): void {
    room.queue(() => read(hub, room)).catch((error: unknown) => room.gone || outOfStep(error))
  }

  function outOfStep(error: unknown): void {
    failed(hub.log, error, 'not in step with the other servers')
  }

  return async () => {
    closed = true
    clearInterval(timer)
    await looking
  }
}

function isThere(room: Room | null): room is Room {
  return room !== null
}
