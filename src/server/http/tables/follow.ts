import type { FastifyReply, FastifyRequest } from 'fastify'
import { seatOf } from '../../domain/record.ts'
import { type Lines, openLines } from '../../streams/lines.ts'
import { makeMine } from '../../streams/mine.ts'
import { networkOf } from '../../networks.ts'
import type { Hub } from '../../tables/room/hub.ts'
import type { Watcher } from '../../tables/room/crowd.ts'
import type { Room } from '../../tables/room/room.ts'
import { joinRoom, leaveRoom } from '../../tables/watch/watching.ts'
import { passOf } from '../route/who.ts'
import type { Services } from '../route/services.ts'

/** Streams one person's news until they lose the right to it. */
export function followMine(
  hub: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  user: string,
): FastifyReply {
  const closed = holdStream(hub, request, user)
  const mine = makeMine(hub, user, event => lines.write(JSON.stringify(event)))
  const beat = async () => {
    await mine.catchUp()
    return true
  }
  const forget = hub.streams.addPersonal({
    ...passOf(request),
    user,
    look: room => mine.look(room),
    tell: event => (event.type === 'invited' ? mine.invited(event) : undefined),
    end: () => lines.end(),
  })
  const lines: Lines = openLines(hub, reply, {
    beat,
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
}

/** A table and who follows it from which step on. */
interface Following {
  readonly room: Room
  readonly user: string | null
  readonly since: number | undefined
}

/** Streams the news of a table to its end. */
export function followTable(
  hub: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { room, user, since }: Following,
): FastifyReply {
  const closed = holdStream(hub, request, user)
  const seat = seatOf(room.record, user)
  /** Whether they no longer have the seat they had when the stream began. */
  const unseated = () => seat !== null && seatOf(room.record, user) !== seat
  const isOut = () => room.record.status === 'over' || unseated()
  const watcher: Watcher = {
    user,
    seat: null,
    seq: 0,
    visible: false,
    send(text) {
      if (unseated()) return lines.end()
      lines.write(text)
      // Further messages of this tick still go out.
      if (isOut()) setImmediate(() => lines.end())
    },
    leave: () => lines.end(),
  }
  const forget = hub.streams.add({ ...passOf(request), end: () => lines.end() })
  const lines = openLines(hub, reply, {
    beat: () => Promise.resolve(!isOut()),
    closed() {
      closed()
      forget()
      leaveRoom(hub, room, watcher)
    },
  })
  joinRoom(hub, room, watcher, since)
  return reply
}

function holdStream({ budgets }: Hub, { ip }: FastifyRequest, user: string | null): () => void {
  return budgets.hold(
    { budget: 'streams' },
    { budget: 'streamsPerAddress', who: networkOf(ip) },
    ...(user === null ? [] : [{ budget: 'streamsPerPerson', who: user } as const]),
  )
}
