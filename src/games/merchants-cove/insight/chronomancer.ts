import type { Keeper, Outlook } from './outlook.ts'
import {
  FRAYED,
  newRiftPlan,
  exchanged,
  frayed,
  gateUse,
  mended,
  mendedAt,
  opened,
  openedBy,
  prepare,
  promised,
  pushed,
  shifted,
  swap,
  take,
} from './rift-plan.ts'

/** What Hourglasses are worth, in Hours: the first is used soonest. */
const SAND = [0, 0.85, 1.5, 2]
/** What the chance of the next tile is worth, in Hours. */
const FRESH = 0.15
/** The spaces. */
const [ROWS, COLUMNS, PORTAL, MEND] = [0, 1, 2, 3]

/** Chronomancer: turn the Rift until lines match, open them, mend what is frayed. */
export function chronomancer(): Keeper {
  const plan = newRiftPlan()
  return {
    stock(state, seat, outlook, left) {
      const shop = take(plan, state, seat)
      prepare(plan, outlook, left)
      return promised(plan) + sand(shop.hourglasses, outlook, left)
    },

    space(state, seat, space, outlook, left) {
      const shop = take(plan, state, seat)
      const wizard = state.players[seat].turns % 2 === 0
      const glasses = sand(shop.hourglasses, outlook, left)
      prepare(plan, outlook, left)
      if (space === ROWS || space === COLUMNS) {
        const extra = wizard ? FRESH : frayed(plan) > 0 ? FRAYED + FRESH : 0
        return pushed(plan, space === ROWS ? 0 : 3, 2) + extra * outlook.hour + glasses
      }
      if (space === PORTAL) {
        const lines = outlook.harbour.tables.chr.lines[wizard ? 0 : 1]
        return (
          opened(plan, lines, outlook, left) +
          (wizard ? glasses : sand(shop.hourglasses + 1, outlook, left))
        )
      }
      if (space === MEND) return mended(plan, 2, outlook) + glasses
      return promised(plan) + sand(shop.hourglasses + 2, outlook, left)
    },

    staff(state, seat, slot, outlook) {
      const shop = take(plan, state, seat)
      const { left } = outlook
      prepare(plan, outlook, left)
      const before = promised(plan)
      if (slot === 0) return mended(plan, 2, outlook) - before
      if (slot === 1) return exchanged(plan) - before
      if (slot === 2)
        return sand(shop.hourglasses + 1, outlook, left) - sand(shop.hourglasses, outlook, left)
      return opened(plan, 1, outlook, left) - before
    },

    gain(state, seat, task, move, outlook) {
      const shop = take(plan, state, seat)
      const left = outlook.left - 1
      prepare(plan, outlook, left)
      const before = promised(plan)
      switch (move.type) {
        case 'chr.gateSwap':
          return move.swap ? FRESH * outlook.hour - gateUse(plan) : 0
        case 'chr.push': {
          const more = task.at === 'chr.push' && task.left > 1
          return shifted(plan, move.line, move.from, more ? (move.line < 3 ? 0 : 3) : -1) - before
        }
        case 'chr.mendCell':
          return mendedAt(plan, move.cell, outlook) - before
        case 'chr.portal.next':
          return openedBy(plan, shop, move.line, move.spare, outlook) - before
        case 'chr.gatekeep': {
          swap(plan, move.cell)
          return promised(plan) - before
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
