import type { Generated, Kysely } from 'kysely'
import type { AdminSchema } from './schema-admin.ts'
import type { WordsSchema } from './schema-words.ts'

/** The tables of the database, column by column. JSON is text, times are Unix milliseconds. */
export interface Schema extends WordsSchema, AdminSchema {
  users: UserRow
  tables: TableRow
  seats: SeatRow & SeatEnd
  plies: PlyRow
  snapshots: SnapshotRow
  replays: ReplayRow
  contents: ContentRow
  sessions: SessionRow
  passkeys: PasskeyRow
  challenges: ChallengeRow
  addresses: AddressRow
  mail_links: MailLinkRow
  results: ResultRow
  ratings: RatingRow
  user_times: UserTimeRow
  stops: StopRow
  pulse: PulseRow
  access_tokens: AccessTokenRow
  bots: BotRow
  invitations: InvitationRow
  settings: SettingRow
  local_histories: LocalHistoryRow
}

export type Db = Kysely<Schema>

export interface UserRow {
  id: string
  name: string
  created_at: number
  /** 1 = deleted at their own wish; the name is "". */
  gone: number
  /** 1 = the signed cookie from before there were sessions is still valid. */
  old_cookie: number
  /** As the page draws it; null as long as they have none. */
  face: string | null
}

/** One table, and the match played at it. */
export interface TableRow {
  id: string
  game: string
  /** Version of the game's rules. */
  version: number
  /** The newest version by which anybody has moved since; null if it is that one. */
  newer_rules: number | null
  options: string
  /** "" before the shuffle is made. */
  seed: string
  /** JSON: how the shuffle is made; null at tables from before version 0.8. */
  shuffle: string | null
  /** When a round of the shuffle that is under way ends; null while none is. */
  shuffle_until: number | null
  host: string
  listed: number
  status: string
  actors: string
  ranks: string | null
  /** JSON: the rule of its clocks. */
  time: string
  /** When the first clock runs out, as far as known at the last write; null if none runs. */
  due_at: number | null
  /** JSON: what happens besides the game. */
  life: string
  created_at: number
  updated_at: number
  /** Grows with every change at the table: a write based on an older revision is refused. */
  revision: Generated<number>
  /** The table whose rematch this is, or null. */
  rematch_of: Generated<string | null>
}

export interface SeatRow {
  table_id: string
  seat: number
  kind: string
  user_id: string | null
  level: string | null
  /** JSON; null where there are no clocks. */
  clock: string | null
  /** Why a bot plays on a person's seat, or null. */
  stand_in: string | null
  /**
   * How often the seat was cleared: an invitation is valid for one round, and is not stored at all.
   */
  round: number
}

/**
 * When the match ended, or null: a person's latest matches are found by it. Written once, with the
 * results.
 */
interface SeatEnd {
  over_at: Generated<number | null>
}

/** What a person has played in one of their browsers: JSON. */
export interface LocalHistoryRow {
  user_id: string
  browser: string
  history: string
  stored_at: number
}

/** When a person's clocks that count days stand still. `quiet`: JSON, or null. */
export interface UserTimeRow {
  user_id: string
  quiet: string | null
  vacation_from: number | null
  vacation_until: number | null
  /** Milliseconds of vacation used in that year. */
  vacation_year: number
  vacation_used: number
}

/**
 * A period in which all clocks of a table stood still; of all tables if the id is "". Null = they
 * still do.
 */
export interface StopRow {
  table_id: string
  from_at: number
  until_at: number | null
}

/** The last sign of life of any server on this database. */
export interface PulseRow {
  name: string
  at: number
}

/**
 * The log, which is the truth: only ever appended to. An undo is an entry too, so `ply` counts
 * entries.
 */
export interface PlyRow {
  match_id: string
  ply: number
  seat: number
  kind: string
  move: string | null
  /** Of an undo: the entry it took back. */
  takes: number | null
  /** Unredacted. */
  events: string
  key: string | null
  at: number
}

/**
 * Where a match stood after `ply` entries, so that opening it replays only what came after: `base`
 * as in the kernel's Match.
 */
export interface SnapshotRow {
  match_id: string
  ply: number
  base_ply: number
  base: string
  state: string
}

/** The frames of a finished match from one perspective; -1 is the onlooker. Gzipped JSON. */
export interface ReplayRow {
  match_id: string
  viewer: number
  frames: Uint8Array
}

/** A set of printed values that a table was made with. */
export interface ContentRow {
  digest: string
  game: string
  content: string
}

/** What all processes on this database must share. */
export interface SettingRow {
  name: string
  value: string
}

/** A person's device. `hash`: of the token in its cookie. */
export interface SessionRow {
  hash: string
  id: string
  user_id: string
  /** "Firefox · Linux", or "". */
  device: string
  created_at: number
  seen_at: number
  /** 1 = its browser has shown the cookie that only this host can set. */
  host_only: number
}

/** A passkey; `public_key` in base64url, `transports` a JSON list. */
export interface PasskeyRow {
  id: string
  user_id: string
  public_key: string
  counter: number
  transports: string
  /** Where it was made. */
  device: string
  created_at: number
}

/**
 * A challenge for a passkey, answered once: by its owner, who adds it, or by anyone who signs in
 * (null).
 */
export interface ChallengeRow {
  hash: string
  user_id: string | null
  created_at: number
}

/** An address that a person has proved to be theirs. */
export interface AddressRow {
  address: string
  user_id: string
  created_at: number
}

/**
 * A mailed link. `user_id`: the guest who asked for it, to keep their account by this address; null
 * = nobody.
 */
export interface MailLinkRow {
  hash: string
  address: string
  user_id: string | null
  /** The session in which that guest asked. */
  session_id: string | null
  /** From which network it was asked for, as a keyed hash; "" for older links. */
  asker: string
  used: number
  created_at: number
}

/** The result of a finished match for one person who sat there to its end. */
export interface ResultRow {
  match_id: string
  seat: number
  user_id: string
  game: string
  /** 1 = first. */
  place: number
  /** 1 = it counts for the ratings. */
  rated: number
  /** A mark of the network they played from (networks.ts); null: unknown, or of no consequence. */
  network: number | null
}

/**
 * A person's rating in one game: mu and sigma (domain/plackett-luce.ts), and the cautious number that is shown.
 */
export interface RatingRow {
  user_id: string
  game: string
  mu: number
  sigma: number
  shown: number
  /** How many matches have counted. */
  matches: number
}

/** A personal token. `hash`: of what its owner sends; `scopes` a JSON list. */
export interface AccessTokenRow {
  hash: string
  id: string
  user_id: string
  name: string
  scopes: string
  created_at: number
  used_at: number | null
}

/** A user that is a program, and the person who answers for it. */
export interface BotRow {
  user_id: string
  owner_id: string
  created_at: number
}

/** A bot is invited to a seat. It is valid as long as the invitation of this round is. */
export interface InvitationRow {
  table_id: string
  seat: number
  round: number
  user_id: string
}
