import { game } from '../engine/index.ts'
import type { Event, Move, Options, View } from '../engine/state.ts'
import type { Seat } from '../../../kernel/game.ts'
import { Rng } from '../../../kernel/rng.ts'

/** A position, the moves of the seat that is asked, the one it takes, and what follows. */
export interface Ply {
  readonly seat: Seat
  /** As this seat sees it before. */
  readonly view: View
  /** As an onlooker sees it after. */
  readonly after: View
  readonly offers: readonly Move[]
  readonly move: Move
  readonly events: readonly Event[]
}

/** A match of random moves, ply by ply. */
export function* played(
  seed: number,
  seats: number,
  wishes: Partial<Options> = {},
): Generator<Ply> {
  const rng = Rng.from(seed)
  const [content = ''] = game.options.content
  const options: Options = {
    content,
    merchants: 'random',
    townsfolk: 'all',
    rogue: 'robbers',
    ...wishes,
  }
  const state = game.setup(seats, options, rng)
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const view = structuredClone(game.view(state, seat))
    const offers = game.legal(state, seat)
    const move = offers[rng.below(offers.length)]
    if (!move) throw new Error('Nothing to choose')
    const events: Event[] = []
    game.play(state, seat, move, { rng, emit: event => events.push(structuredClone(event)) })
    yield { seat, view, after: game.view(state, null), offers, move, events }
  }
}
