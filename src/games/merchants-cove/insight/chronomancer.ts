import { CELLS, LINES, usedCells } from '../engine/merchants/chronomancer/rift.ts'
import type { ChronomancerShop } from '../engine/merchants/chronomancer/words.ts'
import { shopOf } from '../engine/merchants/merchant.ts'
import { COLOURS } from '../engine/names.ts'
import type { State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import type { Keeper } from './merchant-insight.ts'
import { finishing, madeWith, type Outlook } from './outlook.ts'

/** Lines that one action opens, as a rule. */
const OPENED = 2.5
/**
 * What a frayed tile costs, in Hours, and what Hourglasses are worth: the first is used soonest.
 */
const FRAYED = 0.3
const SAND = [0, 0.85, 1.5, 2]
/** What the chance of the next tile is worth, in Hours. */
const FRESH = 0.15
/** The spaces. */
const [ROWS, COLUMNS, PORTAL, MEND] = [0, 1, 2, 3]

/** The Rift as it may become: 0 = frayed, else the tile's colour. */
const rift = new Uint8Array(CELLS + 1)
const GATE = CELLS
const probe = new Uint8Array(CELLS)
const large = new Float64Array(COLOURS + 1)
const small = new Float64Array(COLOURS + 1)

/** Chronomancer: turn the Rift until lines match, open them, mend what is frayed. */
export const chronomancer: Keeper = {
  stock(state, seat, outlook, left) {
    const shop = take(state, seat)
    prepare(outlook, left)
    return promised() + sand(shop.hourglasses, outlook, left)
  },

  space(state, seat, space, outlook, left) {
    const shop = take(state, seat)
    const wizard = state.players[seat].turns % 2 === 0
    const glasses = sand(shop.hourglasses, outlook, left)
    prepare(outlook, left)
    if (space === ROWS || space === COLUMNS) {
      const extra = wizard ? FRESH : frayed() > 0 ? FRAYED + FRESH : 0
      return pushed(space === ROWS ? 0 : 3, 2) + extra * outlook.hour + glasses
    }
    if (space === PORTAL) {
      const lines = outlook.harbour.tables.chr.lines[wizard ? 0 : 1]
      return (
        opened(lines, outlook, left) +
        (wizard ? glasses : sand(shop.hourglasses + 1, outlook, left))
      )
    }
    if (space === MEND) return mended(2, outlook) + glasses
    return promised() + sand(shop.hourglasses + 2, outlook, left)
  },

  staff(state, seat, slot, outlook) {
    const shop = take(state, seat)
    const { left } = outlook
    prepare(outlook, left)
    const before = promised()
    if (slot === 0) return mended(2, outlook) - before
    if (slot === 1) return exchanged() - before
    if (slot === 2)
      return sand(shop.hourglasses + 1, outlook, left) - sand(shop.hourglasses, outlook, left)
    return opened(1, outlook, left) - before
  },

  gain(state, seat, task, move, outlook) {
    const shop = take(state, seat)
    const left = outlook.left - 1
    prepare(outlook, left)
    const before = promised()
    switch (move.type) {
      case 'chr.gateSwap':
        return move.swap ? FRESH * outlook.hour - gateUse() : 0
      case 'chr.push': {
        const more = task.at === 'chr.push' && task.left > 1
        return shifted(move.line, move.from, more ? (move.line < 3 ? 0 : 3) : -1) - before
      }
      case 'chr.mendCell':
        return mendedAt(move.cell, outlook) - before
      case 'chr.portal.next':
        return openedBy(shop, move.line, move.spare, outlook) - before
      case 'chr.gatekeep': {
        swap(move.cell)
        return promised() - before
      }
      case 'pay.hourglass':
        return pour(
          move.count,
          task.at === 'pay.hourglass' ? task.hours : 1,
          shop.hourglasses,
          outlook,
        )
      default:
        return 0
    }
  },
}

/** Hours are saved unless they would be lost anyway at the end of the round. */
function pour(count: number, hours: number, held: number, outlook: Outlook): number {
  const before = Math.min(hours, outlook.left)
  const after = Math.min(hours - count, outlook.left)
  const left = Math.max(0, outlook.left - hours + count)
  return (
    (before - after) * outlook.hour + sand(held - count, outlook, left) - sand(held, outlook, left)
  )
}

function sand(count: number, { hour, harbour }: Outlook, left: number): number {
  const use = harbour.rounds > 0 ? 0.9 : Math.min(1, left / 4)
  return SAND[Math.min(count, harbour.tables.chr.maxHourglasses, SAND.length - 1)] * hour * use
}

function take(state: Frozen<State>, seat: Seat): Frozen<ChronomancerShop> {
  const shop = shopOf(state, seat, 'chr')
  for (let cell = 0; cell < CELLS; cell++) rift[cell] = shop.frayed[cell] ? 0 : shop.rift[cell]
  rift[GATE] = shop.gate
  return shop
}

let fray = 0

/** What lines promise when so many hours are left. */
function prepare(outlook: Outlook, left: number): void {
  const finish = finishing(outlook, left, OPENED)
  fray = left > 0 || outlook.harbour.rounds > 0 ? FRAYED * outlook.hour : 0
  for (let colour = 1; colour <= COLOURS; colour++) {
    small[colour] = Math.max(0, madeWith(outlook, colour, left) - finish)
    large[colour] = Math.max(0, madeWith(outlook, colour + COLOURS, left) - finish)
    if (left > 0 || outlook.harbour.rounds > 0) large[colour] += outlook.shields[colour]
  }
}

function frayed(): number {
  let count = 0
  for (let cell = 0; cell < CELLS; cell++) if (rift[cell] === 0) count++
  return count
}

/** The better part of what lines promise that are opened later. */
const LATER = [1, 0.95, 0.75, 0.3]

/** What the Rift promises: the best lines, one after the other. */
function promised(): number {
  for (let cell = 0; cell < CELLS; cell++) probe[cell] = rift[cell]
  let sum = 0
  for (let i = 0; i < LATER.length; i++) {
    const found = bestLine(probe)
    if (found === 0) break
    sum += found * LATER[i]
  }
  return sum - fray * frayed()
}

/** Opens the best line of these: what it gains; 0 if there is none. */
function bestLine(cells: Uint8Array): number {
  let best = 0
  let line = 0
  let spare = -1
  for (let i = 0; i < LINES.length; i++) {
    const [x, y, z] = LINES[i]
    const [a, b, c] = [cells[x], cells[y], cells[z]]
    if (a > 0 && a === b && b === c && large[a] - 3 * fray > best) {
      best = large[a] - 3 * fray
      line = i
      spare = 3
    }
    if (a > 0 && a === b && small[a] - 2 * fray > best) {
      best = small[a] - 2 * fray
      line = i
      spare = 2
    }
    if (a > 0 && a === c && small[a] - 2 * fray > best) {
      best = small[a] - 2 * fray
      line = i
      spare = 1
    }
    if (b > 0 && b === c && small[b] - 2 * fray > best) {
      best = small[b] - 2 * fray
      line = i
      spare = 0
    }
  }
  if (spare !== -1) for (let i = 0; i < 3; i++) if (i !== spare) cells[LINES[line][i]] = 0
  return best
}

/** Opens up to so many lines, the best first: Goods, and what the Rift promises then. */
function opened(lines: number, outlook: Outlook, left: number): number {
  let sum = 0
  // What is opened now pays in full, this round.
  for (let colour = 1; colour <= COLOURS; colour++) {
    small[colour] = outlook.make[colour]
    large[colour] = outlook.make[colour + COLOURS] + outlook.shields[colour]
  }
  for (let i = 0; i < lines; i++) {
    const before = frayed()
    const found = bestLine(rift)
    if (found === 0) break
    sum += found + (frayed() - before) * fray
  }
  prepare(outlook, left)
  return sum + promised()
}

/** Opens one line in one way. */
function openedBy(
  shop: Frozen<ChronomancerShop>,
  line: number,
  spare: number | null,
  outlook: Outlook,
): number {
  const cells = usedCells(line, spare)
  const colour = shop.rift[cells[0]]
  const good = spare === null ? colour + COLOURS : colour
  for (const cell of cells) rift[cell] = 0
  return outlook.make[good] + (spare === null ? outlook.shields[colour] : 0) + promised()
}

function push(line: number, from: 'start' | 'end'): number {
  const cells = LINES[line]
  const [first, last] = from === 'start' ? [cells[0], cells[2]] : [cells[2], cells[0]]
  const out = rift[last]
  rift[last] = rift[cells[1]]
  rift[cells[1]] = rift[first]
  rift[first] = rift[GATE]
  rift[GATE] = out
  return out
}

/** Undoes a push: the same from the other end. */
const back = (line: number, from: 'start' | 'end') => push(line, from === 'start' ? 'end' : 'start')

const ENDS = ['start', 'end'] as const

/**
 * What the Rift promises after this push, and after the best one more of the lines that begin at
 * `next`, unless −1.
 */
function shifted(line: number, from: 'start' | 'end', next: number): number {
  push(line, from)
  let best = promised()
  // A frayed tile that leaves is replaced by one that nobody knows.
  if (rift[GATE] > 0 && next !== -1) best = Math.max(best, pushed(next, 1))
  back(line, from)
  return best
}

/** The best that up to so many pushes of rows (`first` 0) or columns (3) promise. */
function pushed(first: number, pushes: number): number {
  let best = -Infinity
  for (let line = first; line < first + 3; line++) {
    for (const from of ENDS) best = Math.max(best, shifted(line, from, pushes > 1 ? first : -1))
  }
  return best
}

/** What pushing the Gate tile in gains at best. */
function gateUse(): number {
  return Math.max(0, pushed(0, 1) - promised(), pushed(3, 1) - promised()) * 0.5
}

/** What the Rift promises on average when the tile of this cell is replaced. */
function mendedAt(cell: number, outlook: Outlook): number {
  const { tiles } = outlook.harbour.tables.chr
  const before = rift[cell]
  let [sum, weight] = [0, 0]
  for (let colour = 1; colour <= COLOURS; colour++) {
    rift[cell] = colour
    sum += tiles[colour] * promised()
    weight += tiles[colour]
  }
  rift[cell] = before
  return sum / weight
}

/** The best mending of so many cells promises about this. */
function mended(cells: number, outlook: Outlook): number {
  const before = promised()
  let best = before
  for (let cell = 0; cell < CELLS; cell++)
    if (rift[cell] === 0) best = Math.max(best, mendedAt(cell, outlook))
  return before + Math.min(cells, frayed()) * (best - before)
}

function swap(cell: number): void {
  const out = rift[cell]
  rift[cell] = rift[GATE]
  rift[GATE] = out
}

/** The best exchange with the Gate tile. */
function exchanged(): number {
  let best = promised()
  for (let cell = 0; cell < CELLS; cell++) {
    swap(cell)
    best = Math.max(best, promised())
    swap(cell)
  }
  return best
}
