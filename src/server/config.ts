import type { Thinker } from './jobs/thinker.ts'

/** What a server is told when it starts. */
export interface ServerConfig {
  readonly host: string
  /** 0 = any that is free. */
  readonly port: number
  /** The folder that keeps everything: database and key. Made if missing. */
  readonly data: string
  /** How long, in milliseconds, a bot at least seems to think. */
  readonly botPace: number
  /** A level of pino: silent, error, warn, info, debug. */
  readonly log: string
  /** The address players use, if it is another one. With https, cookies travel only encrypted. */
  readonly publicUrl?: string
  /** The built page; found by itself if left out. */
  readonly webRoot?: string
  /** Requests one address may make in a minute; making guests and tables counts five times. */
  readonly requestsPerMinute?: number
  /** Messages one socket may send in a second; three times as many at once. */
  readonly messagesPerSecond?: number
  /** Where log lines go: standard error unless a test listens. */
  readonly logTo?: { write(line: string): void }
  /** Who thinks for the bots: worker threads unless a test puts itself there. */
  readonly thinker?: Thinker
}

export const REQUESTS_PER_MINUTE = 2000
export const MESSAGES_PER_SECOND = 40
