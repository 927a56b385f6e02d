import type { Game, Seat } from '../../../kernel/game.ts'
import { same } from '../../../kernel/json.ts'
import { Rng } from '../../../kernel/rng.ts'

type Move = { readonly type: string }

/** So many worlds are imagined that look alike to an onlooker. */
const WORLDS = 64

/**
 * The answer to a question that has only one, if everybody at the table knows that it has only one:
 * then answering at once tells nothing of what I hide. null otherwise, and where I could still take
 * something back but not after the answer.
 */
export function onlyAnswer(
  game: Game,
  view: object,
  seat: Seat,
  { offers, undoable }: { readonly offers: readonly Move[]; readonly undoable: boolean },
): Move | null {
  const [only] = offers
  if (only === undefined || offers.length > 1) return null
  const open = game.view(game.determinize(view, Rng.from(1)), null)
  for (let world = 1; world <= WORLDS; world++) {
    const state = game.determinize(open, Rng.from(world))
    const [offered, ...others] = game.legal(state, seat)
    if (offered === undefined || others.length > 0 || !same(offered, only)) return null
    if (undoable && commits(game, state, seat, offered)) return null
  }
  return only
}

/** Whether nothing before this move can be taken back after it. */
function commits(game: Game, state: object, seat: Seat, move: Move): boolean {
  const rng = Rng.from(0)
  const undrawn = rng.words()
  let revealed = false
  game.play(state, seat, move, { rng, emit: event => (revealed ||= event.reveals === true) })
  return revealed || !same(undrawn, rng.words())
}
