import type { TableNews } from '../store/database/peers.ts'
import { logFailure } from '../store/database/revision-conflict.ts'
import { sitsAt } from '../store/tables/tables-of.ts'
import type { Invited } from '../tables/room/events.ts'
import { type Hub, openRoom, unlessGone } from '../tables/room/hub.ts'
import { invitationTo } from '../tables/begin/invited.ts'
import type { Streams } from './streams.ts'

/** From now on the event streams get what happens at the tables. */
export function followTables(hub: Hub, streams: Streams): void {
  const { events, log } = hub
  const failed = (error: unknown) => logFailure(log, error, 'a stream was not told')
  events.on('changed', ({ room }) => streams.changed(room))
  events.on('read', room => streams.changed(room))
  events.on('changed-elsewhere', news => void tellListeners(hub, streams, news).catch(failed))
  events.on('invited', invited => void tellInvited(hub, streams, invited).catch(failed))
  events.on('signed-out', ended => streams.end(ended))
}

/** A table where nobody is here is opened only if somebody who sits there listens here. */
async function tellListeners(hub: Hub, streams: Streams, news: TableNews): Promise<void> {
  const { table, users } = news
  if (users !== undefined && !users.some(user => streams.listens(user))) return
  const here = streams.listeners()
  if (here.length > 0 && (await sitsAt(hub.store.db, table, here)))
    await unlessGone(openRoom(hub, table).then(room => streams.changed(room)))
}

/** Tells a listening bot that it was invited. */
async function tellInvited(
  hub: Hub,
  streams: Streams,
  { table, seat, user }: Invited,
): Promise<void> {
  if (!streams.listens(user)) return
  const room = await unlessGone(openRoom(hub, table))
  if (room !== null)
    streams.tell(user, { type: 'invited', invitation: invitationTo(hub, room, seat) })
}
