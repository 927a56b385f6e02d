import type { Seat, PlyContext } from '../../../kernel/game.ts'
import { addTo, listed, total } from '../../../kit/counts.ts'
import { HIGHEST } from '../content/index.ts'
import { finish, isGameOver, overLimit } from './ending.ts'
import type { Event, State } from './state.ts'

/** The next seat clockwise that still holds cards. @rule GOL-11, GOL-R12 */
function nextActive(state: State, seat: Seat): Seat {
  let next = seat
  do next = next + 1 === state.sizes.length ? 0 : next + 1
  while (state.sizes[next] === 0)
  return next
}

function beginTurn(state: State, seat: Seat): void {
  state.phase = 'turn'
  state.turn = seat
}

/** Counts the turn; true if the safety limit ended the game. @rule GOL-R18 */
function turnEnds(state: State, ply: PlyContext<Event>): boolean {
  state.turns++
  if (!overLimit(state)) return false
  finish(state, true, ply)
  return true
}

/** @rule GOL-34, GOL-36, GOL-R9, GOL-R17 */
export function afterPlay(state: State, seat: Seat, ply: PlyContext<Event>): void {
  if (state.sizes[seat] === 0) {
    state.out.push(seat)
    ply.emit({ type: 'wentOut', seat, place: state.out.length })
    if (isGameOver(state)) {
      state.turns++
      return finish(state, false, ply)
    }
  }
  if (!turnEnds(state, ply)) beginTurn(state, nextActive(state, seat))
}

/** @rule GOL-25, GOL-26, GOL-R7 */
export function afterPass(state: State, seat: Seat, ply: PlyContext<Event>): void {
  if (turnEnds(state, ply)) return
  const active = state.sizes.length - state.out.length
  const needed = state.sizes[state.owner] > 0 ? active - 1 : active
  if (state.passes < needed) beginTurn(state, nextActive(state, seat))
  else marketReset(state, ply)
}

/** @rule GOL-27, GOL-29, GOL-R11, GOL-R14 */
function marketReset(state: State, ply: PlyContext<Event>): void {
  const { owner } = state
  const stuck = state.seeded && !state.traded
  state.discard[state.value] += state.count
  state.value = 0
  state.count = 0
  ply.emit({ type: 'allPassed', seat: owner })
  if (state.sizes[owner] > 0) {
    state.turn = owner
    if (total(state.market) > 0) state.phase = 'collect'
    else collect(state, owner, 0, ply)
    return
  }
  sweep(state, ply)
  const next = nextActive(state, owner)
  if (stuck) {
    openLead(state, next)
    ply.emit({ type: 'cleared', seat: next })
  } else {
    seed(state, ply)
    beginTurn(state, next)
  }
}

/**
 * The trick is over: its winner has taken a card (0 = none) and leads. @rule GOL-28, GOL-30,
 * GOL-31, GOL-R13
 */
export function collect(state: State, seat: Seat, value: number, ply: PlyContext<Event>): void {
  ply.emit({ type: 'collected', seat, value })
  sweep(state, ply)
  openLead(state, seat)
}

/** @rule GOL-30 */
function sweep(state: State, ply: PlyContext<Event>): void {
  ply.emit({ type: 'swept', cards: listed(state.discard) })
  addTo(state.market, state.discard)
  state.discard.fill(0)
}

/** An empty play area for this seat to lead into. @rule GOL-13 */
function openLead(state: State, seat: Seat): void {
  state.owner = seat
  state.seeded = false
  state.passes = 0
  state.traded = false
  beginTurn(state, seat)
}

/**
 * One copy of the market's lowest value goes into play for the seat that is out. @rule GOL-32,
 * GOL-33, GOL-R10
 */
function seed(state: State, ply: PlyContext<Event>): void {
  let value = 1
  while (value < HIGHEST && state.market[value] === 0) value++
  state.market[value]--
  state.value = value
  state.count = 1
  state.seeded = true
  state.passes = 0
  state.traded = false
  ply.emit({ type: 'seeded', value, seat: state.owner })
}
