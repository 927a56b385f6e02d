import { colourOf } from '../engine/market/goods.ts'
import { GOODS } from '../engine/names.ts'
import type { State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import type { Appraisal } from './appraisal.ts'

/*
 * What selling gains: piers are known by now, so that a Good is sold where it fetches most, or
 * kept.
 */

/** What a Good fetches at a pier, 0 where it cannot be sold. */
function priceAt(
  state: Frozen<State>,
  pier: number,
  good: number,
  extra: number,
  { harbour }: Appraisal,
): number {
  const { piers, prices } = harbour.tables
  return piers[pier].takes[good] ? prices[good] * (state.piers[pier][colourOf(good)] + extra) : 0
}

/** What a Good fetches if it is not sold at this pier. */
function elsewhere(state: Frozen<State>, pier: number, good: number, appraisal: Appraisal): number {
  let best = appraisal.later[good]
  for (let next = pier + 1; next < state.piers.length; next++) {
    best = Math.max(best, priceAt(state, next, good, 0, appraisal))
  }
  return best
}

/** What the whole shelf gains here beyond what it would fetch elsewhere. */
function shelfGain(
  state: Frozen<State>,
  seat: Seat,
  pier: number,
  extra: number,
  appraisal: Appraisal,
): number {
  const { shelf } = state.players[seat]
  let sum = 0
  for (let good = 1; good <= GOODS; good++) {
    if (shelf[good] === 0) continue
    sum +=
      shelf[good] *
      Math.max(
        0,
        priceAt(state, pier, good, extra, appraisal) - elsewhere(state, pier, good, appraisal),
      )
  }
  return sum
}

export function sellGain(
  state: Frozen<State>,
  seat: Seat,
  task: { readonly pier: number; readonly extra: number },
  good: number,
  appraisal: Appraisal,
): number {
  const { pier, extra } = task
  const gain =
    priceAt(state, pier, good, extra, appraisal) - elsewhere(state, pier, good, appraisal)
  const toll = state.sold[seat] ? 0 : appraisal.harbour.tables.piers[pier].toll * appraisal.card
  const worthIt = toll === 0 || shelfGain(state, seat, pier, extra, appraisal) > toll
  return worthIt ? gain + (gain > 0 ? SOLD : 0) : gain - toll
}
/** A Good that gains anything is sold: what that is worth besides, so that nobody stops short. */
const SOLD = 3

export function conjureGain(
  state: Frozen<State>,
  seat: Seat,
  pier: number,
  rogues: number,
  appraisal: Appraisal,
): number {
  return shelfGain(state, seat, pier, rogues, appraisal) - rogues * appraisal.card
}
