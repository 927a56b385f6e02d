import type { OutgoingHttpHeaders } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Hub } from '../tables/room/hub.ts'

/**
 * An answer that does not end: one JSON text a line, and an empty line now and then, so that the
 * connection does not look dead.
 */
export interface Lines {
  readonly ended: boolean
  write(text: string): void
  /** What was written still goes out. */
  end(): void
}

export const BEAT_MS = 15_000

const HEADERS = {
  'content-type': 'application/x-ndjson',
  'cache-control': 'no-store',
  // A buffering proxy would hold the lines back.
  'x-accel-buffering': 'no',
  // The connection ends with its stream.
  connection: 'close',
}

interface Wishes {
  /** At every beat, before the empty line: false = the reader has lost access. */
  readonly beat: () => Promise<boolean>
  /** Called once, however it ends. */
  readonly closed: () => void
}

/**
 * Sends such an answer as long as the other end reads: beyond the budget of a reader the stream is
 * closed, and they connect again when they can.
 */
export function openLines(
  { budgets, clock, outboxes }: Pick<Hub, 'budgets' | 'clock' | 'outboxes'>,
  reply: FastifyReply,
  { beat, closed }: Wishes,
): Lines {
  const { raw } = reply.hijack()
  const outbox = outboxes.open(() => raw.destroy())
  const note = () => outbox.waits(raw.writableLength)
  let ended = false
  let cancel = clock.at(clock.now() + BEAT_MS, pulse)

  function pulse(): void {
    beat().then(
      may => {
        if (ended) return
        if (!may) return lines.end()
        lines.write('')
        cancel = clock.at(clock.now() + BEAT_MS, pulse)
      },
      () => lines.end(),
    )
  }

  function over(): void {
    if (ended) return
    ended = true
    cancel()
    closed()
  }

  const lines: Lines = {
    get ended() {
      return ended
    },
    write(text) {
      if (ended || raw.destroyed) return
      if (raw.writableLength > budgets.limits.bytesPerSocket) {
        budgets.over('bytesPerSocket')
        return void raw.destroy()
      }
      raw.write(`${text}\n`, note)
      note()
    },
    end() {
      if (ended) return
      raw.end()
      over()
    },
  }
  // Also where they have left before the stream begins.
  finished(raw, () => {
    outbox.close()
    over()
  })
  raw.writeHead(200, reply.headers(HEADERS).getHeaders() as OutgoingHttpHeaders)
  return lines
}
