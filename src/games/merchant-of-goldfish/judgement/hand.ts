import type { Frozen, Seat } from '../../../kernel/game.ts'
import { HIGHEST } from '../content/index.ts'
import type { State } from '../engine/state.ts'
import { BURDEN, COPIES } from '../insight/burden.ts'
import { NO_SWAP, reliefSwap } from '../insight/swap.ts'
import { AT, FIRST, HIGH } from './inputs.ts'
import { holds, type CardOdds, stands } from './card-odds.ts'

/** So many cards of a hand are about 1, so many plays it takes, and so many a swap saves. */
export const [CARDS, PLAYS, SAVED] = [13, 4, 4]
/** So many plays that win, and so many that others beat. */
export const [WINNING, BEATEN] = [3, 8]

/** By the kind of set: a single card, a pair, or more. */
const CONTROL = [AT['control/singles'], AT['control/pairs'], AT['control/triples']]
const LOSERS = [AT['losers/singles'], AT['losers/pairs'], AT['losers/triples']]

/** The chances that one's best and worst sets stand, best or worst first. */
const best = new Float64Array(3)
const worst = new Float64Array(2)

/** The cards of a hand, known or likely; how many sets they make, and which of them win a trick. */
export function readHand(
  cardOdds: CardOdds,
  state: Frozen<State>,
  seat: Seat,
  sees: boolean,
  out: Float32Array,
): void {
  const size = state.sizes[seat]
  out[AT['cards/many']] = size / CARDS
  out[AT['cards/one']] = size === 1 ? 1 : 0
  out[AT['cards/two']] = size === 2 ? 1 : 0
  out[AT['cards/three']] = size === 3 ? 1 : 0
  readCards(cardOdds, seat, out)
  if (sees) readSets(cardOdds, state.hands[seat], out)
  readMarket(state, seat, sees, out)
}

function readCards(cardOdds: CardOdds, seat: Seat, out: Float32Array): void {
  let sum = 0
  for (let value = 1; value <= HIGHEST; value++) {
    const inputs = FIRST[value + 1] - FIRST[value]
    for (let copies = 1; copies <= inputs; copies++) {
      const chance = holds(cardOdds, seat, value, copies)
      out[FIRST[value] + copies - 1] = chance
      sum += chance * value
    }
  }
  out[AT['cards/sum']] = sum / 80
}

/** How many sets there are, and how likely each is to win the trick that it leads. */
function readSets(cardOdds: CardOdds, hand: readonly number[], out: Float32Array): void {
  best.fill(0)
  worst.fill(1)
  let sets = 0
  let winners = 0
  let turns = 0
  for (let value = 1; value <= HIGHEST; value++) {
    const copies = hand[value]
    if (copies === 0) continue
    sets++
    const chance = stands(cardOdds, value, copies)
    winners += chance
    turns += BURDEN[value * COPIES + copies]
    const kind = copies > 2 ? 2 : copies - 1
    out[CONTROL[kind]] += chance / 3
    out[LOSERS[kind]] += (1 - chance) / 4
    noteBest(chance)
    noteWorst(chance)
  }
  out[AT['sets/turns']] = turns / PLAYS
  out[AT['sets/many']] = sets / 8
  out[AT['control/sure']] = winners / WINNING
  out[AT['losers/all']] = (sets - winners) / BEATEN
  out[AT['sets/one']] = sets === 1 ? 1 : 0
  out[AT['sets/two']] = sets === 2 ? 1 : 0
  out[AT['sets/three']] = sets === 3 ? 1 : 0
  out[AT['control/best']] = best[0]
  out[AT['control/second']] = best[1]
  out[AT['control/third']] = best[2]
  out[AT['losers/worst']] = 1 - worst[0]
  out[AT['losers/second']] = 1 - worst[1]
  // The last set need not win.
  out[AT['losers/most']] = Math.min(1, (sets - winners - 1 + worst[0]) / 3)
}

function noteBest(chance: number): void {
  if (chance > best[0]) {
    best[2] = best[1]
    best[1] = best[0]
    best[0] = chance
  } else if (chance > best[1]) {
    best[2] = best[1]
    best[1] = chance
  } else if (chance > best[2]) best[2] = chance
}

function noteWorst(chance: number): void {
  if (chance < worst[0]) {
    worst[1] = worst[0]
    worst[0] = chance
  } else if (chance < worst[1]) worst[1] = chance
}

/** What the market offers, and what the best exchange would be worth. */
function readMarket(state: Frozen<State>, seat: Seat, sees: boolean, out: Float32Array): void {
  const { market } = state
  let cards = 0
  let high = 0
  let top = 0
  for (let value = 1; value <= HIGHEST; value++) {
    if (market[value] === 0) continue
    cards += market[value]
    top = value
    if (value >= HIGH) high += market[value]
  }
  out[AT['market/cards']] = cards / 30
  out[AT['market/high']] = high / 4
  out[AT['market/best']] = top / HIGHEST
  if (sees) out[AT['market/swap']] = reliefSwap(state.hands[seat], market, NO_SWAP) / SAVED
}
