import { noCounts } from '../../../kit/counts.ts'
import { soften } from '../../../kit/draw.ts'
import { HIGHEST } from '../content/index.ts'
import { collectGain, declineGain, playGain } from './gains.ts'
import type { Decision } from './past.ts'
import { bestSwap, planNext } from './swap.ts'

/** How often people do anything else than a rule of thumb says: the rest is what hands tell. */
const OTHERWISE = 0.3
/** A gain of so much, in turns, makes a move e times as likely. */
const TEMPERATURE = 0.1
/** Steps of an exchange have about so many answers. */
const ANSWERS = 4

/** Scratch, filled and read before a function ends. */
const gains = new Float64Array(64)

/** The logarithm of how likely somebody with this hand does what was done. */
export function likelihood(decision: Decision, hand: readonly number[]): number {
  const { did } = decision
  if (did.type === 'collected') return collecting(decision.market, hand, did.value)
  if (did.type === 'played') return ofTurn(decision, hand, null)
  const swap = bestSwap(hand, decision.market)
  return ofTurn(decision, hand, swap.relief) + swapping(did, decision.market, hand, swap.first)
}

/** A play, or a pass; its `relief` by an exchange, where that is known. */
function ofTurn(
  { did, value, count, market }: Decision,
  hand: readonly number[],
  relief: number | null,
): number {
  const size = hand.reduce((sum, copies) => sum + copies, 0)
  let moves = 0
  let chosen = -1
  const add = (played: number, copies: number) => {
    if (did.type === 'played' && did.value === played && did.count === copies) chosen = moves
    gains[moves++] = playGain(hand, size, played, copies)
  }
  if (count === 0) for (let v = 1; v <= HIGHEST; v++) for (let n = 1; n <= hand[v]; n++) add(v, n)
  else {
    for (let n = count + 1; n <= hand[value]; n++) add(value, n)
    for (let v = value + 1; v <= HIGHEST; v++) if (hand[v] >= count) add(v, count)
    if (did.type === 'passed') chosen = moves
    gains[moves++] = Math.max(0, relief ?? bestSwap(hand, market).relief)
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

/** An exchange, card by card; none is one step too. */
function swapping(
  { gave, took }: Extract<Decision['did'], { readonly type: 'passed' }>,
  market: readonly number[],
  hand: readonly number[],
  first: number,
): number {
  const given = noCounts(HIGHEST)
  const taken = noCounts(HIGHEST)
  let [owed, last] = [0, HIGHEST]
  const next = (phase: 'give' | 'take') =>
    planNext(hand, market, { given, taken, owed, last, phase })
  let sum = 0
  for (const value of gave.toReversed()) {
    sum += planned((owed === 0 ? first : next('give')) === value)
    given[value]++
    owed += value
    last = value
  }
  sum += planned((owed === 0 ? first : next('give')) === 0)
  last = HIGHEST
  for (const value of took.toReversed()) {
    sum += planned(next('take') === value)
    taken[value]++
    owed -= value
    last = value
  }
  return sum
}

const planned = (asPlanned: boolean): number =>
  Math.log(OTHERWISE / ANSWERS + (asPlanned ? 1 - OTHERWISE : 0))

/** The logarithm of how likely the chosen of so many gains is. */
function chance(chosen: number, moves: number): number {
  soften(gains, moves, TEMPERATURE)
  let sum = 0
  for (let i = 0; i < moves; i++) sum += gains[i]
  return Math.log(OTHERWISE / moves + ((1 - OTHERWISE) * gains[chosen]) / sum)
}
