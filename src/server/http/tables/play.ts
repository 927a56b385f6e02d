import { type Static, type TSchema, Type } from 'typebox'
import type { Viewer } from '../../../kernel/game.ts'
import { type Me, Past } from '../../../protocol/http.ts'
import {
  AskWhy,
  MomentAnswer,
  PlayedAnswer,
  PlayMoves,
  PlayProblem,
  TakeBack,
  WhyAnswer,
} from '../../../protocol/programs.ts'
import { seatOf } from '../../domain/record.ts'
import { problem } from '../../errors.ts'
import { type Hub, openRoom } from '../../tables/room/hub.ts'
import { MOST_STEPS_BACK, pastOf } from '../../tables/watch/past.ts'
import type { Refused } from '../../domain/course.ts'
import { explain, order, type Order, STOPPED } from '../../tables/play.ts'
import type { Watcher } from '../../tables/room/crowd.ts'
import { type Room, welcome } from '../../tables/room/room.ts'
import { anybody, needs } from '../route/access.ts'
import { BY_ID, chapter, type Described, route, SINCE } from '../route/route.ts'

/** Sent as text because they are JSON already, and long. */
const PastText = Type.Unsafe<string>(Past)
const MomentText = Type.Unsafe<string>(MomentAnswer)

/**
 * The messages of a socket for programs that send one request at a time. Both go through the same
 * service.
 */
export const playRoutes = chapter('Play', [
  route.get('/api/tables/:id/moment', {
    operationId: 'getMoment',
    summary: 'The state of a table for me: the view, my legal moves, and the steps since then.',
    access: anybody('read'),
    params: BY_ID,
    query: SINCE,
    answer: MomentText,
    async handle(hub, { me, params, query, reply }) {
      reply.type('application/json')
      return welcomed(await openRoom(hub, params.id), me, query.since)
    },
  }),
  route.get('/api/tables/:id/past', {
    operationId: 'getPast',
    summary: `The match so far as I saw it, step by step, from my step "since" on; at most ${MOST_STEPS_BACK} steps.`,
    access: anybody('read'),
    params: BY_ID,
    query: SINCE,
    answer: PastText,
    async handle(hub, { me, params, query, reply }) {
      const room = await openRoom(hub, params.id)
      const seat = seatOf(room.record, me?.id ?? null)
      const frames = await pastOf(room, seat, query.since ?? 0)
      reply.type('application/json')
      return `{"frames":${frames}}`
    },
  }),
  ofMySeat('/api/tables/:id/moves', {
    operationId: 'makeMoves',
    summary:
      'Makes moves of my seat: all, or none. The same key again gets the same answer and moves nothing.',
    body: PlayMoves,
    answer: PlayedAnswer,
    act: (hub, room, seat, { key, at, moves }) =>
      carriedOut(hub, room, { seat, key, by: 'person', wish: { at, moves } }),
  }),
  ofMySeat('/api/tables/:id/undo', {
    operationId: 'undo',
    summary: 'Undoes my last move, as long as nothing was revealed since.',
    body: TakeBack,
    answer: PlayedAnswer,
    act: (hub, room, seat, { key }) =>
      carriedOut(hub, room, { seat, key, by: 'person', wish: null }),
  }),
  ofMySeat('/api/tables/:id/explain', {
    operationId: 'explainMove',
    summary: 'The rule that forbids my seat this move now; null if none does.',
    body: AskWhy,
    answer: WhyAnswer,
    async act(hub, room, seat, { move }) {
      const answer = await explain(hub, room, seat, move)
      return answer.ok ? { refusal: answer.refusal } : refuse(answer)
    },
  }),
])

/** What a seat does, and how it is described. */
interface Deed<Body extends TSchema, Answer extends TSchema> extends Pick<
  Described<Me, TSchema, TSchema, Body, Answer>,
  'operationId' | 'summary' | 'body' | 'answer'
> {
  readonly act: (hub: Hub, room: Room, seat: Viewer, body: Static<Body>) => Promise<Static<Answer>>
}

function ofMySeat<Body extends TSchema, Answer extends TSchema>(
  path: `/api/tables/:id/${string}`,
  { act, ...described }: Deed<Body, Answer>,
) {
  return route.post(path, {
    ...described,
    access: needs('play'),
    params: BY_ID,
    refusal: PlayProblem,
    async handle(hub, { me, params, body }) {
      const room = await openRoom(hub, params.id)
      return act(hub, room, seatOf(room.record, me.id), body)
    },
  })
}

/** The state of a table as a socket would be told, as JSON. */
function welcomed(room: Room, me: Me | null, since: number | undefined): string {
  const said: string[] = []
  const looker: Watcher = {
    user: me?.id ?? null,
    seat: null,
    seq: 0,
    visible: true,
    send: text => said.push(text),
    leave: () => undefined,
  }
  welcome(room, looker, since)
  return said.join('')
}

async function carriedOut(
  hub: Hub,
  room: Room,
  wanted: Order,
): Promise<Static<typeof PlayedAnswer>> {
  const answer = await order(hub, room, wanted)
  return answer.ok ? { key: wanted.key, seq: answer.seq } : refuse(answer)
}

const REFUSALS: { readonly [why: string]: readonly [status: number, message: string] } = {
  illegal: [422, 'This move is not legal now.'],
  'not-your-turn': [409, 'Your seat has nothing to decide now.'],
  over: [409, 'The match is over.'],
  'not-seated': [403, 'You do not sit at this table.'],
  revealed: [
    409,
    'This reveals something: it cannot be undone, and only the last move of a message may reveal.',
  ],
  stale: [409, 'You have not seen your own last step. Ask for the state again.'],
  faulty: [500, STOPPED],
  'too-many': [429, 'This is more than one may play in a day. Wait a minute, and send it again.'],
  busy: [503, 'The move could not be stored; nothing has changed. Send the same again.'],
}

function refuse({ why, refusal }: Refused): never {
  const [status, sentence] = REFUSALS[why] ?? [409, 'This is not possible now.']
  throw problem(status, why, sentence, { refusal })
}
