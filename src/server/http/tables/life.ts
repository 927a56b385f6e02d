import type { Static, TSchema } from 'typebox'
import { type Me, MyTableAnswer } from '../../../protocol/http.ts'
import { SetEnd, SetReady } from '../../../protocol/life.ts'
import { type Hub, openRoom } from '../../tables/room/hub.ts'
import { comeBack, leave, resign, wishEnd } from '../../tables/life/life.ts'
import { rematch } from '../../tables/begin/rematch.ts'
import type { Room } from '../../tables/room/room.ts'
import { setReady } from '../../tables/begin/seating.ts'
import { needs } from '../route/access.ts'
import { tableFor } from '../route/my-table.ts'
import { BY_ID, type Route, route } from '../route/route.ts'

/** What is to be done at a table, and how it is described. */
interface Deed<Body extends TSchema> {
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly body?: Body
  readonly act: (hub: Hub, room: Room, me: Me, body: Static<Body>) => Promise<void>
}

/**
 * What people do at a table besides playing. Each route answers with the table as it is for them
 * afterwards.
 */
export const lifeRoutes: readonly Route[] = [
  deed({
    path: 'leave',
    operationId: 'leaveTable',
    summary: 'Leaves my seat to a bot until I come back.',
    act: leave,
  }),
  deed({
    path: 'resign',
    operationId: 'resign',
    summary: 'Resigns for good.',
    act: resign,
  }),
  deed({
    path: 'back',
    operationId: 'comeBack',
    summary: 'Takes my seat back from the bot.',
    act: comeBack,
  }),
  deed({
    path: 'end',
    operationId: 'agreeToEnd',
    summary: 'Agrees to end the match here, or withdraws that; it ends when all people agree.',
    body: SetEnd,
    act: (hub, room, me, body) => wishEnd(hub, room, me, body.end),
  }),
  deed({
    path: 'ready',
    operationId: 'setReady',
    summary: 'Says that I am ready, or not yet, where the match waits for all people to say so.',
    body: SetReady,
    act: (hub, room, me, body) => setReady(hub, room, me, body.ready),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:id/rematch',
    operationId: 'rematch',
    tag: 'Tables',
    summary: 'Starts a rematch of the same people; answers with the new table.',
    access: needs('play'),
    limit: 'few',
    params: BY_ID,
    answer: MyTableAnswer,
    async handle(hub, { me, params }) {
      return tableFor(hub, await rematch(hub, await openRoom(hub, params.id), me), me)
    },
  }),
]

function deed<Body extends TSchema>({ path, act, ...described }: Deed<Body>): Route {
  return route({
    ...described,
    method: 'POST',
    path: `/api/tables/:id/${path}`,
    tag: 'Tables',
    access: needs('play'),
    limit: 'usual',
    params: BY_ID,
    answer: MyTableAnswer,
    async handle(hub, { me, params, body }) {
      const room = await openRoom(hub, params.id)
      await act(hub, room, me, body)
      return tableFor(hub, room, me)
    },
  })
}
