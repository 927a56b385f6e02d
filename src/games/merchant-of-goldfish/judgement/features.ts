import type { Frozen, Seat } from '../../../kernel/game.ts'
import type { Features } from '../../../kit/judgement/judgement.ts'
import type { Goldfish, State } from '../engine/state.ts'
import { BEATEN, CARDS, PLAYS, readHand, SAVED, WINNING } from './hand.ts'
import { AT, inputs } from './inputs.ts'
import { lookAround, newCardOdds } from './card-odds.ts'
import { readRivals } from './rivals.ts'
import { readTrick } from './trick.ts'

/** Scratch, filled and read before `read` ends. */
const cardOdds = newCardOdds()

/** What a seat holds, how it stands in the trick and against the others, by what it may know. */
export const features: Features<Goldfish> = {
  inputs,
  // In cards, plays and percent.
  claims: {
    cards: { 'cards/many': -CARDS },
    sets: { 'sets/turns': -PLAYS },
    control: { 'control/sure': WINNING },
    losers: { 'losers/all': -BEATEN },
    trick: { 'trick/mineStands': 100, 'trick/won': 100, 'trick/lead': 100 },
    low: { low: -1 },
    middle: {},
    high: { high: 1 },
    market: { 'market/swap': SAVED },
    // Whoever is out is ahead of one other at least.
    match: { 'match/ahead1': 1 },
  },
  read(state, seat, sees, out, open = false) {
    readMatch(state, seat, out)
    if (state.sizes[seat] === 0) return
    lookAround(cardOdds, state, seat, sees, open)
    readTable(state, sees, out)
    readHand(cardOdds, state, seat, sees, out)
    readTrick(cardOdds, state, seat, sees, out)
    readRivals(cardOdds, state, seat, sees, out)
  },
  trust: 0.03,
  whole: true,
  worlds: 3,
  rounds: 2,
  atLeaves: false,
  // Of 235 decisions of 12 games, each played on 16 times from both moves: 0.62 ± 0.17.
  borneOut: 0.6,
  // A position on the turn can be judged; in the middle of an exchange, or with a card to take, not.
  calm: ({ phase, turn }, seat) => phase === 'turn' || (phase === 'collect' && turn !== seat),
}

/** A place that is certain counts for more than all that is likely. */
const CERTAIN = 3
const AHEAD = [
  AT['match/ahead1'],
  AT['match/ahead2'],
  AT['match/ahead3'],
  AT['match/ahead4'],
  AT['match/ahead5'],
]

/** The place of those who are out, and the points of a longer match. */
function readMatch(state: Frozen<State>, seat: Seat, out: Float32Array): void {
  const seats = state.sizes.length
  const place = state.out.indexOf(seat)
  if (state.games === 1) {
    if (place !== -1) for (let i = 0; i < state.out.length - place; i++) out[AHEAD[i]] = CERTAIN
    return
  }
  const mine = pointsOf(state, seat)
  let best = 0
  let sum = 0
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    const points = pointsOf(state, other)
    sum += points
    if (points > best) best = points
  }
  out[AT['match/points']] = (mine - sum / (seats - 1)) / 5
  out[AT['match/best']] = (mine - best) / 5
  out[AT['match/left']] = (state.games - state.game) / 2
}

/** Points so far, those for having gone out of the game under way among them. @rule GOL-37 */
function pointsOf(state: Frozen<State>, seat: Seat): number {
  const place = state.out.indexOf(seat)
  return state.points[seat] + (place === -1 ? 0 : state.sizes.length - 1 - place)
}

function readTable(state: Frozen<State>, sees: boolean, out: Float32Array): void {
  const seats = state.sizes.length
  const active = seats - state.out.length
  out[AT['table/seats']] = (active - 4) / 2
  out[AT['table/two']] = active === 2 ? 1 : 0
  out[AT['table/three']] = active === 3 ? 1 : 0
  out[AT['table/hidden']] = sees ? 0 : 1
  out[AT['table/progress']] = Math.min(1, state.turns / 150)
}
