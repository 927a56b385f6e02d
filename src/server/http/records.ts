import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { Viewer } from '../../kernel/game.ts'
import { chronicle } from '../../kernel/match.ts'
import { Problem, Replay } from '../../protocol/http.ts'
import { Id } from '../../protocol/table.ts'
import { problem } from '../errors.ts'
import { frozenFrames } from '../jobs/freeze.ts'
import type { Course } from '../tables/course.ts'
import { type Hub, openRoom } from '../tables/hub.ts'
import { tableInfo } from '../tables/info.ts'
import { presentIn, type Room } from '../tables/room.ts'

const Params = Type.Object({ id: Id })
const Eyes = Type.Object(
  { eyes: Type.Optional(Type.String({ pattern: '^(all|[0-9]{1,2})$' })) },
  { additionalProperties: false },
)

/** Sent as text, for it is JSON already, and long. */
const ReplayText = Type.Unsafe<string>(Replay)
const ChronicleText = Type.Unsafe<string>(Type.Object({}))

/** What is left of a match when it is over: its replay, and its chronicle, from which anybody can check the shuffle. */
export function recordRoutes(hub: Hub): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/api/tables/:id/replay',
      { schema: { params: Params, querystring: Eyes, response: { 200: ReplayText, '4xx': Problem } } },
      async (request, reply) => {
        const room = await openRoom(hub, request.params.id)
        finished(room)
        const frames = await frozenFrames(hub, room, viewerOf(room, request.query.eyes ?? 'all'))
        const table = JSON.stringify(tableInfo(room.record, presentIn(room)))
        return reply.type('application/json').send(`{"table":${table},"frames":${frames}}`)
      },
    )

    app.get(
      '/api/tables/:id/chronicle',
      { schema: { params: Params, response: { 200: ChronicleText, '4xx': Problem } } },
      async (request, reply) => {
        const room = await openRoom(hub, request.params.id)
        const { match } = finished(room)
        return reply
          .type('application/json')
          .send(JSON.stringify({ ...chronicle(match), version: room.record.version }))
      },
    )
  }
}

function finished(room: Room): Course {
  if (room.record.status === 'over' && room.course !== null) return room.course
  throw problem(409, 'not-over', 'The match is not over: until then nobody sees more than his own part.')
}

function viewerOf(room: Room, eyes: string): Viewer {
  if (eyes === 'all') return null
  if (room.record.chairs[Number(eyes)] !== undefined) return Number(eyes)
  throw problem(400, 'no-seat', `This table has no seat ${eyes}; seats are counted from 0.`)
}
