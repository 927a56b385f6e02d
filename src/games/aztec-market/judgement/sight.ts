import type { Frozen, Seat } from '../../../kernel/game.ts'
import {
  AMBASSADOR,
  BUYERS,
  CELLS,
  COLOURS,
  CROWD,
  GOVERNOR,
  KING,
  LINES,
  NONE,
  PORTER,
  TOKENS,
} from '../content/index.ts'
import { partnerOf } from '../engine/scoring.ts'
import type { State } from '../engine/state.ts'
import { facingKing } from '../engine/passing.ts'
import { bargains, bestOf, coinWorth, gainOf, hope, tokensOf } from '../insight/worth.ts'

/** What is to be seen of one side, a seat or two partners, in points, tokens and chances. */
function newSight() {
  return {
    seats: 0,
    /** Seats of the side. */
    members: 0,
    /** The bag, as a part of all tokens, and whether all is laid out, 0 to 1. */
    bag: 0,
    laid: 0,
    /** Turns of others before the side's next; turns it still has when the bag is empty. */
    wait: 0,
    pending: 0,
    /** Points now, points as they are going to be; how far ahead of the best of the others. */
    points: 0,
    lead: 0,
    hoped: 0,
    hopedLead: 0,
    /** Tokens that score, tokens a partner outdoes, colours it has. */
    scoring: 0,
    outdone: 0,
    colours: 0,
    /** Tokens on the king; those of colours the side leads in, less the others. */
    king: 0,
    favour: 0,
    /** What tokens not on the king yet may bring the side over the others; those in his line. */
    growth: 0,
    facing: 0,
    coins: 0,
    /** Members without a coin. */
    broke: 0,
    /** Buyers that hold nothing yet. */
    free: 0,
    /** What can be bought now: all, the best; and with a coin more. */
    bargains: 0,
    best: 0,
    idle: 0,
    /** What buyers with coins could gain if vendors stood before them. */
    wish: 0,
    /** What those who come before the side can buy. */
    rivals: 0,
    /** Cells before crowds, porters and governors on them, ambassadors. */
    open: 0,
    takers: 0,
    saved: 0,
    stock: 0,
  }
}
export type Sight = ReturnType<typeof newSight>

const sight = newSight()
const NOTHING: Readonly<Sight> = newSight()
/** By seat and colour: tokens of the seat's side that score. */
const counted = new Float64Array(4 * COLOURS.length)

/** Looks at a seat's side, always with the same object. Partners see the same. */
export function see(state: Frozen<State>, seat: Seat): Sight {
  const seats = state.coins.length / BUYERS
  const partner = partnerOf(seats, seat)
  Object.assign(sight, NOTHING)
  sight.seats = seats
  sight.members = partner === seat ? 1 : 2
  seeTime(state, seat, partner)
  count(state, seats)
  seePoints(state, seat, partner)
  seeKing(state, seat, partner)
  seeMember(state, Math.min(seat, partner))
  if (partner !== seat) seeMember(state, Math.max(seat, partner))
  for (let other = state.turn; other !== seat && other !== partner; other = (other + 1) % seats)
    sight.rivals += bargains(state, state.cells, other, 0)
  return sight
}

/** How many turns after another a seat comes. */
function after(seat: Seat, from: Seat, seats: number): number {
  return (seat - from + seats) % seats
}

function seeTime(state: Frozen<State>, seat: Seat, partner: Seat): void {
  const { seats } = sight
  const passed = after(state.turn, state.start, seats)
  let placed = 0
  for (let cell = 0; cell < CELLS; cell++) if (state.cells[cell] !== NONE) placed++
  sight.bag = state.bag / (TOKENS * COLOURS.length)
  sight.laid = placed / (CELLS - 1)
  sight.wait = Math.min(after(seat, state.turn, seats), after(partner, state.turn, seats))
  sight.pending = after(seat, state.start, seats) >= passed ? 1 : 0
  if (partner !== seat && after(partner, state.start, seats) >= passed) sight.pending++
  sight.stock = state.stock[0] + state.stock[1] + state.stock[2] + state.stock[3]
}

