import { CELLS, LINES, usedCells } from '../engine/merchants/chronomancer/rift.ts'
import type { ChronomancerShop } from '../engine/merchants/chronomancer/words.ts'
import { shopOf } from '../engine/merchants/merchant.ts'
import { COLOURS } from '../engine/names.ts'
import type { State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import { finishing, madeWith, type Appraisal } from './appraisal.ts'

/*
 * The Chronomancer's Rift as it may become, and what its lines promise. Scratch space: `take` and
 * `prepare` fill it.
 */

/** Lines that one action opens, as a rule. */
const OPENED = 2.5
/** What a frayed tile costs, in Hours. */
export const FRAYED = 0.3
const GATE = CELLS

export interface RiftPlan {
  /** By cell, then the Gate: 0 = frayed, else the tile's colour. */
  readonly rift: Uint8Array
  readonly probe: Uint8Array
  /** What a Relic and a Trinket of each colour gain. */
  readonly large: Float64Array
  readonly small: Float64Array
  /** What a frayed tile costs, in Gold. */
  fray: number
}

export const newRiftPlan = (): RiftPlan => ({
  rift: new Uint8Array(CELLS + 1),
  probe: new Uint8Array(CELLS),
  large: new Float64Array(COLOURS + 1),
  small: new Float64Array(COLOURS + 1),
  fray: 0,
})

export function take(plan: RiftPlan, state: Frozen<State>, seat: Seat): Frozen<ChronomancerShop> {
  const shop = shopOf(state, seat, 'chr')
  for (let cell = 0; cell < CELLS; cell++) plan.rift[cell] = shop.frayed[cell] ? 0 : shop.rift[cell]
  plan.rift[GATE] = shop.gate
  return shop
}

/** What lines promise when so many hours are left. */
export function prepare(plan: RiftPlan, appraisal: Appraisal, left: number): void {
  const finish = finishing(appraisal, left, OPENED)
  plan.fray = left > 0 || appraisal.harbour.rounds > 0 ? FRAYED * appraisal.hour : 0
  for (let colour = 1; colour <= COLOURS; colour++) {
    plan.small[colour] = Math.max(0, madeWith(appraisal, colour, left) - finish)
    plan.large[colour] = Math.max(0, madeWith(appraisal, colour + COLOURS, left) - finish)
    if (left > 0 || appraisal.harbour.rounds > 0) plan.large[colour] += appraisal.shields[colour]
  }
}

export function frayed(plan: RiftPlan): number {
  let count = 0
  for (let cell = 0; cell < CELLS; cell++) if (plan.rift[cell] === 0) count++
  return count
}

/** The better part of what lines promise that are opened later. */
const LATER = [1, 0.95, 0.75, 0.3]

/** What the Rift promises: the best lines, one after the other. */
export function promised(plan: RiftPlan): number {
  for (let cell = 0; cell < CELLS; cell++) plan.probe[cell] = plan.rift[cell]
  let sum = 0
  for (let i = 0; i < LATER.length; i++) {
    const found = bestLine(plan, plan.probe)
    if (found === 0) break
    sum += found * LATER[i]
  }
  return sum - plan.fray * frayed(plan)
}

/** Opens the best line of these: what it gains; 0 if there is none. */
function bestLine(plan: RiftPlan, cells: Uint8Array): number {
  let best = 0
  let line = 0
  let spare = -1
  for (let i = 0; i < LINES.length; i++) {
    const [x, y, z] = LINES[i]
    const [a, b, c] = [cells[x], cells[y], cells[z]]
    if (a > 0 && a === b && b === c && plan.large[a] - 3 * plan.fray > best) {
      best = plan.large[a] - 3 * plan.fray
      line = i
      spare = 3
    }
    if (a > 0 && a === b && plan.small[a] - 2 * plan.fray > best) {
      best = plan.small[a] - 2 * plan.fray
      line = i
      spare = 2
    }
    if (a > 0 && a === c && plan.small[a] - 2 * plan.fray > best) {
      best = plan.small[a] - 2 * plan.fray
      line = i
      spare = 1
    }
    if (b > 0 && b === c && plan.small[b] - 2 * plan.fray > best) {
      best = plan.small[b] - 2 * plan.fray
      line = i
      spare = 0
    }
  }
  if (spare !== -1) for (let i = 0; i < 3; i++) if (i !== spare) cells[LINES[line][i]] = 0
  return best
}

/** Opens up to so many lines, the best first: Goods, and what the Rift promises then. */
export function opened(plan: RiftPlan, lines: number, appraisal: Appraisal, left: number): number {
  let sum = 0
  // What is opened now pays in full, this round.
  for (let colour = 1; colour <= COLOURS; colour++) {
    plan.small[colour] = appraisal.make[colour]
    plan.large[colour] = appraisal.make[colour + COLOURS] + appraisal.shields[colour]
  }
  for (let i = 0; i < lines; i++) {
    const before = frayed(plan)
    const found = bestLine(plan, plan.rift)
    if (found === 0) break
    sum += found + (frayed(plan) - before) * plan.fray
  }
  prepare(plan, appraisal, left)
  return sum + promised(plan)
}

/** Opens one line in one way. */
export function openedBy(
  plan: RiftPlan,
  shop: Frozen<ChronomancerShop>,
  line: number,
  spare: number | null,
  appraisal: Appraisal,
): number {
  const cells = usedCells(line, spare)
  const colour = shop.rift[cells[0]]
  const good = spare === null ? colour + COLOURS : colour
  for (const cell of cells) plan.rift[cell] = 0
  return appraisal.make[good] + (spare === null ? appraisal.shields[colour] : 0) + promised(plan)
}

function push(plan: RiftPlan, line: number, from: 'start' | 'end'): number {
  const cells = LINES[line]
  const [first, last] = from === 'start' ? [cells[0], cells[2]] : [cells[2], cells[0]]
  const out = plan.rift[last]
  plan.rift[last] = plan.rift[cells[1]]
  plan.rift[cells[1]] = plan.rift[first]
  plan.rift[first] = plan.rift[GATE]
  plan.rift[GATE] = out
  return out
}

/** Undoes a push: the same from the other end. */
const back = (plan: RiftPlan, line: number, from: 'start' | 'end') =>
  push(plan, line, from === 'start' ? 'end' : 'start')

const ENDS = ['start', 'end'] as const

/**
 * What the Rift promises after this push, and after the best one more of the lines that begin at
 * `next`, unless −1.
 */
export function shifted(plan: RiftPlan, line: number, from: 'start' | 'end', next: number): number {
  push(plan, line, from)
  let best = promised(plan)
  // A frayed tile that leaves is replaced by one that nobody knows.
  if (plan.rift[GATE] > 0 && next !== -1) best = Math.max(best, pushed(plan, next, 1))
  back(plan, line, from)
  return best
}

/** The best that up to so many pushes of rows (`first` 0) or columns (3) promise. */
export function pushed(plan: RiftPlan, first: number, pushes: number): number {
  let best = -Infinity
  for (let line = first; line < first + 3; line++) {
    for (const from of ENDS)
      best = Math.max(best, shifted(plan, line, from, pushes > 1 ? first : -1))
  }
  return best
}

/** What pushing the Gate tile in gains at best. */
export function gateUse(plan: RiftPlan): number {
  return Math.max(0, pushed(plan, 0, 1) - promised(plan), pushed(plan, 3, 1) - promised(plan)) * 0.5
}

/** What the Rift promises on average when the tile of this cell is replaced. */
export function mendedAt(plan: RiftPlan, cell: number, appraisal: Appraisal): number {
  const { tiles } = appraisal.harbour.tables.chr
  const before = plan.rift[cell]
  let [sum, weight] = [0, 0]
  for (let colour = 1; colour <= COLOURS; colour++) {
    plan.rift[cell] = colour
    sum += tiles[colour] * promised(plan)
    weight += tiles[colour]
  }
  plan.rift[cell] = before
  return sum / weight
}

/** So many cells are mended at once. */
const MENDED = 2

/** The best mending promises about this. */
export function mended(plan: RiftPlan, appraisal: Appraisal): number {
  const before = promised(plan)
  let best = before
  for (let cell = 0; cell < CELLS; cell++)
    if (plan.rift[cell] === 0) best = Math.max(best, mendedAt(plan, cell, appraisal))
  return before + Math.min(MENDED, frayed(plan)) * (best - before)
}

export function swap(plan: RiftPlan, cell: number): void {
  const out = plan.rift[cell]
  plan.rift[cell] = plan.rift[GATE]
  plan.rift[GATE] = out
}

/** The best exchange with the Gate tile. */
export function exchanged(plan: RiftPlan): number {
  let best = promised(plan)
  for (let cell = 0; cell < CELLS; cell++) {
    swap(plan, cell)
    best = Math.max(best, promised(plan))
    swap(plan, cell)
  }
  return best
}
