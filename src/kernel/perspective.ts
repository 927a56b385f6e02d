import type { Frozen, Game, GameEvent, Seat, Viewer, GameTypes } from './game.ts'

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

/** Whether this viewer may know that a ply was made: their own, or one of its events reaches them. */
export function isPerceived(
  game: Game,
  ply: { readonly seat: Seat; readonly events: readonly GameEvent[] },
  viewer: Viewer,
): boolean {
  return ply.seat === viewer || ply.events.some(event => game.redact(event, viewer) !== null)
}

/** The events of a ply as this viewer perceives them. */
export function perceived(
  game: Game,
  events: readonly GameEvent[],
  viewer: Viewer,
): readonly GameEvent[] {
  return events.map(event => game.redact(event, viewer)).filter(event => event !== null)
}
