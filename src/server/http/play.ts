import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { Refusal } from '../../kernel/game.ts'
import type { ServerMessage, Welcome } from '../../protocol/messages.ts'
import { Past, Problem } from '../../protocol/http.ts'
import {
  AskWhy,
  MomentAnswer,
  PlayedAnswer,
  PlayMoves,
  PlayProblem,
  TakeBack,
  WhyAnswer,
} from '../../protocol/programs.ts'
import { Id } from '../../protocol/table.ts'
import { problem } from '../errors.ts'
import { type Hub, openRoom } from '../tables/hub.ts'
import { MOST_STEPS_BACK, pastOf } from '../tables/past.ts'
import { explain, order, type Order } from '../tables/play.ts'
import { seatOf } from '../domain/record.ts'
import { type Watcher, welcome } from '../tables/room.ts'
import { anybody, needs } from './access.ts'
import { someone, whoIs } from './guests.ts'

const Params = Type.Object({ id: Id })
const Since = Type.Object(
  { since: Type.Optional(Type.Integer({ minimum: 0 })) },
  { additionalProperties: false },
)
const tags = ['Play']
/** Sent as text because it is JSON already, and long. */
const PastText = Type.Unsafe<string>(Past)

/**
 * The messages of a socket for programs that send one request at a time. Both go through the same
 * service.
 */
export function playRoutes(hub: Hub): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/api/tables/:id/moment',
      {
        config: { access: anybody('read') },
        schema: {
          summary:
            'The state of a table for me: the view, my legal moves, and the steps since then.',
          tags,
          params: Params,
          querystring: Since,
          response: { 200: MomentAnswer, '4xx': Problem },
        },
      },
      async request => {
        const me = await whoIs(hub, request)
        const room = await openRoom(hub, request.params.id)
        const said: string[] = []
        const looker: Watcher = {
          user: me?.id ?? null,
          seq: 0,
          visible: true,
          send: text => said.push(text),
          leave: () => undefined,
        }
        welcome(room, looker, request.query.since)
        return JSON.parse(said.join('')) as Welcome
      },
    )

    app.get(
      '/api/tables/:id/past',
      {
        config: { access: anybody('read') },
        schema: {
          summary: `The match so far as I saw it, step by step, from my step "since" on; at most ${MOST_STEPS_BACK} steps.`,
          tags,
          params: Params,
          querystring: Since,
          response: { 200: PastText, '4xx': Problem },
        },
      },
      async (request, reply) => {
        const me = await whoIs(hub, request)
        const room = await openRoom(hub, request.params.id)
        const frames = await pastOf(
          room,
          seatOf(room.record, me?.id ?? null),
          request.query.since ?? 0,
        )
        return reply.type('application/json').send(`{"frames":${frames}}`)
      },
    )

    app.post(
      '/api/tables/:id/moves',
      {
        config: { access: needs('play') },
        schema: {
          summary:
            'Makes moves of my seat: all, or none. The same key again gets the same answer and moves nothing.',
          tags,
          params: Params,
          body: PlayMoves,
          response: { 200: PlayedAnswer, '4xx': PlayProblem },
        },
      },
      async (request, reply) => {
        const { key, at, moves } = request.body
        const { seat, room } = await mySeat(request.params.id, await someone(hub, request))
        const said = await carryOut(room, { seat, key, by: 'person', wish: { at, moves } })
        if (said.ok) return said.done
        return reply.code(said.status).send(said.problem)
      },
    )

    app.post(
      '/api/tables/:id/undo',
      {
        config: { access: needs('play') },
        schema: {
          summary: 'Undoes my last move, as long as nothing was revealed since.',
          tags,
          params: Params,
          body: TakeBack,
          response: { 200: PlayedAnswer, '4xx': PlayProblem },
        },
      },
      async (request, reply) => {
        const { seat, room } = await mySeat(request.params.id, await someone(hub, request))
        const said = await carryOut(room, { seat, key: request.body.key, by: 'person', wish: null })
        if (said.ok) return said.done
        return reply.code(said.status).send(said.problem)
      },
    )

    app.post(
      '/api/tables/:id/explain',
      {
        config: { access: needs('play') },
        schema: {
          summary: 'The rule that forbids my seat this move now; null if none does.',
          tags,
          params: Params,
          body: AskWhy,
          response: { 200: WhyAnswer, '4xx': PlayProblem },
        },
      },
      async (request, reply) => {
        const { seat, room } = await mySeat(request.params.id, await someone(hub, request))
        const said = await listen(answer =>
          explain(hub, room, seat, 'explain-', request.body.move, answer),
        )
        if (said.type === 'explained') return { refusal: said.refusal }
        const no = refusalOf(said)
        return reply.code(no.status).send(no.problem)
      },
    )
  }

  async function mySeat(id: string, me: { readonly id: string }) {
    const room = await openRoom(hub, id)
    return { room, seat: seatOf(room.record, me.id) }
  }

  async function carryOut(room: Parameters<typeof order>[1], wanted: Order) {
    const said = await listen(answer => order(hub, room, wanted, answer))
    if (said.type === 'done') return { ok: true, done: { key: said.key, seq: said.seq } } as const
    return { ok: false, ...refusalOf(said) } as const
  }
}

/** The answer: exactly one message. */
async function listen(
  ask: (answer: (message: ServerMessage) => void) => Promise<void>,
): Promise<ServerMessage> {
  const said: ServerMessage[] = []
  await ask(message => said.push(message))
  const [message] = said
  if (message === undefined) throw new Error('An order was not answered.')
  return message
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
  busy: [503, 'The move could not be stored; nothing has changed. Send the same again.'],
}

function refusalOf(message: ServerMessage): {
  status: number
  problem: { why: string; message: string; refusal: Refusal | null }
} {
  if (message.type === 'trouble') throw problem(500, message.why, message.message)
  if (message.type !== 'refused') throw new Error(`An order was answered with "${message.type}".`)
  const { why, refusal } = message
  const [status, sentence] = REFUSALS[why] ?? [409, 'This is not possible now.']
  return { status, problem: { why, message: sentence, refusal } }
}
