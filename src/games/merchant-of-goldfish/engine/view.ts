import type { Frozen, Viewer } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { listed, noCounts } from '../../../kit/counts.ts'
import { DECK, HIGHEST } from '../content/index.ts'
import type { Event, State, View } from './state.ts'

/**
 * Everything that is secret in this game is kept here: the hands, and an exchange until it is
 * complete. To others its player simply has not finished their turn.
 */
export function view(state: Frozen<State>, viewer: Viewer, open = false): View {
  const exchanging = state.phase === 'give' || state.phase === 'take'
  const shown = open || viewer === state.turn
  return {
    viewer,
    phase: exchanging && !shown ? 'turn' : state.phase,
    turn: state.turn,
    hands: state.hands.map((hand, seat) =>
      open || seat === viewer || state.phase === 'over' ? [...hand] : null,
    ),
    known: state.known.map(known => [...known]),
    sizes: [...state.sizes],
    market: [...state.market],
    discard: [...state.discard],
    removed: [...state.removed],
    value: state.value,
    count: state.count,
    owner: state.owner,
    seeded: state.seeded,
    passes: state.passes,
    traded: state.traded,
    exchange:
      exchanging && shown
        ? { given: [...state.given], taken: [...state.taken], owed: state.owed, last: state.last }
        : null,
    out: [...state.out],
    turns: state.turns,
    maxTurns: state.maxTurns,
    game: state.game,
    games: state.games,
    start: state.start,
    points: [...state.points],
    ranking: [...state.ranking],
    limit: state.limit,
  }
}

/** All events are open: plays, exchanges and takes happen before everybody's eyes (GOL-R6). */
export function redact(event: Event): Event {
  return event
}

/**
 * The cards this viewer cannot place: the 66 less all that they see or that everybody can follow.
 */
function unseen(view: Frozen<View>): number[] {
  const counts = DECK.map(
    (copies, v) =>
      copies -
      view.removed[v] -
      view.market[v] -
      view.discard[v] -
      (v === view.value ? view.count : 0),
  )
  view.hands.forEach((hand, seat) => {
    const placed = hand ?? view.known[seat]
    for (let v = 1; v <= HIGHEST; v++) counts[v] -= placed[v]
  })
  return listed(counts)
}

/** Deals the unseen cards to the hands this viewer does not see. */
export function determinize(view: Frozen<View>, rng: Rng): State {
  const pool = rng.shuffle(unseen(view))
  let next = 0
  const hands = view.hands.map((hand, seat) => {
    if (hand !== null) return [...hand]
    const guess = [...view.known[seat]]
    let missing = view.sizes[seat]
    for (let v = 1; v <= HIGHEST; v++) missing -= guess[v]
    for (; missing > 0; missing--) guess[pool[next++]]++
    return guess
  })
  const { exchange } = view
  return {
    phase: view.phase,
    turn: view.turn,
    hands,
    known: view.known.map(known => [...known]),
    sizes: [...view.sizes],
    market: [...view.market],
    discard: [...view.discard],
    removed: [...view.removed],
    value: view.value,
    count: view.count,
    owner: view.owner,
    seeded: view.seeded,
    passes: view.passes,
    traded: view.traded,
    given: exchange ? [...exchange.given] : noCounts(HIGHEST),
    taken: exchange ? [...exchange.taken] : noCounts(HIGHEST),
    owed: exchange ? exchange.owed : 0,
    last: exchange ? exchange.last : HIGHEST,
    out: [...view.out],
    turns: view.turns,
    maxTurns: view.maxTurns,
    game: view.game,
    games: view.games,
    start: view.start,
    points: [...view.points],
    ranking: [...view.ranking],
    limit: view.limit,
  }
}
