import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { PeerListener, PeerNews, Peers } from './peers.ts'
import { makeSeal } from './seal.ts'

/** PostgreSQL refuses payloads of 8000 bytes or more. */
const LONGEST_PAYLOAD = 7500
/** Messages of one notification. */
const MOST_MESSAGES = 50
/** News of this time goes together; the first goes at once. */
const TOGETHER_MS = 10
const AGAIN_MS = 100
const RARELY_MS = 2000
/** How often the connection is checked, for one that was silently cut reports nothing. */
const BEAT_MS = 10_000
const SILENCE_MS = 5000

/**
 * Talks to the other processes by LISTEN and NOTIFY over a connection of its own. The connection
 * also holds the locks, so they are freed when it ends, however it ends. Never NOTIFY inside a
 * transaction that writes: all commits would wait for one another.
 */
export async function openPeers(config: pg.ClientConfig, secret: string, log: Log): Promise<Peers> {
  /** The sender's id, for the others. */
  const self = randomBytes(6).toString('base64url')
  const stopping = new AbortController()
  const listeners = new Set<PeerListener>()
  /** Not sent yet. A set, because one message per changed table is enough. */
  const pending = new Set<string>()
  let whole = false
  let present = false
  let saying: Promise<void> | null = null
  let mending: Promise<void> | null = null
  let asked: Promise<unknown> = Promise.resolve()
  let client = await connect()
  whole = true

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ ...config, query_timeout: SILENCE_MS })
    const cut = () => {
      if (whole && fresh === client) broken()
    }
    fresh.on('error', cut)
    fresh.on('end', cut)
    fresh.on('notification', heard)
    try {
      await fresh.connect()
      const { rows } = await fresh.query<{ channel: string }>(`SELECT ${CHANNEL} AS channel`)
      await fresh.query(NOTICE_DEATH)
      await fresh.query(NO_FLUSH)
      await fresh.query(`LISTEN ${pg.escapeIdentifier(rows[0]?.channel ?? '')}`)
      if (present) await fresh.query(BE_THERE, [PRESENCE])
      return fresh
    } catch (error) {
      discard(fresh)
      throw error
    }
  }

  function discard(old: pg.Client): void {
    old.removeAllListeners('notification')
    old.end().catch(() => undefined)
  }

  function broken(): void {
    if (stopping.signal.aborted || !whole) return
    whole = false
    mending = mend().finally(() => (mending = null))
  }

  async function mend(): Promise<void> {
    log.warn('lost contact with the other servers')
    discard(client)
    for (let pause = AGAIN_MS; !stopping.signal.aborted; pause = Math.min(2 * pause, RARELY_MS)) {
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      const fresh = await connect().catch(() => null)
      if (fresh === null) continue
      client = fresh
      whole = true
      log.warn('back in contact with the other servers')
      for (const listener of listeners) listener.missed()
      speak()
      return
    }
  }

  function heard({ payload = '' }: pg.Notification): void {
    const [from = '', ...lines] = payload.split('\n')
    if (from === self) return
    for (const line of lines) {
      const news = JSON.parse(line) as PeerNews
      for (const listener of listeners) listener.heard(news, from)
    }
  }

  function speak(): void {
    if (whole && pending.size > 0) saying ??= sayAll().finally(() => (saying = null))
  }

  /**
   * What comes in while messages are on their way, and shortly after, goes with the next ones: all
   * notifications of a database wait for one another.
   */
  async function sayAll(): Promise<void> {
    while (whole && pending.size > 0) {
      const messages = takeMessages(pending)
      const pause = wait(TOGETHER_MS)
      try {
        await ask(
          NOTIFY,
          messages.map(lines => [self, ...lines].join('\n')),
        )
      } catch {
        for (const line of messages.flat()) pending.add(line)
        return broken()
      }
      await pause
    }
  }

  /** One query after another, which is what a connection takes. */
  async function ask(
    text: string,
    ...values: (string | string[])[]
  ): Promise<pg.QueryResult<{ held: boolean }>> {
    const answer = asked.then(() => client.query<{ held: boolean }>(text, values))
    asked = answer.catch(() => undefined)
    return answer
  }

  async function lock(what: string, name: string): Promise<boolean> {
    if (!whole) return false
    try {
      const { rows } = await ask(`SELECT ${what}(${LOCK}) AS held`, name)
      return rows[0]?.held === true
    } catch {
      broken()
      return false
    }
  }

  async function beThere(): Promise<void> {
    present = true
    await ask(BE_THERE, PRESENCE)
  }

  const beat = setInterval(() => {
    if (whole) ask('SELECT 1').catch(broken)
  }, BEAT_MS).unref()

  return {
    any: true,
    ...makeSeal(secret),
    async join(act) {
      const alone = await lock('pg_try_advisory_lock', PRESENCE)
      // Waits for a process that registers at this moment.
      if (!alone) await beThere()
      await act(alone)
      if (!alone) return
      await beThere()
      await lock('pg_advisory_unlock', PRESENCE)
    },
    listen: listener => void listeners.add(listener),
    say(news) {
      pending.add(JSON.stringify(news))
      speak()
    },
    hold: name => lock('pg_try_advisory_lock', name),
    async unlock(name) {
      await lock('pg_advisory_unlock', name)
    },
    async close() {
      clearInterval(beat)
      await saying
      // A process that starts next must not count this one as running.
      if (whole) await ask('SELECT pg_advisory_unlock_all()').catch(() => undefined)
      stopping.abort()
      await mending
      discard(client)
    },
  }
}

/** The news is stored already, so nobody has to wait until the disk has the notification too. */
const NO_FLUSH = 'SET synchronous_commit = off'

/**
 * A connection with locks: if its machine silently disappears, PostgreSQL frees them after about
 * ten seconds.
 */
export const NOTICE_DEATH =
  'SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3'

/** A database may hold several schemas, each with a server of its own. */
const CHANNEL = `'tianguis ' || current_schema()`
const LOCK = `hashtextextended(${CHANNEL} || ' ' || $1, 0)`
const PRESENCE = 'present'
/** Any number of processes may register at once. */
const BE_THERE = `SELECT pg_advisory_lock_shared(${LOCK})`

const NOTIFY = `SELECT pg_notify(${CHANNEL}, message) FROM unnest($1::text[]) AS message`

/** Takes out everything, or as many messages as go at a time. */
function takeMessages(pending: Set<string>): string[][] {
  const messages: string[][] = []
  while (pending.size > 0 && messages.length < MOST_MESSAGES) messages.push(takeLines(pending))
  return messages
}

/** Takes out as many lines as fit into one message. */
function takeLines(pending: Set<string>): string[] {
  const lines: string[] = []
  let length = 0
  for (const line of pending) {
    length += Buffer.byteLength(line) + 1
    if (length > LONGEST_PAYLOAD && lines.length > 0) break
    lines.push(line)
    pending.delete(line)
  }
  return lines
}
