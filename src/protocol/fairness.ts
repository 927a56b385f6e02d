import { type Static, Type } from 'typebox'
import { Count, SeatNumber } from './basics.ts'

/**
 * How a shuffle is made by all who play, and what is published so that everybody can check it.
 * docs/fairness.md explains it.
 */

/** 32 bytes: hashes, secrets, seeds. */
export const Hex32 = Type.String({ pattern: '^[0-9a-f]{64}$', minLength: 64, maxLength: 64 })
/** 16 bytes: what one person contributes. */
export const Hex16 = Type.String({ pattern: '^[0-9a-f]{32}$', minLength: 32, maxLength: 32 })

const Silent = Type.Object({ kind: Type.Union([Type.Literal('bot'), Type.Literal('away')]) })
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
    stage: Type.Union([Type.Literal('hashes'), Type.Literal('bytes')]),
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
  Type.Object({ commitment: Hex32, hash: Hex32 }, { additionalProperties: false }),
  Type.Object({ commitment: Hex32, bytes: Hex16 }, { additionalProperties: false }),
])
export type Contribution = Static<typeof Contribution>
/** The answer to POST and GET /api/tables/:id/shuffle; null = made before version 0.8. */
export const ShuffleAnswer = Type.Object({ shuffle: Type.Union([ShuffleNow, Type.Null()]) })

const Tally = Type.Object({ count: Count, hash: Hex32 })
const MoveOrUndo = Type.Object({
  seat: SeatNumber,
  move: Type.Union([
    Type.Object({ type: Type.String({ maxLength: 40 }) }, { additionalProperties: true }),
    Type.Null(),
  ]),
})
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
export const Receipt = Type.Object(
  {
    viewer: Type.Union([SeatNumber, Type.Null()]),
    commitment: Hex32,
    start,
    bytes: Type.Union([Hex16, Type.Null()]),
    announced: Type.Union([Type.Array(Announced, { maxItems: MOST_CHAIRS }), Type.Null()]),
    parts: Type.Union([Type.Array(Part, { maxItems: MOST_CHAIRS }), Type.Null()]),
    steps: Tally,
  },
  { additionalProperties: false },
)

/** The answer to POST /api/verify: what the check has found, see docs/fairness.md. */
export const VerdictAnswer = Type.Object({
  finding: Type.Union([
    Type.Literal('none'),
    Type.Literal('other-rules'),
    Type.Literal('broken'),
    Type.Literal('record'),
    Type.Literal('watched'),
    Type.Literal('one-round'),
    Type.Literal('proved'),
  ]),
  faults: Type.Array(Type.String()),
  calledOff: Type.Integer(),
  given: Type.Array(SeatNumber),
  away: Type.Array(SeatNumber),
  withheld: Type.Array(SeatNumber),
  /** The game was not over at the last move: its people ended it there, or the rest is left out. */
  early: Type.Boolean(),
})
