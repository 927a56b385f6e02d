import type { RouteOptions } from 'fastify'
import type { Clock } from './clock.ts'
import type { Thinker } from './jobs/thinker.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Post } from './notify/outward.ts'

/** What a server is told when it starts. */
export interface ServerConfig {
  readonly host: string
  /** 0 = any that is free. */
  readonly port: number
  /** The folder that keeps everything: database and key. Made if missing. */
  readonly data: string
  /**
   * A PostgreSQL database (postgres://…) instead of the folder; any number of servers may share it.
   */
  readonly database?: string
  /** How long, in milliseconds, a bot at least seems to think. */
  readonly botPace: number
  /** A level of pino: silent, error, warn, info, debug. */
  readonly log: string
  /** The address players use, if it is another one. With https, cookies travel only encrypted. */
  readonly publicUrl?: string
  /**
   * How mails are sent, `smtp://user:password@host:port`; without it none are. Needs `publicUrl`.
   */
  readonly mail?: string
  /** From whom they are. */
  readonly mailFrom?: string
  /**
   * Whose word is believed on whom he asks for: addresses or networks with commas, as proxy-addr
   * reads them.
   */
  readonly proxies?: string
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
  /** Which addresses notices may go to: those of the open internet unless a test allows others. */
  readonly mayReach?: (address: string) => boolean
  /** Takes the mails: the mail server unless a test reads them itself. */
  readonly mailer?: Mailer
  /** Takes what is posted outward: whoever it is addressed to unless a test reads it itself. */
  readonly post?: Post
  /** What time it is: the machine's own clock unless a test brings another. */
  readonly clock?: Clock
  /** Told of every route: a test that there is none it does not know. */
  readonly onRoute?: (route: RouteOptions) => void
}

export const REQUESTS_PER_MINUTE = 2000
export const MESSAGES_PER_SECOND = 40
