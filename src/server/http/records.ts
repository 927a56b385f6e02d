import { Type } from 'typebox'
import { chronicle } from '../../kernel/match.ts'
import type { Perspective } from '../../kernel/perspective.ts'
import { Replay } from '../../protocol/http.ts'
import { ReviewAnswer } from '../../protocol/review.ts'
import { ChronicleFile, Imported, MAX_CHRONICLE_BYTES } from '../../protocol/records.ts'
import type { Course } from '../domain/course.ts'
import { problem } from '../errors.ts'
import { frozenFrames } from '../schedule/freeze.ts'
import { networkOf } from '../networks.ts'
import { findImport, packed, saveImport } from '../store/imports.ts'
import { type Hub, openRoom } from '../tables/hub.ts'
import { chronicleFile, type ImportedReplay } from '../tables/imports.ts'
import { infoOf, type Room } from '../tables/room.ts'
import { everyone, needs } from './access.ts'
import { inLine } from './in-line.ts'
import { BY_ID, type Route, route } from './route.ts'

const EYES = Type.Object(
  { eyes: Type.Optional(Type.String({ maxLength: 8, pattern: '^(all|onlooker|[0-9]{1,2})$' })) },
  { additionalProperties: false },
)
/** Sent as text because it is JSON already, and long. */
const ReplayText = Type.Unsafe<string>(Replay)
const ReviewText = Type.Unsafe<string>(ReviewAnswer)
const ChronicleText = Type.Unsafe<string>(Type.Object({}))

/**
 * What remains of a finished match: its replay, and its chronicle, with which anyone can check the
 * shuffle.
 */
export const recordRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/tables/:id/replay',
    operationId: 'getReplay',
    tag: 'Records',
    summary:
      'A finished match, step by step, from the perspective of a seat or an onlooker, or with all hands open.',
    access: everyone('read'),
    limit: 'usual',
    params: BY_ID,
    query: EYES,
    answer: ReplayText,
    async handle(hub, { params, query, reply }) {
      const room = await openRoom(hub, params.id)
      finished(room)
      const eyes = eyesOf(room.record.chairs.length, query.eyes)
      const frames = await frozenFrames(hub, room, eyes)
      reply.type('application/json')
      return `{"table":${JSON.stringify(infoOf(room))},"frames":${frames}}`
    },
  }),
  route({
    method: 'GET',
    path: '/api/tables/:id/chronicle',
    operationId: 'getChronicle',
    tag: 'Records',
    summary: 'A finished match as seed and log, with which anyone can check the shuffle.',
    access: everyone('read'),
    limit: 'usual',
    params: BY_ID,
    answer: ChronicleText,
    async handle(hub, { params, reply }) {
      const room = await openRoom(hub, params.id)
      const { record } = room
      const name = `${record.game}-${record.id}.json`
      const file = await chronicleFile({ record, course: finished(room) })
      reply.type('application/json').header('content-disposition', `attachment; filename="${name}"`)
      return JSON.stringify(file)
    },
  }),
  route({
    method: 'GET',
    path: '/api/tables/:id/review',
    operationId: 'getReview',
    tag: 'Records',
    summary:
      'A finished match reviewed: luck and skill of each seat, everybody’s chances, and the decisions that cost most, judged by what each seat could know.',
    access: everyone('read'),
    limit: 'few',
    params: BY_ID,
    answer: ReviewText,
    async handle(hub, { params: { id }, request, reply }) {
      const room = await openRoom(hub, id)
      const { match } = finished(room)
      const { json } = await hub.reviews(id, () => {
        hub.budgets.spend({ budget: 'reviewsPerAddress', who: networkOf(request.ip) })
        return inLine(hub, () => hub.workshop.run('review', chronicle(match)))
      })
      reply.type('application/json')
      return json
    },
  }),
  route({
    method: 'POST',
    path: '/api/replays',
    operationId: 'importMatch',
    tag: 'Records',
    summary:
      'Imports a finished match from a file. It is replayed, and stored if the replay matches exactly.',
    access: needs('play'),
    limit: 'few',
    mostBytes: MAX_CHRONICLE_BYTES,
    body: Type.Unsafe<string>(ChronicleFile),
    unread: true,
    answer: Imported,
    async handle(hub, { me, body, request }) {
      hub.budgets.spend(
        { budget: 'importsPerPerson', who: me.id },
        { budget: 'importsPerAddress', who: networkOf(request.ip) },
      )
      const { chronicle: log, ...head } = await inLine(hub, () => hub.workshop.run('bring', body))
      const row = { ...head, chronicle: await packed(log), created_at: hub.clock.now() }
      await hub.store.write(db => saveImport(db, row))
      return { id: head.id }
    },
  }),
  route({
    method: 'GET',
    path: '/api/replays/:id',
    operationId: 'getImportedReplay',
    tag: 'Records',
    summary: 'An imported match, step by step.',
    access: everyone('read'),
    limit: 'usual',
    params: BY_ID,
    query: EYES,
    answer: ReplayText,
    async handle(hub, { params: { id }, query, reply }) {
      const { table, seats, frames } = await hub.imports(id, () => replayed(hub, id))
      const seen = frames.get(eyesOf(seats, query.eyes))
      reply.type('application/json')
      return `{"table":${table},"frames":${seen}}`
    },
  }),
]

async function replayed(hub: Hub, id: string): Promise<ImportedReplay> {
  const kept = await findImport(hub.store.db, id)
  if (kept === null) throw problem(404, 'no-replay', 'There is no such match here.')
  const { chronicle, created_at: createdAt } = kept
  return inLine(hub, () => hub.workshop.run('replay', { id, chronicle, createdAt }))
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
