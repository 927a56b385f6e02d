import type { Frozen, Phase, Seat, PlyContext } from '../../../kernel/game.ts'
import { HIGHEST } from '../content/index.ts'
import { giveable, isEnough, takeable } from './exchange.ts'
import type { Event, Goldfish, Move, State } from './state.ts'
import { afterPass, afterPlay, collect } from './trick.ts'

const VALUES = Array.from({ length: HIGHEST + 1 }, (_, value) => value)
/** The most cards of one value there are. */
const MOST_COPIES = 7

/** Every move there is, made once: `PLAY[value][count]`, `GIVE[value]` … */
const PLAY = VALUES.map(value =>
  Array.from({ length: MOST_COPIES + 1 }, (_, count): Move => ({ type: 'play', value, count })),
)
const GIVE = VALUES.map((value): Move => ({ type: 'give', value }))
const TAKE = VALUES.map((value): Move => ({ type: 'take', value }))
const COLLECT = VALUES.map((value): Move => ({ type: 'collect', value }))
const PASS: Move = { type: 'pass' }
const KEEP: Move = { type: 'keep' }
const ENOUGH: Move = { type: 'enough' }
const DECLINE: Move = { type: 'decline' }
const NONE: readonly Move[] = []
/** The seats that owe an answer: nobody, or one. Lists are made once, like moves. */
const NOBODY: readonly Seat[] = []
const ONLY: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4, 5].map(seat => [seat])

/** Play or pass. @rule GOL-12, GOL-13, GOL-15, GOL-16, GOL-17 */
function turnMoves(state: Frozen<State>, seat: Seat): Move[] {
  const hand = state.hands[seat]
  const moves: Move[] = []
  if (state.count === 0) {
    for (let v = 1; v <= HIGHEST; v++) for (let n = 1; n <= hand[v]; n++) moves.push(PLAY[v][n])
    return moves
  }
  for (let n = state.count + 1; n <= hand[state.value]; n++) moves.push(PLAY[state.value][n])
  for (let v = state.value + 1; v <= HIGHEST; v++)
    if (hand[v] >= state.count) moves.push(PLAY[v][state.count])
  moves.push(PASS)
  return moves
}

/**
 * Swap nothing, or the next card to give; once one is given, also "enough". @rule GOL-21, GOL-22,
 * GOL-23
 */
function giveMoves(state: Frozen<State>, seat: Seat): Move[] {
  const moves: Move[] = []
  if (state.owed === 0) moves.push(KEEP)
  else if (isEnough(state)) moves.push(ENOUGH)
  const values = giveable(state, seat)
  for (let v = 1; v <= HIGHEST; v++) if ((values >> v) & 1) moves.push(GIVE[v])
  return moves
}

/** @rule GOL-22, GOL-24 */
function takeMoves(state: Frozen<State>): Move[] {
  const moves: Move[] = []
  const values = takeable(state)
  for (let v = 1; v <= HIGHEST; v++) if ((values >> v) & 1) moves.push(TAKE[v])
  return moves
}

/** @rule GOL-28 */
function collectMoves(state: Frozen<State>): Move[] {
  const moves: Move[] = [DECLINE]
  for (let v = 1; v <= HIGHEST; v++) if (state.market[v] > 0) moves.push(COLLECT[v])
  return moves
}

/** Cards that leave a hand openly: what was known of it shrinks with them. */
function leaveHand(state: State, seat: Seat, value: number, count: number): void {
  state.hands[seat][value] -= count
  state.sizes[seat] -= count
  state.known[seat][value] = Math.max(0, state.known[seat][value] - count)
}

/** Cards that come openly from the market into a hand. */
export function enterHand(state: State, seat: Seat, value: number, count: number): void {
  state.hands[seat][value] += count
  state.sizes[seat] += count
  state.known[seat][value] += count
}

/** @rule GOL-14, GOL-19 */
function playSet(
  state: State,
  seat: Seat,
  value: number,
  count: number,
  ply: PlyContext<Event>,
): void {
  const lead = state.count === 0
  state.discard[state.value] += state.count
  leaveHand(state, seat, value, count)
  state.value = value
  state.count = count
  state.owner = seat
  state.seeded = false
  state.passes = 0
  state.traded = false
  ply.emit({ type: 'played', seat, value, count, lead, reveals: true })
  afterPlay(state, seat, ply)
}

/**
 * Cards given and taken change hands at the end of the step, all at once. @rule GOL-22, GOL-R6,
 * GOL-R22
 */
function completePass(state: State, seat: Seat, ply: PlyContext<Event>): void {
  const gave: number[] = []
  const took: number[] = []
  for (let v = 1; v <= HIGHEST; v++) {
    const given = state.given[v]
    const taken = state.taken[v]
    if (given === 0 && taken === 0) continue
    leaveHand(state, seat, v, given)
    enterHand(state, seat, v, taken)
    state.market[v] += given - taken
    for (let copy = 0; copy < given; copy++) gave.push(v)
    for (let copy = 0; copy < taken; copy++) took.push(v)
    state.given[v] = 0
    state.taken[v] = 0
  }
  state.owed = 0
  state.last = HIGHEST
  state.passes++
  if (gave.length > 0) state.traded = true
  ply.emit({ type: 'passed', seat, gave, took, reveals: true })
  afterPass(state, seat, ply)
}

function takeCard(state: State, seat: Seat, value: number, ply: PlyContext<Event>): void {
  state.taken[value]++
  state.owed -= value
  state.last = value
  if (state.owed === 0) completePass(state, seat, ply)
}

export const turns: Phase<Goldfish> = {
  actors(state) {
    return state.phase === 'over' ? NOBODY : ONLY[state.turn]
  },

  legal(state, seat) {
    if (seat !== state.turn) return NONE
    switch (state.phase) {
      case 'turn':
        return turnMoves(state, seat)
      case 'give':
        return giveMoves(state, seat)
      case 'take':
        return takeMoves(state)
      case 'collect':
        return collectMoves(state)
      case 'over':
        return NONE
    }
  },

  play(state, seat, move, ply) {
    switch (move.type) {
      case 'play':
        return playSet(state, seat, move.value, move.count, ply)
      case 'pass':
        if (giveable(state, seat) === 0) return completePass(state, seat, ply)
        state.phase = 'give'
        return
      case 'keep':
        return completePass(state, seat, ply)
      case 'give':
        state.given[move.value]++
        state.owed += move.value
        state.last = move.value
        return
      case 'enough':
        state.phase = 'take'
        state.last = HIGHEST
        return
      case 'take':
        return takeCard(state, seat, move.value, ply)
      case 'collect':
        enterHand(state, seat, move.value, 1)
        state.market[move.value]--
        return collect(state, seat, move.value, ply)
      case 'decline':
        return collect(state, seat, 0, ply)
    }
  },
}
