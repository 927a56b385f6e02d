import { type Hub, unlessGone } from '../tables/room/hub.ts'
import type { Room } from '../tables/room/room.ts'
import { announce } from './chat.ts'
import { spreadChat } from './listeners.ts'

/**
 * From now on the chat of each table says what happens there. `later`: finishes this work before
 * the server closes.
 */
export function announceChanges(
  hub: Hub,
  later: (work: Promise<void>, failure: string) => void,
): void {
  const say = async (room: Room) => void (await unlessGone(announce(hub, room)))
  hub.events.on('changed', ({ room }) => later(say(room), 'announcing failed'))
  hub.events.on('said', room => later(spreadChat(hub, room), 'a line was not sent'))
}
