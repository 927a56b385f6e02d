import type { Frozen, Game, Seat, Viewer, GameTypes } from './game.ts'

/**
 * The perspective of a replay: a seat's, an onlooker's (null), or everybody's, with all hands open.
 */
export type Perspective = Viewer | 'all'

/**
 * A position from this perspective. Everybody's looks at the table from the `seat` that acted last;
 * at the deal, from the one that is to act first.
 */
export function seenFrom<W extends GameTypes>(
  game: Game<W>,
  state: Frozen<W['state']>,
  eyes: Perspective,
  last: Seat | undefined,
): { readonly view: W['view']; readonly seat?: Seat } {
  if (eyes !== 'all') return { view: game.view(state, eyes) }
  const seat = last ?? game.actors(state)[0] ?? 0
  return { seat, view: game.view(state, seat, true) }
}
