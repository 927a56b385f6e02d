import { noCounts, total } from '../../../kit/counts.ts'
import { soften } from '../../../kit/draw.ts'
import { HIGHEST } from '../content/index.ts'
import { BURDEN, COPIES } from './burden.ts'
import { collectGain, declineGain, leadWorth, playGain } from './gains.ts'
import type { Decision } from './past.ts'
import { NO_SWAP, reliefSwap } from './swap.ts'

/** How often people do anything else than a rule of thumb says: the rest is what hands tell. */
const OTHERWISE = 0.3
/** A gain of so much, in turns, makes a move e times as likely. */
const TEMPERATURE = 0.1
/** The same of an exchange: who calculates it finds the best. */
const EXACTNESS = 0.02
/** There are about so many exchanges that one may think of. */
const EXCHANGES = 400

/** Scratch, filled and read before a function ends: gains of moves; a hand after an exchange. */
const gains = new Float64Array(64)
const after = noCounts(HIGHEST)

/** The logarithm of how likely somebody with this hand does what was done. */
export function likelihood(decision: Decision, hand: readonly number[]): number {
  const { did } = decision
  if (did.type === 'collected') return collecting(decision.market, hand, did.value)
  if (did.type === 'played') return ofTurn(decision, hand, null)
  const relief = reliefSwap(hand, decision.market, NO_SWAP)
  return ofTurn(decision, hand, relief) + swapping(did, hand, relief)
}

/** A play, or a pass; its `relief` by an exchange, where that is known. */
function ofTurn(
  { did, value, count, market }: Decision,
  hand: readonly number[],
  relief: number | null,
): number {
  const size = total(hand)
  const lead = leadWorth(hand)
  let moves = 0
  let chosen = -1
  const add = (played: number, copies: number) => {
    if (did.type === 'played' && did.value === played && did.count === copies) chosen = moves
    gains[moves++] = playGain(hand, size, played, copies, lead)
  }
  if (count === 0) for (let v = 1; v <= HIGHEST; v++) for (let n = 1; n <= hand[v]; n++) add(v, n)
  else {
    for (let n = count + 1; n <= hand[value]; n++) add(value, n)
    for (let v = value + 1; v <= HIGHEST; v++) if (hand[v] >= count) add(v, count)
    if (did.type === 'passed') chosen = moves
    gains[moves++] = Math.max(0, relief ?? reliefSwap(hand, market, NO_SWAP))
  }
  return chosen === -1 ? -Infinity : chance(chosen, moves)
}

function collecting(market: readonly number[], hand: readonly number[], taken: number): number {
  gains[0] = declineGain(hand)
  let moves = 1
  let chosen = 0
  for (let v = 1; v <= HIGHEST; v++) {
    if (market[v] === 0) continue
    if (v === taken) chosen = moves
    gains[moves++] = collectGain(hand, v)
  }
  return chance(chosen, moves)
}

/** An exchange, or none, by what it relieves beside the best one. */
function swapping(
  { gave, took }: Extract<Decision['did'], { readonly type: 'passed' }>,
  hand: readonly number[],
  best: number,
): number {
  for (let v = 1; v <= HIGHEST; v++) after[v] = hand[v]
  for (const value of gave) after[value]--
  for (const value of took) after[value]++
  let relief = 0
  for (let v = 1; v <= HIGHEST; v++)
    relief += BURDEN[v * COPIES + hand[v]] - BURDEN[v * COPIES + after[v]]
  const missed = Math.max(0, best - relief)
  return Math.log(OTHERWISE / EXCHANGES + (1 - OTHERWISE) * Math.exp(-missed / EXACTNESS))
}

/** The logarithm of how likely the chosen of so many gains is. */
function chance(chosen: number, moves: number): number {
  soften(gains, moves, TEMPERATURE)
  let sum = 0
  for (let i = 0; i < moves; i++) sum += gains[i]
  return Math.log(OTHERWISE / moves + ((1 - OTHERWISE) * gains[chosen]) / sum)
}
