import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Clock } from '../clock.ts'

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

/**
 * Bytes that may wait for a reader that does not read. Beyond them the stream is closed, and the
 * reader reconnects when it can.
 */
const MOST_WAITING = 256 * 1024
export const BEAT_MS = 15_000

interface Wishes {
  /** At every beat, before the empty line: false = the reader has lost access. */
  readonly beat: () => Promise<boolean>
  /** Called once, however it ends. */
  readonly closed: () => void
}

/** Sends such an answer. */
export function openLines(reply: FastifyReply, clock: Clock, { beat, closed }: Wishes): Lines {
  const out = new PassThrough()
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
      if (ended) return
      if (out.writableLength + text.length > MOST_WAITING) {
        out.destroy()
        return over()
      }
      out.write(`${text}\n`)
    },
    end() {
      out.end()
      over()
    },
  }
  out.on('close', over)
  // Also where nothing was ever read: a reader that left before the first line.
  reply.raw.on('close', () => out.destroy())
  // A buffering proxy would hold the lines back.
  const headers = {
    'content-type': 'application/x-ndjson',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  }
  void reply.headers(headers).send(out)
  return lines
}
