import type { Game, GameTypes, Refusal, Seat } from '../kernel/game.ts'
import { same } from '../kernel/json.ts'
import { type Match, submit } from '../kernel/match.ts'
import { Rng } from '../kernel/rng.ts'

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

/** What is said of a sound position once this has been done to it. */
export function brokenBy<W extends GameTypes>(
  game: Game<W>,
  state: W['state'],
  change: (state: W['state']) => unknown,
): readonly string[] {
  change(sound(game, state))
  return game.faults(state)
}

/**
 * A seat makes a move, in place: what happened. Throws if the move is not offered, or the position
 * is not sound afterwards; `words` are what the test calls the move.
 */
export function played<W extends GameTypes>(
  game: Game<W>,
  state: W['state'],
  seat: Seat,
  move: W['move'],
  rng = Rng.from(1),
  words = JSON.stringify(move),
): W['event'][] {
  const offered = game.legal(state, seat).find(offer => same(offer, move))
  if (offered === undefined)
    throw new Error(`${words} is refused: ${whyNot(game, state, seat, move)}.`)
  const events: W['event'][] = []
  game.play(state, seat, offered, { rng, emit: event => events.push(event) })
  sound(game, state, words)
  return events
}

/** Why a move is refused, in short: "AZT-37 no-coin"; null if it is not. */
export function whyNot<W extends GameTypes>(
  game: Game<W>,
  state: W['state'],
  seat: Seat,
  move: unknown,
): string | null {
  const refused = game.explain(state, seat, move)
  return refused && `${refused.rule} ${refused.why}`
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
 * A match goes on to its end, or for so many plies: whoever is asked first makes the move that is
 * chosen of the offers. Who it was each time, and what happened.
 */
export function* playing<W extends GameTypes>(
  match: Match<W>,
  choose: (offers: readonly W['move'][], seat: Seat) => W['move'],
  plies = Infinity,
): Generator<{ readonly seat: Seat; readonly events: readonly W['event'][] }> {
  const { game } = match
  for (let ply = 0; ply < plies; ply++) {
    const [seat] = game.actors(match.state)
    if (seat === undefined) return
    const done = submit(match, seat, choose(game.legal(match.state, seat), seat))
    if (!done.ok) throw new Error('An offered move was refused.')
    yield { seat, events: done.events }
  }
}

/** The same match, played on so. */
export function carriedOn<W extends GameTypes>(...match: Parameters<typeof playing<W>>): Match<W> {
  for (const _ of playing(...match));
  return match[0]
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
