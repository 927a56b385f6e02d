import type { Hub } from './hub.ts'

/**
 * Closes the sockets of a person who has signed out on a device, in all processes; devices that are
 * still signed in reconnect.
 */
export function disconnect(hub: Hub, user: string): void {
  hangUpHere(hub, user)
  hub.store.peers.say({ type: 'ended', user })
}

/** Closes those of this process. */
export function hangUpHere(hub: Hub, user: string): void {
  hub.events.emit('signed-out', user)
  for (const opening of hub.rooms.values()) {
    void opening.then(
      room => room.watchers.forEach(watcher => watcher.user === user && watcher.leave()),
      () => undefined,
    )
  }
}
