import { VOTE } from '../../engine/moves.ts'
import type { Mercadito } from '../../engine/state.ts'
import type { Messages } from '../../text/index.ts'
import type { Premove, PremoveQuestion } from '../../../../web/board-kit/board.ts'

/** Somebody who is done trading may vote for the end again each time a trade has undone the votes. */
export function premoves({
  view,
  text,
}: PremoveQuestion<Mercadito, Messages>): readonly Premove<Mercadito>[] {
  if (view.viewer === null || view.phase !== 'final') return []
  return [{ id: 'end', label: text.say('board.voteAhead'), move: VOTE }]
}
