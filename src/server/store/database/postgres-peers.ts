import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Log } from '../../log.ts'
import type { PeerListener, PeerNews, Peers } from './peers.ts'
import { CHANNEL, Wire } from './postgres-wire.ts'
import { makeSeal } from './seal.ts'
import { makeSpeaker } from './speaker.ts'

const LOCK = `hashtextextended(${CHANNEL} || ' ' || $1, 0)`
const PRESENCE = 'present'
/** Any number of processes may register at once. */
const BE_THERE = `SELECT pg_advisory_lock_shared(${LOCK})`

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
    say: (news, when) => speaker.say(news, when),
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
    const news = newsIn(line)
    if (news === null) continue
    for (const listener of listeners) listener.heard(news, from)
  }
}

/** null where no server has said it: anybody who may connect to the database may speak there. */
function newsIn(line: string): PeerNews | null {
  try {
    return JSON.parse(line) as PeerNews | null
  } catch {
    return null
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
