import { chronicle } from '../../../kernel/match.ts'
import type { Course } from '../../domain/course.ts'
import { replayOf } from '../../domain/frames.ts'
import { problem } from '../../errors.ts'
import { frozenFrames } from '../../schedule/freeze.ts'
import { openRoom } from '../../tables/room/hub.ts'
import { chronicleFile } from '../../tables/begin/imports.ts'
import { infoOf, type Room } from '../../tables/room/room.ts'
import { asFile, CHRONICLE, eyesOf, REPLAY, REVIEW, reviewOf } from './past.ts'
import { chapter, route } from '../route/route.ts'

/**
 * What remains of a finished match: its replay, and its chronicle, with which anyone can check the
 * shuffle.
 */
export const recordRoutes = chapter('Records', [
  route.get('/api/tables/:id/replay', {
    ...REPLAY,
    operationId: 'getReplay',
    summary:
      'A finished match, step by step, from the perspective of a seat or an onlooker, or with all hands open.',
    async handle(hub, { params, query, reply }) {
      const room = await openRoom(hub, params.id)
      finished(room)
      const eyes = eyesOf(room.record.chairs.length, query.eyes)
      const frames = await frozenFrames(hub, room, eyes)
      return reply.type('application/json').send(replayOf(infoOf(room), frames))
    },
  }),
  route.get('/api/tables/:id/chronicle', {
    ...CHRONICLE,
    operationId: 'getChronicle',
    summary: 'A finished match as seed and log, with which anyone can check the shuffle.',
    async handle(hub, { params, reply }) {
      const room = await openRoom(hub, params.id)
      const { record } = room
      const file = await chronicleFile({ record, course: finished(room) })
      asFile(reply, record)
      return JSON.stringify(file)
    },
  }),
  route.get('/api/tables/:id/review', {
    ...REVIEW,
    operationId: 'getReview',
    summary:
      'A finished match reviewed: luck and skill of each seat, everybody’s chances, and the decisions that cost most, judged by what each seat could know.',
    async handle(hub, { params: { id }, request, reply }) {
      const room = await openRoom(hub, id)
      const { match } = finished(room)
      reply.type('application/json')
      return reviewOf(hub, { id, ip: request.ip }, () => chronicle(match))
    },
  }),
])

function finished(room: Room): Course {
  if (room.record.status === 'over' && room.course !== null) return room.course
  throw problem(
    409,
    'not-over',
    'The match is not over. Until then nobody sees more than their own part.',
  )
}
