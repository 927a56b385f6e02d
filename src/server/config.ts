import type { Clock } from './clock.ts'
import type { Limits } from './limits/limits.ts'
import type { WriteDocument } from './http/page/document.ts'
import type { MetricsDoor } from './http/line/metrics.ts'
import type { Thinker } from './schedule/thinker.ts'
import type { Workshop } from './tables/work/workshop.ts'
import type { Mailer } from './notify/mailer.ts'
import type { MayReach, Post } from './notify/outward.ts'

/** The settings a server starts with. */
export interface ServerConfig {
  readonly host: string
  /** 0 = any free port. */
  readonly port: number
  /** The data folder: database and secret. Created if missing. */
  readonly data: string
  /**
   * A PostgreSQL database (postgres://…) instead of the folder; any number of servers may share it.
   */
  readonly database?: string
  /** The minimum time, in milliseconds, that a bot seems to think. */
  readonly botPace: number
  /** A level of pino: silent, error, warn, info, debug. */
  readonly log: string
  /** The address players use, if it differs. With https, cookies travel only encrypted. */
  readonly publicUrl?: string
  /**
   * How mails are sent, `smtp://user:password@host:port`; without it none are sent. Needs
   * `publicUrl`.
   */
  readonly mail?: string
  /** The sender of mails. */
  readonly mailFrom?: string
  /**
   * Proxies that may say for which address they ask: addresses or networks separated by commas, as
   * proxy-addr reads them.
   */
  readonly proxies?: string
  /** Where metrics are answered; nowhere if left out. */
  readonly metrics?: MetricsDoor
  /** The built page; found automatically if left out. */
  readonly webRoot?: string
  /** Messages per socket and second; a burst may be three times as many. */
  readonly messagesPerSecond?: number
  /** Seconds in which a whole request must have arrived, and a reader of a file takes some of it. */
  readonly requestSeconds?: number
  /** Seconds for which a connection without requests is kept. */
  readonly idleSeconds?: number
  /** Budgets other than the documented ones. */
  readonly limits?: Partial<Limits>
  /** Where log lines go: standard error unless a test listens. */
  readonly logTo?: { write(line: string): void }
  /** What thinks for the bots: worker threads unless a test replaces them. */
  readonly thinker?: Thinker
  /** Does what takes long: a worker thread unless a test does it here. */
  readonly workshop?: Workshop
  /** Describes what can be asked: a thread unless a test does it here. */
  readonly writeDocument?: WriteDocument
  /** Which addresses notices may go to: the open internet unless a test allows others. */
  readonly mayReach?: MayReach
  /** Takes the mails: the mail server unless a test reads them itself. */
  readonly mailer?: Mailer
  /** Sends outgoing posts: to the addressee unless a test reads them itself. */
  readonly post?: Post
  /** The time: the machine's own clock unless a test brings another. */
  readonly clock?: Clock
}

export const REQUEST_SECONDS = 30
/** More than the two minutes for which Caddy keeps a connection, unless it is told otherwise. */
export const IDLE_SECONDS = 150
