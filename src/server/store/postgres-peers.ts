import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../log.ts'
import type { PeerListener, PeerNews, Peers } from './peers.ts'
import { CHANNEL, Wire } from './postgres-wire.ts'
import { makeSeal } from './seal.ts'

/** PostgreSQL refuses payloads of 8000 bytes or more. */
const LONGEST_PAYLOAD = 7500
/** Messages of one notification. */
const MOST_MESSAGES = 50
/** News of this time goes together; the first goes at once. */
const TOGETHER_MS = 10

const LOCK = `hashtextextended(${CHANNEL} || ' ' || $1, 0)`
const PRESENCE = 'present'
/** Any number of processes may register at once. */
const BE_THERE = `SELECT pg_advisory_lock_shared(${LOCK})`
const NOTIFY = `SELECT pg_notify(${CHANNEL}, message) FROM unnest($1::text[]) AS message`

/**
 * Talks to the other processes by LISTEN and NOTIFY over a connection of its own. The connection
 * also holds the locks, so they are freed when it ends, however it ends. Never NOTIFY inside a
 * transaction that writes: all commits would wait for one another.
 */
export async function openPeers(config: pg.ClientConfig, secret: string, log: Log): Promise<Peers> {
  /** The sender's id, for the others. */
  const self = randomBytes(6).toString('base64url')
  const listeners = new Set<PeerListener>()
  let present = false
  const wire: Wire = await Wire.open(
    config,
    {
      heard: payload => hear(payload, self, listeners),
      async greet(client) {
        if (present) await client.query(BE_THERE, [PRESENCE])
      },
      mended() {
        for (const listener of listeners) listener.missed()
        speaker.speak()
      },
    },
    log,
  )
  const speaker = makeSpeaker(wire, self)
  const lock = (name: string) => lockBy(wire, 'pg_try_advisory_lock', name)
  const unlock = (name: string) => lockBy(wire, 'pg_advisory_unlock', name)

  async function beThere(): Promise<void> {
    present = true
    await wire.ask(BE_THERE, PRESENCE)
  }

  return {
    any: true,
    ...makeSeal(secret),
    async join(act) {
      const alone = await lock(PRESENCE)
      // Waits for a process that registers at this moment.
      if (!alone) await beThere()
      await act(alone)
      if (!alone) return
      await beThere()
      await unlock(PRESENCE)
    },
    listen: listener => void listeners.add(listener),
    say: news => speaker.say(news),
    hold: lock,
    unlock: async name => void (await unlock(name)),
    async close() {
      await speaker.done()
      // A process that starts next must not count this one as running.
      if (wire.whole) await wire.ask('SELECT pg_advisory_unlock_all()').catch(() => undefined)
      await wire.close()
    },
  }
}

function hear(payload: string, self: string, listeners: ReadonlySet<PeerListener>): void {
  const [from = '', ...lines] = payload.split('\n')
  if (from === self) return
  for (const line of lines) {
    const news = JSON.parse(line) as PeerNews
    for (const listener of listeners) listener.heard(news, from)
  }
}

async function lockBy(wire: Wire, what: string, name: string): Promise<boolean> {
  if (!wire.whole) return false
  try {
    const [row] = await wire.ask<{ held: boolean }>(`SELECT ${what}(${LOCK}) AS held`, name)
    return row?.held === true
  } catch {
    wire.broken()
    return false
  }
}

/** Sends news to the other processes, as much of it together as comes together. */
function makeSpeaker(wire: Wire, self: string) {
  /** Not sent yet. A set, because one message per changed table is enough. */
  const pending = new Set<string>()
  let saying: Promise<void> | null = null

  function speak(): void {
    if (wire.whole && pending.size > 0) saying ??= sayAll().finally(() => (saying = null))
  }

  /**
   * What comes in while messages are on their way, and shortly after, goes with the next ones: all
   * notifications of a database wait for one another.
   */
  async function sayAll(): Promise<void> {
    while (wire.whole && pending.size > 0) {
      const messages = takeMessages(pending)
      const pause = wait(TOGETHER_MS)
      try {
        await wire.ask(
          NOTIFY,
          messages.map(lines => [self, ...lines].join('\n')),
        )
      } catch {
        for (const line of messages.flat()) pending.add(line)
        return wire.broken()
      }
      await pause
    }
  }

  return {
    speak,
    say(news: PeerNews): void {
      pending.add(JSON.stringify(news))
      speak()
    },
    /** Resolves when nothing is on its way. */
    done: async () => void (await saying),
  }
}

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
