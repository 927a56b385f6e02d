import type { PeerNews, When } from './peers.ts'
import { CHANNEL, type Wire } from './postgres-wire.ts'

/** PostgreSQL refuses payloads of 8000 bytes or more. */
const LONGEST_PAYLOAD = 7500
/** Messages of one notification. */
const MOST_MESSAGES = 50
/** News of this time goes together; the first goes at once. */
const TOGETHER_MS = 10
/**
 * News that nobody waits for goes together for longer: a notification costs every process as much
 * as a fifth of a move.
 */
const SOON_MS = 100

const NOTIFY = `SELECT pg_notify(${CHANNEL}, message) FROM unnest($1::text[]) AS message`

/** Sends news to the other processes, as much of it together as comes together. */
export function makeSpeaker(wire: Pick<Wire, 'whole' | 'ask' | 'broken'>, self: string) {
  /** Not sent yet. A set, because one message per changed table is enough. */
  const pending = new Set<string>()
  /** Whether something of it is not to wait. */
  let urgent = false
  let saying: Promise<void> | null = null
  let later: NodeJS.Timeout | null = null

  function speak(): void {
    urgent = true
    if (wire.whole && pending.size > 0) saying ??= sayAll().finally(() => (saying = null))
  }

  function speakLater(): void {
    later ??= setTimeout(() => {
      later = null
      speak()
    }, SOON_MS).unref()
  }

  /**
   * What comes in while messages are on their way, and shortly after, goes with the next ones: all
   * notifications of a database wait for one another.
   */
  async function sayAll(): Promise<void> {
    while (wire.whole && urgent && pending.size > 0) {
      const messages = takeMessages(pending)
      urgent = pending.size > 0
      const pause = new Promise(over => setTimeout(over, TOGETHER_MS))
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
    say(news: PeerNews, when: When = 'now'): void {
      const line = JSON.stringify(news)
      // It would be refused, again and again; the others look for themselves.
      if (Buffer.byteLength(line) > LONGEST_PAYLOAD) return
      pending.add(line)
      if (when === 'now') speak()
      else speakLater()
    },
    /** Sends the rest; resolves when nothing is on its way. */
    async done(): Promise<void> {
      speak()
      await saying
    },
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
