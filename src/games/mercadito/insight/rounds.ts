import { JUICE } from '../content/index.ts'
import { conflictOf } from '../engine/round.ts'
import { setOf } from '../engine/scoring.ts'
import type { Move, State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import { soften } from '../../../kit/draw.ts'
import { gainsOf, hopeOf, restOf } from './hope.ts'

/** What a place in the hand is worth to a seat that can afford to pass a round. */
const PATIENCE = 1
/** Points that make a pick e times as likely. */
const TASTE = 0.7
/** How far each rival makes one look away from the best card, in points. */
const CROWD = 1
/** What the Juice brings another, and what it hurts to be filled up by it. */
const JUICE_GIFT = 1
const LAST_PLACE = 1.5
/** How much likelier it is to do what the coin says. */
const RESOLVE = 4
const SELDOM = 0.03

/**
 * A coin from 0 to 1 that nobody else can see: it hangs on the own hand. Who always reaches for the
 * best card meets all the others there; who always holds destroys good cards, and who always cedes
 * is exploited.
 */
function coin(state: Frozen<State>, seat: Seat, about: number): number {
  let hash =
    setOf(state.hands[seat]) ^
    Math.imul(state.round * 31 + state.wave * 7 + about * 101, 0x9e3779b1) ^
    (seat << 27)
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad)
  hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97)
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x100000000
}

/** Picks by what a card promises; passes while rounds are left and nothing is worth its place. */
export function weighPicks(
  state: Frozen<State>,
  seat: Seat,
  moves: readonly Move[],
  out: Float64Array,
): void {
  const rest = restOf(state)
  const places = rest.limit - state.hands[seat].length
  const spare = state.phase === 'choose' && rest.ahead * (rest.limit + 1) > places
  const crowd = CROWD * (state.choosers.length - 1)
  const gainOf = gainsOf(state, seat, rest)
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]
    const gain = move.type === 'pick' ? gainOf(move.card) : spare ? PATIENCE : 0
    const whim = move.type === 'pick' ? crowd * (coin(state, seat, move.card) - 0.5) : 0
    out[i] = gain + whim
  }
  soften(out, moves.length, TASTE)
}

/** The best that a ceder could pick afterwards: nothing that others fight over. */
function nextBest(state: Frozen<State>, gainOf: (card: number) => number): number {
  let best = 0
  for (const card of state.market) {
    if (card === null || state.conflicts.some(conflict => conflict.card === card)) continue
    best = Math.max(best, gainOf(card))
  }
  return best
}

/** How often to hold against so many rivals: then holding and ceding are worth the same. */
function holding(prize: number, next: number, rivals: number): number {
  return prize === 0 ? 0 : 1 - (next / (prize + next)) ** (1 / rivals)
}

/**
 * Hold or cede as in a game of chicken, the stakes being this card and the next best; Juice where
 * it pays.
 */
export function weighCalls(
  state: Frozen<State>,
  seat: Seat,
  moves: readonly Move[],
  out: Float64Array,
): void {
  const conflict = conflictOf(state, seat)
  if (conflict === undefined) return
  const rest = restOf(state)
  const gainOf = gainsOf(state, seat, rest)
  const prize = Math.max(0, gainOf(conflict.card))
  const next = nextBest(state, gainOf)
  const holds = holding(prize, next, conflict.seats.length - 1)
  const bold = coin(state, seat, -conflict.call) < holds
  const hand = setOf(state.hands[seat])
  const loss = hopeOf(hand, rest) - hopeOf(hand & ~(1 << JUICE), rest) + JUICE_GIFT
  const hoped = prize + next === 0 ? 0 : (prize * next) / (prize + next)
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]
    if (move.type === 'hold') out[i] = SELDOM + holds * (bold ? RESOLVE : 1)
    else if (move.type === 'cede') out[i] = SELDOM + (1 - holds) * (bold ? 1 : RESOLVE)
    else if (move.type === 'juice') {
      const squeeze = state.hands[move.to].length === rest.limit - 1 ? LAST_PLACE : 0
      const pays = conflict.seats.length === 2 && prize - loss + squeeze > hoped
      out[i] = pays ? 2 * RESOLVE : SELDOM
    } else out[i] = SELDOM
  }
}
