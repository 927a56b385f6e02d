import type { Game, Seat } from '../../../kernel/game.ts'
import { same } from '../../../kernel/json.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Moment, Step } from '../../../protocol/messages.ts'
import type { Choice } from './requests.ts'
import type { Told } from './table-state.ts'

type Move = { readonly type: string }

/** So many worlds are imagined: what looks the same in all of them does not depend on a secret. */
const WORLDS = 12

/**
 * How a seat will see the table after these moves of its own; null where that depends on chance or
 * on anything it cannot see, or where a move is not legal.
 */
export function foresee(
  game: Game,
  view: object,
  seat: Seat,
  moves: readonly Move[],
): object | null {
  let seen: object | null = null
  for (let world = 1; world <= WORLDS; world++) {
    const after = viewAfter(game, game.determinize(view, Rng.from(world)), seat, moves)
    if (after === null || (seen !== null && !same(seen, after))) return null
    seen = after
  }
  return seen
}

function viewAfter(game: Game, state: object, seat: Seat, moves: readonly Move[]): object | null {
  const rng = Rng.from(0)
  const undrawn = rng.words()
  for (const move of moves) {
    const offered = game.legal(state, seat).find(offer => same(offer, move))
    if (offered === undefined) return null
    game.play(state, seat, offered, { rng, emit: () => {} })
  }
  return same(undrawn, rng.words()) ? game.view(state, seat) : null
}

/**
 * Shows my choice as made while it is on its way, where it can be foreseen; otherwise the table
 * stands as it was told. `choice`: what is on its way.
 */
export function foreseen(rules: (game: string) => Game | null, choice: () => Choice | null) {
  let last: { readonly told: Moment; readonly key: string; readonly shown: Moment } | null = null
  return ({ moment, seat, table }: Told, steps: readonly Step[]): Moment | null => {
    const game = rules(table.game)
    const made = choice()
    if (moment === null || seat === null || made === null || game === null) return moment
    // The step it made is here: only the acknowledgement is not.
    if (steps.slice(made.at).some(step => step.seat === seat)) return moment
    if (last?.told !== moment || last.key !== made.key) {
      const view = foresee(game, moment.view as object, seat, made.moves)
      const shown = view === null ? moment : { ...moment, view, offers: [], undoable: false }
      last = { told: moment, key: made.key, shown }
    }
    return last.shown
  }
}
