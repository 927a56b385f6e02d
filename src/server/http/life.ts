import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { type Me, MyTableAnswer, Problem } from '../../protocol/http.ts'
import { SetEnd, SetReady } from '../../protocol/life.ts'
import { Id } from '../../protocol/table.ts'
import { type Hub, openRoom } from '../tables/hub.ts'
import { myTable } from '../domain/info.ts'
import { comeBack, leave, resign, wishEnd } from '../tables/life.ts'
import { rematch } from '../tables/rematch.ts'
import { presentIn, type Room } from '../tables/room.ts'
import { setReady } from '../tables/seating.ts'
import { needs } from './access.ts'
import { someone } from './guests.ts'

const Params = Type.Object({ id: Id })
const answers = { 200: MyTableAnswer, '4xx': Problem }

/**
 * What people do at a table besides playing. Each route answers with the table as it is for them
 * afterwards.
 */
export function lifeRoutes(hub: Hub, few: object): FastifyPluginAsyncTypebox {
  const mine = (room: Room, me: Me) => myTable(room, presentIn(room), me.id, hub.store.secret)

  async function done(
    request: FastifyRequest,
    id: string,
    act: (room: Room, me: Me) => Promise<void>,
  ) {
    const me = await someone(hub, request)
    const room = await openRoom(hub, id)
    await act(room, me)
    return mine(room, me)
  }

  return async app => {
    const route = (summary: string, more: object = {}) => ({
      config: { access: needs('play'), ...more },
      schema: { summary, tags: ['Tables'], params: Params, response: answers },
    })

    app.post(
      '/api/tables/:id/leave',
      route('Leaves my seat to a bot until I come back.'),
      request => done(request, request.params.id, (room, me) => leave(hub, room, me)),
    )
    app.post('/api/tables/:id/resign', route('Resigns for good.'), request =>
      done(request, request.params.id, (room, me) => resign(hub, room, me)),
    )
    app.post('/api/tables/:id/back', route('Takes my seat back from the bot.'), request =>
      done(request, request.params.id, (room, me) => comeBack(hub, room, me)),
    )
    const ends = route(
      'Agrees to end the match here, or withdraws that; it ends when all people agree.',
    )
    app.post(
      '/api/tables/:id/end',
      { ...ends, schema: { ...ends.schema, body: SetEnd } },
      request =>
        done(request, request.params.id, (room, me) => wishEnd(hub, room, me, request.body.end)),
    )
    const readies = route(
      'Says that I am ready, or not yet, where the match waits for all people to say so.',
    )
    app.post(
      '/api/tables/:id/ready',
      { ...readies, schema: { ...readies.schema, body: SetReady } },
      request =>
        done(request, request.params.id, (room, me) => setReady(hub, room, me, request.body.ready)),
    )
    app.post(
      '/api/tables/:id/rematch',
      route('Starts a rematch of the same people; answers with the new table.', few),
      async request => {
        const me = await someone(hub, request)
        return mine(await rematch(hub, await openRoom(hub, request.params.id), me), me)
      },
    )
  }
}
