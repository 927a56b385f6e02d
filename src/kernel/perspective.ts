import type { Frozen, Game, Seat, Viewer, GameTypes } from './game.ts'

/**
 * Whose eyes a replay is seen with: a seat's, an onlooker's (null), or everybody's: then all hands
 * lie open.
 */
export type Perspective = Viewer | 'all'

/**
 * A position as these eyes see it. Everybody's look at the table from the `seat` that acted last;
 * where nobody has, at the deal, from the one that is to act first.
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
