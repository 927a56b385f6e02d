import { type Static, Type } from 'typebox'
import { strict } from './basics.ts'
import { Level } from './table.ts'

/** What somebody has played in a browser: games against bots, and at one device with others. */

const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 })
const Moment = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 })
const Duration = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
const Points = Type.Number({ minimum: -1_000_000, maximum: 1_000_000 })
const Game = Type.String({ maxLength: 40, pattern: '^[a-z0-9-]+$' })
const Players = Type.Integer({ minimum: 1, maximum: 20 })

/** Against whom: the best bot's level, or people at the same device. */
export const Company = Type.Union([Level, Type.Literal('people')])
export type Company = Static<typeof Company>

/** A finished game. */
export const Played = strict({
  game: Game,
  /** When it was dealt, in Unix milliseconds: no game is counted twice. */
  dealtAt: Moment,
  endedAt: Moment,
  players: Players,
  company: Company,
  /** My place, from 1. */
  rank: Type.Integer({ minimum: 1, maximum: 20 }),
  points: Points,
  /** Milliseconds at the table, without long absences. */
  time: Duration,
})
export type Played = Static<typeof Played>

/** All games of one kind: by number of players and company. */
export const Kind = strict({ players: Players, company: Company, played: Count, won: Count })
export type Kind = Static<typeof Kind>

/** All games of one game. */
export const Sums = strict({
  played: Count,
  won: Count,
  kinds: Type.Array(Kind, { maxItems: 60 }),
  /** The most points ever. */
  best: Points,
  /** Games won one after the other: now, and at most. */
  streak: Count,
  longest: Count,
  time: Duration,
  /** When the latest was dealt. */
  dealtAt: Moment,
})
export type Sums = Static<typeof Sums>

export const LocalHistory = strict({
  /** Newest first; the oldest are dropped, their sums stay. */
  latest: Type.Array(Played, { maxItems: 100 }),
  sums: Type.Record(Game, Sums, { maxProperties: 20, additionalProperties: false }),
})
export type LocalHistory = Static<typeof LocalHistory>

/**
 * One browser's own part of a person's history. Each browser writes its own part and no other, so
 * that what two of them send can never count a game twice.
 */
export const BrowserHistory = strict({
  /** Made by the browser, by chance. */
  browser: Type.String({ minLength: 8, maxLength: 40, pattern: '^[A-Za-z0-9-]+$' }),
  history: LocalHistory,
})
export type BrowserHistory = Static<typeof BrowserHistory>

/** GET /api/me/local-history: the parts of all my browsers. */
export const BrowserHistories = Type.Object({ parts: Type.Array(BrowserHistory) })
export type BrowserHistories = Static<typeof BrowserHistories>

/** POST /api/me/local-history: it is stored, in place of what this browser sent before. */
export const Stored = Type.Object({ stored: Type.Literal(true) })
