import { type Static, Type } from 'typebox'
import { Count, GameMove, oneOf, orNull, SeatNumber, strict } from './basics.ts'

/**
 * How a shuffle is made by all who play, and what is published so that everybody can check it.
 * docs/fairness.md explains it.
 */

/** 32 bytes: hashes, secrets, seeds. */
export const Hex32 = Type.String({ pattern: '^[0-9a-f]{64}$', minLength: 64, maxLength: 64 })
/** 16 bytes: what one person contributes. */
export const Hex16 = Type.String({ pattern: '^[0-9a-f]{32}$', minLength: 32, maxLength: 32 })

const Silent = Type.Object({ kind: oneOf('bot', 'away') })
/** What one chair has announced before bytes are asked for. */
export const Announced = Type.Union([
  Silent,
  Type.Object({ kind: Type.Literal('hash'), hash: Hex32 }),
])
/** What one chair has contributed. */
export const Part = Type.Union([
  Silent,
  Type.Object({ kind: Type.Literal('withheld'), hash: Hex32 }),
  Type.Object({ kind: Type.Literal('given'), hash: Hex32, bytes: Hex16 }),
])

const MOST_CHAIRS = 16
const start = Type.Integer({ minimum: 1, maximum: 1_000_000 })

/**
 * The shuffle of a table now. `hashes`: contributions may be announced · `bytes`: no more; those
 * who announced one show it · `made`: the match has begun. `chairs`: index = seat.
 */
export const ShuffleNow = Type.Union([
  Type.Object({
    stage: oneOf('hashes', 'bytes'),
    commitment: Hex32,
    start,
    chairs: Type.Array(Announced),
  }),
  Type.Object({
    stage: Type.Literal('made'),
    commitment: Hex32,
    start,
    chairs: Type.Array(Part),
  }),
])
export type ShuffleNow = Static<typeof ShuffleNow>

/**
 * My contribution: first its hash, then, when `bytes` are asked for, the bytes themselves. Names
 * the promise it is made for.
 */
export const Contribution = Type.Union([
  strict({ commitment: Hex32, hash: Hex32 }),
  strict({ commitment: Hex32, bytes: Hex16 }),
])
export type Contribution = Static<typeof Contribution>
/** The answer to POST and GET /api/tables/:id/shuffle; null = made before version 0.8. */
export const ShuffleAnswer = Type.Object({ shuffle: orNull(ShuffleNow) })

const Tally = Type.Object({ count: Count, hash: Hex32 })
const MoveOrUndo = Type.Object({ seat: SeatNumber, move: orNull(GameMove) })
/** More undos than anybody makes. */
const MOST_ENTRIES = 20_000

/** What a finished match carries, so that its shuffle can be checked. */
export const Proof = Type.Object({
  protocol: Type.Integer({ minimum: 1, maximum: 100 }),
  start,
  commitment: Hex32,
  secret: Hex32,
  parts: Type.Array(Part, { maxItems: MOST_CHAIRS }),
  /** The running hashes at the end: of onlookers, then of each seat. */
  steps: Type.Array(Tally, { maxItems: MOST_CHAIRS + 1 }),
  /** The log with what was undone (`move` null); left out where nothing was. */
  entries: Type.Optional(Type.Array(MoveOrUndo, { maxItems: MOST_ENTRIES })),
})
export type Proof = Static<typeof Proof>

/** What a page or a program has kept from before the first card. */
export const Receipt = strict({
  viewer: orNull(SeatNumber),
  commitment: Hex32,
  start,
  bytes: orNull(Hex16),
  announced: orNull(Type.Array(Announced, { maxItems: MOST_CHAIRS })),
  parts: orNull(Type.Array(Part, { maxItems: MOST_CHAIRS })),
  steps: Tally,
})

/** The answer to POST /api/verify: what the check has found, see docs/fairness.md. */
export const VerdictAnswer = Type.Object({
  finding: oneOf('none', 'other-rules', 'broken', 'record', 'watched', 'one-round', 'proved'),
  faults: Type.Array(Type.String()),
  calledOff: Type.Integer(),
  given: Type.Array(SeatNumber),
  away: Type.Array(SeatNumber),
  withheld: Type.Array(SeatNumber),
  /** The game was not over at the last move: its people ended it there, or the rest is left out. */
  early: Type.Boolean(),
})
