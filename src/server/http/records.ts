import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { Perspective } from '../../kernel/perspective.ts'
import { Problem, Replay } from '../../protocol/http.ts'
import { ChronicleFile, Imported, MAX_CHRONICLE_BYTES } from '../../protocol/records.ts'
import { Id } from '../../protocol/table.ts'
import { problem } from '../errors.ts'
import { frozenFrames } from '../schedule/freeze.ts'
import type { Course } from '../domain/course.ts'
import { type Hub, openRoom } from '../tables/hub.ts'
import {
  chronicleFile,
  type ImportedReplay,
  importedReplay,
  importMatch,
} from '../tables/imports.ts'
import { infoOf, type Room } from '../tables/room.ts'
import { makeShelf } from './shelf.ts'
import { anybody, needs } from './access.ts'
import { someone } from './guests.ts'

const Params = Type.Object({ id: Id })
const EyesQuery = Type.Object(
  { eyes: Type.Optional(Type.String({ pattern: '^(all|onlooker|[0-9]{1,2})$' })) },
  { additionalProperties: false },
)

/**
 * Imported matches kept in memory, in characters, so that they are not replayed for each request.
 */
const MOST_KEPT = 32 * 1024 * 1024

/** Sent as text because it is JSON already, and long. */
const ReplayText = Type.Unsafe<string>(Replay)
const ChronicleText = Type.Unsafe<string>(Type.Object({}))

/**
 * What remains of a finished match: its replay, and its chronicle, with which anyone can check the
 * shuffle.
 */
export function recordRoutes(hub: Hub, few: object): FastifyPluginAsyncTypebox {
  const imports = makeShelf<ImportedReplay>(MOST_KEPT)

  return async app => {
    app.get(
      '/api/tables/:id/replay',
      {
        config: { access: anybody('read') },
        schema: {
          summary:
            'A finished match, step by step, from the perspective of a seat or an onlooker, or with all hands open.',
          tags: ['Records'],
          params: Params,
          querystring: EyesQuery,
          response: { 200: ReplayText, '4xx': Problem },
        },
      },
      async (request, reply) => {
        const room = await openRoom(hub, request.params.id)
        finished(room)
        const frames = await frozenFrames(
          hub,
          room,
          eyesOf(room.record.chairs.length, request.query.eyes),
        )
        const table = JSON.stringify(infoOf(room))
        return reply.type('application/json').send(`{"table":${table},"frames":${frames}}`)
      },
    )

    app.get(
      '/api/tables/:id/chronicle',
      {
        config: { access: anybody('read') },
        schema: {
          summary: 'A finished match as seed and log, with which anyone can check the shuffle.',
          tags: ['Records'],
          params: Params,
          response: { 200: ChronicleText, '4xx': Problem },
        },
      },
      async (request, reply) => {
        const room = await openRoom(hub, request.params.id)
        const file = chronicleFile({ record: room.record, course: finished(room) })
        return reply
          .type('application/json')
          .header(
            'content-disposition',
            `attachment; filename="${room.record.game}-${room.record.id}.json"`,
          )
          .send(JSON.stringify(file))
      },
    )

    app.post(
      '/api/replays',
      {
        bodyLimit: MAX_CHRONICLE_BYTES,
        config: { ...few, access: needs('play') },
        schema: {
          summary:
            'Imports a finished match from a file. It is replayed, and stored if the replay matches exactly.',
          tags: ['Records'],
          body: ChronicleFile,
          response: { 200: Imported, '4xx': Problem },
        },
      },
      async request => {
        await someone(hub, request)
        return { id: await importMatch(hub, request.body) }
      },
    )

    app.get(
      '/api/replays/:id',
      {
        config: { access: anybody('read') },
        schema: {
          summary: 'An imported match, step by step.',
          tags: ['Records'],
          params: Params,
          querystring: EyesQuery,
          response: { 200: ReplayText, '4xx': Problem },
        },
      },
      async (request, reply) => {
        const { id } = request.params
        const { table, seats, frames } = await imports(id, () => importedReplay(hub, id))
        const seen = frames.get(eyesOf(seats, request.query.eyes))
        return reply.type('application/json').send(`{"table":${table},"frames":${seen}}`)
      },
    )
  }
}

function finished(room: Room): Course {
  if (room.record.status === 'over' && room.course !== null) return room.course
  throw problem(
    409,
    'not-over',
    'The match is not over. Until then nobody sees more than their own part.',
  )
}

/** Without a perspective the answer shows everything. */
function eyesOf(seats: number, eyes = 'all'): Perspective {
  if (eyes === 'all') return 'all'
  if (eyes === 'onlooker') return null
  if (Number(eyes) < seats) return Number(eyes)
  throw problem(400, 'no-seat', `This table has no seat ${eyes}; seats are counted from 0.`)
}
