import { MyTableAnswer } from '../../../protocol/http.ts'
import { SetEnd, SetReady } from '../../../protocol/life.ts'
import { openRoom } from '../../tables/room/hub.ts'
import { comeBack, leave, resign, wishEnd } from '../../tables/life/life.ts'
import { rematch } from '../../tables/begin/rematch.ts'
import { setReady } from '../../tables/begin/seating.ts'
import { needs } from '../route/access.ts'
import { atTable, tableFor } from '../route/my-table.ts'
import { BY_ID, chapter, route } from '../route/route.ts'

/**
 * What people do at a table besides playing. Each route answers with the table as it is for them
 * afterwards.
 */
export const lifeRoutes = chapter('Tables', [
  atTable('/api/tables/:id/leave', {
    operationId: 'leaveTable',
    summary: 'Leaves my seat to a bot until I come back.',
    act: leave,
  }),
  atTable('/api/tables/:id/resign', {
    operationId: 'resign',
    summary: 'Resigns for good.',
    act: resign,
  }),
  atTable('/api/tables/:id/back', {
    operationId: 'comeBack',
    summary: 'Takes my seat back from the bot.',
    act: comeBack,
  }),
  atTable('/api/tables/:id/end', {
    operationId: 'agreeToEnd',
    summary: 'Agrees to end the match here, or withdraws that; it ends when all people agree.',
    body: SetEnd,
    act: (hub, room, me, body) => wishEnd(hub, room, me, body.end),
  }),
  atTable('/api/tables/:id/ready', {
    operationId: 'setReady',
    summary: 'Says that I am ready, or not yet, where the match waits for all people to say so.',
    body: SetReady,
    act: (hub, room, me, body) => setReady(hub, room, me, body.ready),
  }),
  route.post('/api/tables/:id/rematch', {
    operationId: 'rematch',
    summary: 'Starts a rematch of the same people; answers with the new table.',
    access: needs('play'),
    limit: 'few',
    params: BY_ID,
    answer: MyTableAnswer,
    async handle(hub, { me, params }) {
      return tableFor(hub, await rematch(hub, await openRoom(hub, params.id), me), me)
    },
  }),
])
