import { type Static, Type } from 'typebox'
import { Count, GameMove, orNull, strict } from './basics.ts'
import { Proof, Receipt } from './fairness.ts'
import { Id, Level, Options, SeatNumber } from './table.ts'

/**
 * Finished matches as files: exported here, imported and checked by any server of this kind.
 */

export const MAX_PLIES = 10_000
export const MAX_CHRONICLE_BYTES = 4 * 1024 * 1024

/**
 * GET /api/tables/:id/chronicle; POST /api/replays. Replayed from the seed, move by move, it must
 * lead exactly to `final`: the digest of the last position.
 */
export const ChronicleFile = Type.Object({
  game: Type.String({ maxLength: 40 }),
  version: Count,
  seats: Type.Integer({ minimum: 1, maximum: 16 }),
  options: Options,
  seed: Type.String({ maxLength: 64 }),
  log: Type.Array(
    Type.Object({
      seat: SeatNumber,
      move: GameMove,
    }),
    { maxItems: MAX_PLIES },
  ),
  final: Type.Optional(Type.String({ maxLength: 16, pattern: '^[0-9a-f]{16}$' })),
  /** The players; a bot has a level and no name. */
  players: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String({ maxLength: 24 }),
        level: orNull(Level),
      }),
      {
        maxItems: 16,
      },
    ),
  ),
  /** How its shuffle was made; matches from before version 0.8 have none. */
  fairness: Type.Optional(Proof),
})
export type ChronicleFile = Static<typeof ChronicleFile>

/** POST /api/verify: a finished match, and the receipt from before its first card, if there is one. */
export const Verify = strict({ match: ChronicleFile, receipt: Type.Optional(Receipt) })

/**
 * The answer to POST /api/replays: where it can be watched, `/r/<id>`. The same match has the same
 * id.
 */
export const Imported = Type.Object({ id: Id })
