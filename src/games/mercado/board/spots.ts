import type { Spot } from '../../../kit/pick.ts'
import type { Move } from '../engine/state.ts'
import { pathOf } from './use-choices.ts'

/** The name of the button of a move: `done`; `seal`, and `no:seal` to keep it. */
export function buttonOf(move: Move): Spot {
  const refuses = (move.type === 'seal' && !move.pay) || (move.type === 'symbol' && !move.take)
  return refuses ? `no:${move.type}` : move.type
}

/** Where a move is made: on tiles, at a token, or at its button. */
export function spotsOf(move: Move): readonly Spot[] {
  switch (move.type) {
    case 'place':
    case 'sell':
    case 'white':
      return pathOf(move)
    case 'privilege':
    case 'discard':
      return [`token:${move.token}`]
    // Whoever draws or takes back plays no privilege.
    case 'noPrivilege':
      return ['draw', 'recover']
    default:
      return [buttonOf(move)]
  }
}
