import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../protocol/http.ts'
import { ServerMessage } from '../../protocol/messages.ts'
import { MyEvent } from '../../protocol/programs.ts'
import { Id } from '../../protocol/table.ts'
import { problem } from '../errors.ts'
import { type Lines, openLines } from '../streams/lines.ts'
import { tokenHolds } from '../store/access-tokens.ts'
import { makeMine } from '../streams/mine.ts'
import { type Hub, openRoom } from '../tables/hub.ts'
import { seatOf } from '../domain/record.ts'
import type { Room, Watcher } from '../tables/room.ts'
import { joinRoom, leaveRoom } from '../tables/watching.ts'
import { anybody, needs } from './access.ts'
import { someone, whoIs } from './guests.ts'

const tags = ['Streams']
const Since = Type.Object(
  { since: Type.Optional(Type.Integer({ minimum: 0 })) },
  { additionalProperties: false },
)
/** Sent line by line, so as text. */
const MyEvents = Type.Unsafe<string>(MyEvent)
const TableEvents = Type.Unsafe<string>(ServerMessage)
const produces = ['application/x-ndjson']
/** Streams that one person, or one address of strangers, may have open at a time. */
const MOST_STREAMS = 32

/** News as lines of JSON, for programs: what concerns me, and what happens at a table. */
export function streamRoutes(hub: Hub): FastifyPluginAsyncTypebox {
  const open = new Map<string, number>()

  return async app => {
    app.get(
      '/api/me/events',
      {
        config: { access: needs('read') },
        schema: {
          summary:
            'My news, line by line: invitations, and tables that begin, wait for me, or end.',
          tags,
          produces,
          response: { 200: MyEvents, '4xx': Problem },
        },
      },
      async (request, reply) => {
        const me = await someone(hub, request)
        const closed = enter(me.id)
        const mine = makeMine(hub, me.id, event => lines.write(JSON.stringify(event)))
        const stillMay = async () => {
          if (!(await isStill(request, me.id))) return false
          await mine.catchUp()
          return true
        }
        const forget = hub.streams.addPersonal({
          user: me.id,
          token: request.bearer?.id ?? null,
          look: room => mine.look(room),
          tell: event => (event.type === 'invited' ? mine.invited(event) : undefined),
          end: () => lines.end(),
        })
        const lines: Lines = openLines(reply, hub.clock, {
          beat: stillMay,
          closed() {
            closed()
            forget()
          },
        })
        lines.write('')
        mine.catchUp().catch((error: unknown) => {
          hub.log.error({ err: error }, 'a stream could not begin')
          lines.end()
        })
        return reply
      },
    )

    app.get(
      '/api/tables/:id/events',
      {
        config: { access: anybody('read') },
        schema: {
          summary:
            'The news of a table, line by line, as I may see it: the messages of its socket, to the end of the match.',
          tags,
          produces,
          params: Type.Object({ id: Id }),
          querystring: Since,
          response: { 200: TableEvents, '4xx': Problem },
        },
      },
      async (request, reply) => {
        const me = await whoIs(hub, request)
        const room = await openRoom(hub, request.params.id)
        return follow(request, reply, room, me?.id ?? null, request.query.since)
      },
    )
  }

  function follow(
    request: FastifyRequest,
    reply: FastifyReply,
    room: Room,
    user: string | null,
    since?: number,
  ) {
    const seat = seatOf(room.record, user)
    const closed = enter(user ?? request.ip)
    /**
     * Ends the stream of a person who no longer has the seat they had when it began, and of
     * everybody when the match is over.
     */
    const isOut = () =>
      room.record.status === 'over' || (seat !== null && seatOf(room.record, user) !== seat)
    const watcher: Watcher = {
      user,
      seq: 0,
      visible: false,
      send(text) {
        if (seat !== null && seatOf(room.record, user) !== seat) return lines.end()
        lines.write(text)
        // Further messages of this tick still go out.
        if (isOut()) setImmediate(() => lines.end())
      },
      leave: () => lines.end(),
    }
    const forget = hub.streams.add({
      user: user ?? '',
      token: request.bearer?.id ?? null,
      end: () => lines.end(),
    })
    const lines = openLines(reply, hub.clock, {
      beat: async () => !isOut() && (await isStill(request, user)),
      closed() {
        closed()
        forget()
        leaveRoom(hub, room, watcher)
      },
    })
    joinRoom(hub, room, watcher, since)
    return reply
  }

  /** Whether the reader may still read: the token, the session or the person may be gone. */
  async function isStill(request: FastifyRequest, user: string | null): Promise<boolean> {
    if (user === null) return true
    if (request.bearer === null) return (await whoIs(hub, request))?.id === user
    return tokenHolds(hub.store.db, request.bearer.id)
  }

  /** Counts one more stream; returns how to uncount it. */
  function enter(who: string): () => void {
    const count = open.get(who) ?? 0
    if (count >= MOST_STREAMS)
      throw problem(429, 'too-many', `You can have at most ${MOST_STREAMS} open streams.`)
    open.set(who, count + 1)
    return () => {
      const left = (open.get(who) ?? 1) - 1
      if (left === 0) open.delete(who)
      else open.set(who, left)
    }
  }
}
