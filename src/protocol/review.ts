import { Type } from 'typebox'
import { oneOf } from './basics.ts'
import { SeatNumber } from './table.ts'

const Move = Type.Object({ type: Type.String() }, { additionalProperties: true })
const Shares = Type.Array(Type.Number())

/**
 * GET /api/tables/:id/review. Payoffs are the share of the others that a seat ends up ahead of, 0 to
 * 1; lists go by seat. For each seat luck + skill + par = result.
 */
export const ReviewAnswer = Type.Object({
  format: Type.Literal(1),
  game: Type.String(),
  version: Type.Integer(),
  /** Whether something learned has judged, or rules of thumb. */
  learned: Type.Boolean(),
  plies: Type.Integer(),
  /** Chances to win after so many plies: as each seat could know its own, and as things were. */
  course: Type.Array(Type.Object({ ply: Type.Integer(), known: Shares, real: Shares })),
  /** Five of each seat at most, the costliest first; `ply`: the plies made before it. */
  decisions: Type.Array(
    Type.Object({
      ply: Type.Integer(),
      seat: SeatNumber,
      move: Move,
      better: Move,
      cost: Type.Number(),
      doubt: Type.Number(),
      sure: Type.Number(),
      /** What the better move has more of: how much, as players count it, and of which thing. */
      reasons: Type.Array(
        Type.Object({
          group: Type.String(),
          much: Type.Optional(Type.Integer()),
          what: Type.Optional(Type.String()),
        }),
      ),
    }),
  ),
  fortunes: Type.Array(
    Type.Object({
      result: Type.Number(),
      par: Type.Number(),
      skill: Type.Number(),
      own: Type.Number(),
      luck: Type.Number(),
      deal: Type.Number(),
      drawn: Type.Number(),
    }),
  ),
  turned: Type.Union([
    Type.Null(),
    Type.Object({
      ply: Type.Integer(),
      seat: SeatNumber,
      winner: SeatNumber,
      from: Type.Number(),
      to: Type.Number(),
      by: oneOf('decision', 'chance', 'hidden', 'play'),
      forGood: Type.Boolean(),
    }),
  ]),
})
