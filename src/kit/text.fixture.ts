import { stream } from '../kernel/chance.ts'
import type { Game, GameTypes } from '../kernel/game.ts'
import { begin, submit } from '../kernel/match.ts'
import { sayIn } from './messages.ts'
import type { GameText } from './text.ts'

/** What a sentence shows when something has gone wrong in it. */
export const BROKEN = /undefined|NaN|null|\[object|[{}]| {2}|^ | $|You’s|\(\)|: *$|«»|“”/
const BEGINNING = /^[A-ZÁÉÍÓÚ¿¡«\d]/

/** Of these sentences, or names of moves, those with something broken in them. */
export function broken(said: Iterable<string>): string[] {
  return [...said].filter(sentence => BROKEN.test(sentence) || !BEGINNING.test(sentence))
}

/**
 * Every view and event of a match played at random, as those who are asked and an onlooker see
 * them.
 */
export function playThrough<W extends GameTypes>(
  game: Game<W>,
  seats: number,
  seed: string,
  options: object,
) {
  const begun = begin(game, seats, options, seed)
  if (!begun.ok) throw new Error(begun.message)
  const match = begun.value
  const rng = stream(seed, 1_000_000)
  const views: W['view'][] = []
  const events: W['event'][] = []
  for (
    let [seat] = game.actors(match.state);
    seat !== undefined;
    [seat] = game.actors(match.state)
  ) {
    for (const viewer of [null, seat]) views.push(game.view(match.state, viewer))
    const played = submit(match, seat, rng.pick(game.legal(match.state, seat)))
    if (!played.ok) throw new Error(played.why)
    events.push(...played.events)
  }
  for (const viewer of [null, 0, 1]) views.push(game.view(match.state, viewer))
  return { views, events }
}

/** The text of a game without messages. */
export const silent: GameText = {
  say: sayIn('en', {}),
  goal: '',
  steps: [],
  ours: '',
  options: {},
  prompt: () => ({ title: '', hint: '' }),
  move: () => '',
  event: () => '',
  refusal: () => '',
}
