import type { Mailer } from '../../notify/mailer.ts'
import type { Notices } from '../../notify/notices.ts'
import type { Streams } from '../../streams/streams.ts'
import type { Hub } from '../../tables/room/hub.ts'
import type { ImportedReplay } from '../../tables/begin/imports.ts'
import type { KeptReview } from '../../tables/work/reviews.ts'
import type { WriteDocument } from '../page/document.ts'
import type { Shelf } from '../page/shelf.ts'

/** What the handlers of requests work with: the tables, and what is above them. */
export interface Services extends Hub {
  /** The address players use, if it is known. */
  readonly publicUrl: string | undefined
  /** What the command line on this machine shows. */
  readonly operatorKey: string
  /** Sends mails; null if this server sends none. */
  readonly mailer: Mailer | null
  /** Notifies people that it is their turn. */
  readonly notices: Notices
  /** The event streams of people and programs. */
  readonly streams: Streams
  /** What one socket may send. */
  readonly messagesPerSecond: number
  /** Describes what can be asked here. */
  readonly document: WriteDocument
  /** Imported matches kept in memory, so that they are not replayed for each request. */
  readonly imports: Shelf<ImportedReplay>
  /** Reviews kept in memory. */
  readonly reviews: Shelf<KeptReview>
}

/** The size of all imported matches that are kept, in bytes. */
export const MOST_IMPORTS_KEPT = 32 * 1024 * 1024
/** The same for reviews, in characters. */
export const MOST_REVIEWS_KEPT = 4 * 1024 * 1024
