import type { Frozen, Viewer } from '../../../kernel/game.ts'
import type { Event, State, View } from './state.ts'

/*
 * Nothing is secret in this game: no player knows anything that another does not. What nobody
 * knows, the order of the draws and which tokens were removed at random, is nowhere in the state,
 * so there is nothing to hide or to imagine.
 */

function copied(state: Frozen<State>): State {
  return {
    phase: state.phase,
    turn: state.turn,
    start: state.start,
    cells: [...state.cells],
    hole: state.hole,
    holding: state.holding,
    stock: [...state.stock],
    king: [...state.king],
    coins: [...state.coins],
    goods: [...state.goods],
    colours: [...state.colours],
    unseen: [...state.unseen],
    bag: state.bag,
    aside: [...state.aside],
    moved: state.moved,
    bought: state.bought,
  }
}

/** An open view is the same one. */
export function view(state: Frozen<State>, viewer: Viewer): View {
  return { ...copied(state), viewer }
}

/** All events are open. */
export function redact(event: Event): Event {
  return event
}

/** What everybody sees is all there is. */
export function determinize(view: Frozen<View>): State {
  return copied(view)
}
