/** The tables of migration 0006-words, column by column. */
export interface WordsSchema {
  chat: ChatRow
  mutes: { user_id: string; muted_id: string }
  reports: ReportRow
  turns: TurnRow
  notices: NoticeRow
  notice_prefs: NoticePrefsRow
  notice_tables: { user_id: string; table_id: string; silent: number }
  notice_sent: { user_id: string; channel: string; at: number }
  push_subscriptions: PushRow
  imports: { id: string; game: string; chronicle: string; created_at: number }
}

/** One line of chat. Each channel of a table counts its lines from 1 without gaps. */
export interface ChatRow {
  table_id: string
  channel: string
  n: number
  /** The writer, or the person a server's line is about; null once they are deleted. */
  user_id: string | null
  /** What the server itself says: sat, begun, over; null = a person wrote the text. */
  code: string | null
  text: string
  /** Makes a line unique, however often it is sent. */
  once: string
  at: number
}

/** A person reported a line; kept until somebody who runs the server has `settled` it. */
export interface ReportRow {
  table_id: string
  channel: string
  n: number
  by_id: string
  at: number
  settled: number
}

/**
 * A seat whose person is to act now, or, before the match begins, for whom it is kept. The row goes
 * when that is over.
 */
export interface TurnRow {
  id: string
  table_id: string
  seat: number
  user_id: string
  began_at: number
  /** When to handle notices; null = that has been done. */
  due_at: number | null
  /** When to look whether little time is left; null = that has been done, or is never. */
  remind_at: number | null
}

/** A turn that is to be notified by one channel. `state`: waiting, sending, sent. */
export interface NoticeRow {
  turn_id: string
  channel: string
  table_id: string
  user_id: string
  state: string
  tries: number
  due_at: number
  /** 1 = it reminds: little time is left. */
  reminds: number
}

/** A person's notice settings; 0/1 for each channel. */
export interface NoticePrefsRow {
  user_id: string
  language: string
  push: number
  mail: number
  hook: number
  hook_url: string | null
  hook_secret: string
}

/** A browser subscribed to pushes. */
export interface PushRow {
  endpoint: string
  user_id: string
  p256dh: string
  auth: string
  created_at: number
}
