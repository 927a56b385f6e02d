import type { SignedOut } from '../room/events.ts'
import type { Hub } from '../room/hub.ts'

/**
 * Closes, in all processes, what somebody has open: all of a user, or what was opened by one session
 * or token of theirs. Devices that are still signed in reconnect. Call it after the commit.
 */
export function disconnect(hub: Hub, ended: SignedOut): void {
  hub.events.emit('signed-out', ended)
  hub.store.peers.say({ type: 'ended', ...ended })
}
