import type { Game, GameTypes, Refusal } from '../kernel/game.ts'
import { same } from '../kernel/json.ts'
import type { Rng } from '../kernel/rng.ts'

/** This position, if it is sound; else throws, and tells what has led to it. */
export function sound<W extends GameTypes>(
  game: Game<W>,
  state: W['state'],
  after = '',
): W['state'] {
  const faults = game.faults(state)
  if (faults.length === 0) return state
  throw new Error(`Not a sound position${after && ` after "${after}"`}: ${faults.join(' ')}`)
}

/** Plays on at random, in place: the one state each time that somebody is asked, and at the end. */
export function* atRandom<W extends GameTypes>(
  game: Game<W>,
  state: W['state'],
  rng: Rng,
  emit: (event: W['event']) => void = () => {},
): Generator<W['state']> {
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    yield state
    game.play(state, seat, rng.pick(game.legal(state, seat)), { rng, emit })
  }
  yield state
}

/** Plays on at random to the end. */
export function playOut<W extends GameTypes>(...game: Parameters<typeof atRandom<W>>): void {
  for (const _ of atRandom(...game));
}

/**
 * Where offers and refusals contradict each other: moves that are offered and refused, or neither.
 * `hear` is told every refusal.
 */
export function contradictions<W extends GameTypes>(
  game: Game<W>,
  state: W['state'],
  moves: readonly W['move'][],
  hear: (refusal: Refusal) => void = () => {},
): unknown[] {
  return game.scores(state).flatMap((_, seat) => {
    const offered = game.legal(state, seat)
    return moves.flatMap(move => {
      const refused = game.explain(state, seat, move)
      if (refused !== null) hear(refused)
      const fits = (refused === null) === offered.some(offer => same(offer, move))
      return fits ? [] : [{ seat, move, refused }]
    })
  })
}
