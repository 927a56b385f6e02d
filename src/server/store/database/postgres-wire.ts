import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../../log.ts'

const AGAIN_MS = 100
const RARELY_MS = 2000
/** How often the connection is checked, for one that was silently cut reports nothing. */
const BEAT_MS = 5000
const SILENCE_MS = 5000

/** A database may hold several schemas, each with a server of its own. */
export const CHANNEL = `'tianguis ' || current_schema()`

/** The news is stored already, so nobody has to wait until the disk has the notification too. */
const NO_FLUSH = 'SET synchronous_commit = off'

/**
 * A connection with locks: if its machine silently disappears, or its process is halted, PostgreSQL
 * frees them after about ten seconds.
 */
const NOTICE_DEATH =
  'SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3;' +
  "SET idle_session_timeout = '12s'"

/** Who is told what happens on a wire. */
export interface WireEnd {
  /** A notification came from a process, this one included. */
  heard(payload: string): void
  /** A new connection stands, and what it has to ask before anything else is asked here. */
  greet(client: pg.Client): Promise<void>
  /** After a break there is a connection again; notifications in between are lost. */
  mended(): void
}

/** One connection to PostgreSQL that listens, holds locks and is made anew when it breaks. */
export class Wire {
  /** Whether there is a connection. */
  whole = false
  private client: pg.Client | null = null
  private mending: Promise<void> | null = null
  private asked: Promise<unknown> = Promise.resolve()
  private readonly stopping = new AbortController()
  private readonly beat = setInterval(() => this.check(), BEAT_MS).unref()

  private readonly config: pg.ClientConfig
  private readonly end: WireEnd
  private readonly log: Log

  private constructor(config: pg.ClientConfig, end: WireEnd, log: Log) {
    this.config = config
    this.end = end
    this.log = log
  }

  /** Throws if PostgreSQL cannot be reached now. */
  static async open(config: pg.ClientConfig, end: WireEnd, log: Log): Promise<Wire> {
    const wire = new Wire(config, end, log)
    try {
      wire.client = await wire.connect()
    } catch (error) {
      clearInterval(wire.beat)
      throw error
    }
    wire.whole = true
    return wire
  }

  /**
   * One query after another, which is what a connection takes. Throws what PostgreSQL answers, or
   * that the connection is broken.
   */
  async ask<R extends pg.QueryResultRow>(
    text: string,
    ...values: (string | string[])[]
  ): Promise<R[]> {
    const answer = this.asked.then(() => {
      if (this.client === null) throw new Error('There is no connection to PostgreSQL.')
      return this.client.query<R>(text, values)
    })
    this.asked = answer.catch(() => undefined)
    return (await answer).rows
  }

  /** A question failed: the connection is no longer trusted, and another is made. */
  broken(): void {
    if (this.stopping.signal.aborted || !this.whole) return
    this.whole = false
    this.mending = this.mend().finally(() => (this.mending = null))
  }

  async close(): Promise<void> {
    clearInterval(this.beat)
    this.stopping.abort()
    await this.mending
    if (this.client) discard(this.client)
  }

  private check(): void {
    if (this.whole) this.ask('SELECT 1').catch(() => this.broken())
  }

  private async connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ ...this.config, query_timeout: SILENCE_MS })
    const cut = () => {
      if (fresh === this.client) this.broken()
    }
    fresh.on('error', cut)
    fresh.on('end', cut)
    fresh.on('notification', ({ payload = '' }) => this.end.heard(payload))
    try {
      await fresh.connect()
      const { rows } = await fresh.query<{ channel: string }>(`SELECT ${CHANNEL} AS channel`)
      await fresh.query(NOTICE_DEATH)
      await fresh.query(NO_FLUSH)
      await fresh.query(`LISTEN ${pg.escapeIdentifier(rows[0]?.channel ?? '')}`)
      await this.end.greet(fresh)
      return fresh
    } catch (error) {
      discard(fresh)
      throw error
    }
  }

  private async mend(): Promise<void> {
    const { signal } = this.stopping
    this.log.warn('lost contact with the other servers')
    if (this.client) discard(this.client)
    for (let pause = AGAIN_MS; !signal.aborted; pause = Math.min(2 * pause, RARELY_MS)) {
      await wait(pause, undefined, { signal }).catch(() => undefined)
      const fresh = await this.connect().catch(() => null)
      if (fresh === null) continue
      this.client = fresh
      this.whole = true
      this.log.warn('back in contact with the other servers')
      return this.end.mended()
    }
  }
}

function discard(old: pg.Client): void {
  old.removeAllListeners('notification')
  old.end().catch(() => undefined)
}
