import type { Frozen, PerSeat, Score, Seat, PlyContext } from '../../../kernel/game.ts'
import { deal } from './setup.ts'
import type { Event, State } from './state.ts'

/** @rule GOL-36 */
export function isGameOver(state: Frozen<State>): boolean {
  return state.sizes.length - state.out.length <= 1
}

/** @rule GOL-R18 */
export function overLimit(state: Frozen<State>): boolean {
  return state.maxTurns > 0 && state.turns >= state.maxTurns
}

/**
 * Those out in the order they went, then those left by fewer cards, lower sum, nearer to the start
 * player.
 * @rule GOL-35, GOL-36, GOL-R18
 */
function rankAll(state: State): Seat[] {
  const seats = state.sizes.length
  const sum = (seat: Seat) =>
    state.hands[seat].reduce((worth, copies, value) => worth + copies * value, 0)
  const distance = (seat: Seat) => (seat - state.start + seats) % seats
  const left = state.sizes.map((_, seat) => seat).filter(seat => state.sizes[seat] > 0)
  left.sort(
    (a, b) => state.sizes[a] - state.sizes[b] || sum(a) - sum(b) || distance(a) - distance(b),
  )
  return [...state.out, ...left]
}

/** Rank k of n players is worth n − k points. @rule GOL-37 */
function pointsFor(place: number, seats: number): number {
  return seats - place
}

/**
 * Ends the game; deals the next one of a longer match, begun by the last of this one. @rule GOL-36,
 * GOL-37, GOL-38
 */
export function finish(state: State, limit: boolean, ply: PlyContext<Event>): void {
  const ranking = rankAll(state)
  ranking.forEach((seat, index) => (state.points[seat] += pointsFor(index + 1, ranking.length)))
  state.ranking = ranking
  state.limit = limit
  ply.emit({
    type: 'gameOver',
    game: state.game,
    ranking: [...ranking],
    points: [...state.points],
    limit,
    reveals: true,
  })
  if (state.game === state.games) {
    state.phase = 'over'
    return
  }
  state.game++
  state.start = ranking[ranking.length - 1]
  deal(state, ply.rng)
  ply.emit({ type: 'dealt', game: state.game, start: state.start, reveals: true })
}

/**
 * Points, then the points of the latest game, which decide between equal totals. While a game runs,
 * those who are out of it already have theirs. @rule GOL-35, GOL-37, GOL-39, GOL-40, GOL-R20
 */
export function scores(state: Frozen<State>): PerSeat<Score> {
  const seats = state.sizes.length
  const running = state.phase !== 'over'
  const order = running ? state.out : state.ranking
  const latest = new Array<number>(seats).fill(0)
  order.forEach((seat, index) => (latest[seat] = pointsFor(index + 1, seats)))
  return state.points.map((points, seat) =>
    running ? [points + latest[seat], latest[seat]] : [points, latest[seat]],
  )
}
