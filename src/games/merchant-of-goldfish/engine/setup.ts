import type { Rng } from '../../../kernel/rng.ts'
import { countsOf, noCounts } from '../../../kit/counts.ts'
import { deckFor, HAND, HIGHEST, REMOVED } from '../content/index.ts'
import type { Options, State } from './state.ts'

/**
 * Shuffles, deals and lays out the market for a game of the match. @rule GOL-6, GOL-7, GOL-8, GOL-9
 */
export function deal(state: State, rng: Rng): void {
  const seats = state.sizes.length
  const hand = HAND[seats]
  const cards = rng.shuffle(deckFor(seats))
  for (let seat = 0; seat < seats; seat++) {
    state.hands[seat] = countsOf(HIGHEST, cards.slice(seat * hand, (seat + 1) * hand))
    state.known[seat] = noCounts(HIGHEST)
    state.sizes[seat] = hand
  }
  state.market = countsOf(HIGHEST, cards.slice(seats * hand))
  state.discard = noCounts(HIGHEST)
  state.removed = [...REMOVED[seats]]
  state.phase = 'turn'
  state.turn = state.start
  state.owner = state.start
  state.value = 0
  state.count = 0
  state.seeded = false
  state.passes = 0
  state.traded = false
  state.out = []
  state.turns = 0
}

/** @rule GOL-1, GOL-10, GOL-R3 */
export function setup(seats: number, options: Options, rng: Rng): State {
  const start = options.start === 'random' ? rng.below(seats) : options.start
  const state: State = {
    phase: 'turn',
    turn: start,
    hands: new Array<number[]>(seats).fill([]),
    known: new Array<number[]>(seats).fill([]),
    sizes: new Array<number>(seats).fill(0),
    market: [],
    discard: [],
    removed: [],
    value: 0,
    count: 0,
    owner: start,
    seeded: false,
    passes: 0,
    traded: false,
    given: noCounts(HIGHEST),
    taken: noCounts(HIGHEST),
    owed: 0,
    last: HIGHEST,
    out: [],
    turns: 0,
    maxTurns: options.maxTurns,
    game: 1,
    games: options.games,
    start,
    points: new Array<number>(seats).fill(0),
    ranking: [],
    limit: false,
  }
  deal(state, rng)
  return state
}
