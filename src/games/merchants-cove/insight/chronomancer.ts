import type { Keeper, Appraisal } from './appraisal.ts'
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
    stock(state, seat, appraisal, left) {
      const shop = take(plan, state, seat)
      prepare(plan, appraisal, left)
      return promised(plan) + sand(shop.hourglasses, appraisal, left)
    },

    space(state, seat, space, appraisal, left) {
      const shop = take(plan, state, seat)
      const wizard = state.players[seat].turns % 2 === 0
      const glasses = sand(shop.hourglasses, appraisal, left)
      prepare(plan, appraisal, left)
      if (space === ROWS || space === COLUMNS) {
        const extra = wizard ? FRESH : frayed(plan) > 0 ? FRAYED + FRESH : 0
        return pushed(plan, space === ROWS ? 0 : 3, 2) + extra * appraisal.hour + glasses
      }
      if (space === PORTAL) {
        const lines = appraisal.harbour.tables.chr.lines[wizard ? 0 : 1]
        return (
          opened(plan, lines, appraisal, left) +
          (wizard ? glasses : sand(shop.hourglasses + 1, appraisal, left))
        )
      }
      if (space === MEND) return mended(plan, appraisal) + glasses
      return promised(plan) + sand(shop.hourglasses + 2, appraisal, left)
    },

    staff(state, seat, slot, appraisal) {
      const shop = take(plan, state, seat)
      const { left } = appraisal
      prepare(plan, appraisal, left)
      const before = promised(plan)
      if (slot === 0) return mended(plan, appraisal) - before
      if (slot === 1) return exchanged(plan) - before
      if (slot === 2)
        return sand(shop.hourglasses + 1, appraisal, left) - sand(shop.hourglasses, appraisal, left)
      return opened(plan, 1, appraisal, left) - before
    },

    gain(state, seat, task, move, appraisal) {
      const shop = take(plan, state, seat)
      const left = appraisal.left - 1
      prepare(plan, appraisal, left)
      const before = promised(plan)
      switch (move.type) {
        case 'chr.gateSwap':
          return move.swap ? FRESH * appraisal.hour - gateUse(plan) : 0
        case 'chr.push': {
          const more = task.at === 'chr.push' && task.left > 1
          return shifted(plan, move.line, move.from, more ? (move.line < 3 ? 0 : 3) : -1) - before
        }
        case 'chr.mendCell':
          return mendedAt(plan, move.cell, appraisal) - before
        case 'chr.portal.next':
          return openedBy(plan, shop, move.line, move.spare, appraisal) - before
        case 'chr.gatekeep': {
          swap(plan, move.cell)
          return promised(plan) - before
        }
        case 'pay.hourglass':
          return pour(
            move.count,
            task.at === 'pay.hourglass' ? task.hours : 1,
            shop.hourglasses,
            appraisal,
          )
        default:
          return 0
      }
    },
  }
}

/** Hours are saved unless they would be lost anyway at the end of the round. */
function pour(count: number, hours: number, held: number, appraisal: Appraisal): number {
  const before = Math.min(hours, appraisal.left)
  const after = Math.min(hours - count, appraisal.left)
  const left = Math.max(0, appraisal.left - hours + count)
  return (
    (before - after) * appraisal.hour +
    sand(held - count, appraisal, left) -
    sand(held, appraisal, left)
  )
}

function sand(count: number, { hour, harbour }: Appraisal, left: number): number {
  const use = harbour.rounds > 0 ? 0.9 : Math.min(1, left / 4)
  return SAND[Math.min(count, harbour.tables.chr.maxHourglasses, SAND.length - 1)] * hour * use
}
