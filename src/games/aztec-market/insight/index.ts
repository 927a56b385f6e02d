import { BUYERS, CELLS, MESSENGER, NONE } from '../content/index.ts'
import { preview } from '../engine/purchase.ts'
import { partnerOf } from '../engine/scoring.ts'
import type { Aztec, Move, State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import { byGain } from '../../../kit/judgement/by-gain.ts'
import type { Insight } from '../../../kit/judgement/insight.ts'
import { evaluate } from './prospects.ts'
import { bargains, bestOf, coinWorth, gainOf, scoring } from './worth.ts'

/**
 * What the moves of a pass and the king are worth besides the coin, while there are goods to wait
 * for.
 */
const PASS = 5
/** What a buyer may gain who has no coin yet, as a part of what it would with one. */
const IDLE = 0.4
/** What others may gain, as a part of what one's own bargains are worth: they come first. */
const RIVAL = 0.9
/**
 * Small cost, so that the messenger is not moved without reason; and how much less a token on a
 * vendor than none.
 */
const WALK = 0.3
const LOST = 0.5

/** Gains are in points. */
const judged = byGain<Aztec>({
  gains(state, seat, moves, out) {
    for (let i = 0; i < moves.length; i++) out[i] = gain(state, seat, moves[i])
  },
  temperature: 2,
  fastTemperature: 0.7,
  slip: 0.02,
})

/**
 * Buy where much is to be had, bring one's own buyers to the vendors, keep others away, feed the
 * king what one holds.
 */
export const insight: Insight<Aztec> = {
  weigh: judged.weigh,
  choose: (state, seat, moves, rng) =>
    moves.length > BUYERS && isLaying(state)
      ? rng.pick(moves)
      : judged.choose(state, seat, moves, rng),
  settled: () => false,
  evaluate,
  rivalsThink: () => true,
  plies: 30,
}

/** While the market is laid out, one place is nearly as good as another. */
function isLaying(state: Frozen<State>): boolean {
  return state.phase === 'choose' || state.phase === 'place'
}

/** What a move gains its seat, in points. */
function gain(state: Frozen<State>, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'pass':
      return (state.bag > 0 ? PASS : 0) + coinWorth(state)
    case 'play':
      return bargains(state, state.cells, seat, 0)
    case 'move':
      return state.cells[move.cell] === MESSENGER && state.phase === 'play'
        ? -WALK
        : moveGain(state, seat, move.cell)
    case 'coin':
      return bestOf(state, state.cells, seat, move.buyer)
    case 'king':
      return kingGain(state, seat, move.colour) - LOST
    case 'buy':
      return buyGain(state, seat, move.buyer, move.colour)
    case 'pay':
      return -coinWorth(state) - bestOf(state, state.cells, seat, move.buyer)
    default:
      return 0
  }
}

const after = new Array<number>(CELLS).fill(NONE)

/**
 * How the market stands for a seat when the tile in this cell is in the hole: its side's bargains
 * less the others'.
 */
function moveGain(state: Frozen<State>, seat: Seat, cell: number): number {
  for (let i = 0; i < CELLS; i++) after[i] = state.cells[i]
  after[state.hole] = after[cell]
  after[cell] = NONE
  if (state.phase === 'paid') return bargains(state, after, seat, 0)
  const seats = state.coins.length / BUYERS
  const partner = partnerOf(seats, seat)
  let sum = 0
  for (let other = 0; other < seats; other++) {
    if (other === seat) sum += bargains(state, after, seat, IDLE)
    else if (other === partner) sum += RIVAL * bargains(state, after, other, 0)
    else sum -= (RIVAL * bargains(state, after, other, 0)) / (seats === 4 ? 2 : seats - 1)
  }
  return sum
}

/** What one more token of a colour on the king gains a seat's side over the others. */
function kingGain(state: Frozen<State>, seat: Seat, colour: number): number {
  const seats = state.coins.length / BUYERS
  const partner = partnerOf(seats, seat)
  let others = 0
  for (let other = 0; other < seats; other++) {
    if (other !== seat && other !== partner)
      others = Math.max(others, scoring(state, seats, other, colour))
  }
  return scoring(state, seats, seat, colour) - others
}

function buyGain(state: Frozen<State>, seat: Seat, buyer: number, colour: number): number {
  const purchase = preview(state, seat, buyer, colour)
  if (purchase === null) return 0
  const paid = purchase.kept ? 0 : coinWorth(state)
  return (
    gainOf(state, seat, colour, purchase.gained) +
    purchase.king * kingGain(state, seat, colour) -
    paid
  )
}