/** @rule AZT-54, AZT-56 */
function count(state: Frozen<State>, seats: number): void {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    for (let seat = 0; seat < seats; seat++)
      counted[seat * COLOURS.length + colour] = tokensOf(state, seat, colour)
    for (let seat = 0; seats === 4 && seat < 2; seat++) {
      const at = seat * COLOURS.length + colour
      const facing = at + 2 * COLOURS.length
      const most = Math.max(counted[at], counted[facing])
      counted[at] = most
      counted[facing] = most
    }
  }
}

/** What the side has by colour and what all others have at best. */
function seePoints(state: Frozen<State>, seat: Seat, partner: Seat): void {
  let [points, hoped, others, hopedOthers] = [0, 0, 0, 0]
  for (let other = 0; other < sight.seats; other++) {
    let [now, later] = [0, 0]
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const tokens = counted[other * COLOURS.length + colour]
      now += tokens * state.king[colour]
      later += tokens * hope(state, colour)
    }
    if (other === seat) {
      points = now
      hoped = later
    } else if (other !== partner) {
      others = Math.max(others, now)
      hopedOthers = Math.max(hopedOthers, later)
    }
  }
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const tokens = counted[seat * COLOURS.length + colour]
    sight.scoring += tokens
    if (tokens > 0) sight.colours++
  }
  sight.points = points
  sight.hoped = hoped
  sight.lead = points - others
  sight.hopedLead = hoped - hopedOthers
}

/** How many more tokens of a colour score for the side than for the best of the others. */
function leadIn(seat: Seat, partner: Seat, colour: number): number {
  let most = 0
  for (let other = 0; other < sight.seats; other++) {
    if (other !== seat && other !== partner)
      most = Math.max(most, counted[other * COLOURS.length + colour])
  }
  return counted[seat * COLOURS.length + colour] - most
}

function seeKing(state: Frozen<State>, seat: Seat, partner: Seat): void {
  const facing = state.cells.includes(KING) ? facingKing(state) : 0
  const unseen = state.unseen[0] + state.unseen[1] + state.unseen[2] + state.unseen[3]
  const drawn = unseen === 0 ? 0 : state.bag / unseen
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const ahead = leadIn(seat, partner, colour)
    const king = state.king[colour]
    sight.king += king
    sight.favour += ahead > 0 ? king : ahead < 0 ? -king : 0
    sight.growth += ahead * (state.stock[colour] + state.unseen[colour] * drawn)
    if (((facing >> colour) & 1) === 1) sight.facing = Math.max(sight.facing, ahead)
  }
}

function seeMember(state: Frozen<State>, seat: Seat): void {
  const at = seat * BUYERS
  let coins = 0
  let tokens = 0
  for (let buyer = 0; buyer < BUYERS; buyer++) {
    coins += state.coins[at + buyer]
    tokens += state.goods[at + buyer]
    if (state.colours[at + buyer] === NONE) sight.free++
    if (state.coins[at + buyer] === 1) seeBuyer(state, seat, buyer)
  }
  sight.coins += coins
  if (coins === 0) sight.broke++
  sight.outdone += tokens
  for (let colour = 0; colour < COLOURS.length; colour++)
    sight.outdone -= counted[at + colour] / sight.members
  const now = bargains(state, state.cells, seat, 0)
  sight.bargains += now
  sight.idle += bargains(state, state.cells, seat, 1) - now
}

/** A buyer with a coin: its best bargain, its line, and what it would like to stand there. */
function seeBuyer(state: Frozen<State>, seat: Seat, buyer: number): void {
  const bound = state.colours[seat * BUYERS + buyer]
  let wish = 0
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (bound === NONE || bound === colour)
      wish = Math.max(wish, gainOf(state, seat, colour, state.stock[colour]))
  }
  sight.wish += wish
  sight.best = Math.max(sight.best, bestOf(state, state.cells, seat, buyer) - coinWorth(state))
  for (const cell of LINES[seat][buyer]) {
    const tile = state.cells[cell]
    if (tile === CROWD) return
    sight.open++
    if (tile === PORTER || tile === GOVERNOR) sight.takers++
    if (tile === AMBASSADOR) sight.saved++
  }
}
