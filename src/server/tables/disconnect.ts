import type { Hub } from './hub.ts'

/**
 * Closes the sockets of a person who has ended a device, wherever they are; those he is still
 * signed in on come back.
 */
export function disconnect(hub: Hub, user: string): void {
  hangUpHere(hub, user)
  hub.store.peers.say({ type: 'ended', user })
}

/** Closes those of this process. */
export function hangUpHere(hub: Hub, user: string): void {
  hub.streams.endOf(user)
  for (const opening of hub.rooms.values()) {
    void opening.then(
      room => room.watchers.forEach(watcher => watcher.user === user && watcher.leave()),
      () => undefined,
    )
  }
}
