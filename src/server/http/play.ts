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
import { seatOf } from '../tables/record.ts'
import { type Watcher, welcome } from '../tables/room.ts'
import { anybody, needs } from './access.ts'
import { someone, whoIs } from './guests.ts'

const Params = Type.Object({ id: Id })
const Since = Type.Object(
  { since: Type.Optional(Type.Integer({ minimum: 0 })) },
  { additionalProperties: false },
)
const tags = ['Play']
/** Sent as text, for it is JSON already, and long. */
const PastText = Type.Unsafe<string>(Past)

/**
 * What a socket says, for programs that ask one thing at a time. It goes by the same door as what
 * comes over sockets.
 */
export function playRoutes(hub: Hub): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/api/tables/:id/moment',
      {
        config: { access: anybody('read') },
        schema: {
          summary: 'How a table stands for me: the view, my legal moves, and the steps since.',
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
          summary: `How the match went for me, step by step, from my step "since" on; ${MOST_STEPS_BACK} steps at most.`,
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
            'Carries out moves of my seat: all, or none. The same key again is answered, not carried out again.',
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
          summary: 'Takes my last move back, as long as nothing was revealed since.',
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
          summary: 'Which rule forbids my seat this move now; null if none does.',
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

/** What was answered: exactly one message. */
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
  'not-your-turn': [409, 'Your seat owes no decision now.'],
  over: [409, 'The match is over.'],
  'not-seated': [403, 'You do not sit at this table.'],
  revealed: [
    409,
    'Something was revealed: it cannot be taken back, or only the last move of a message may do so.',
  ],
  stale: [409, 'You had not seen your own last step: ask for the moment again.'],
  busy: [503, 'It could not be stored; nothing has changed. Send the same again.'],
}

function refusalOf(message: ServerMessage): {
  status: number
  problem: { why: string; message: string; refusal: Refusal | null }
} {
  if (message.type === 'trouble') throw problem(500, message.why, message.message)
  if (message.type !== 'refused') throw new Error(`An order was answered with "${message.type}".`)
  const { why, refusal } = message
  const [status, sentence] = REFUSALS[why] ?? [409, 'This cannot be done now.']
  return { status, problem: { why, message: sentence, refusal } }
}
