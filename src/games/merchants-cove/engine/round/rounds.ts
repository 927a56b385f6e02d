import { addTo, total } from '../../../../kit/counts.ts'
import { push } from '../../../../kit/tasks.ts'
import type { Tables } from '../../content/compile.ts'
import type { Does } from '../ask.ts'
import { take } from '../bag.ts'
import type { Merchants } from '../merchants/index.ts'
import { GREY, SQUARE } from '../names.ts'

/** Shops are set up, then the first boats arrive. @rule COV-15 */
export const open =
  (merchants: Merchants): Does<'open'> =>
  (state, _task, ply) => {
    for (const player of state.players) {
      if (player.merchant === null) continue
      const merchant = merchants[player.merchant]
      player.shop = merchant.setup(ply.rng)
      player.figures = new Array<null>(merchant.figures).fill(null)
    }
    push(state, { at: 'arrive' })
  }

/** Two Adventurers come aboard each boat. @rule COV-19, COV-20, COV-21, COV-22, COV-R36, COV-R37 */
export const arrive =
  ({ arrivalLoad, rogues }: Tables): Does<'arrive'> =>
  (state, _task, ply) => {
    const { bag, boats, round } = state
    let aside = 0
    if (rogues[state.rogue].customersOnly) {
      aside = bag[GREY]
      bag[GREY] = 0
    }
    for (const { aboard } of boats)
      for (let i = 0; i < arrivalLoad && total(bag) > 0; i++) aboard[take(bag, ply.rng)]++
    bag[GREY] += aside
    state.phase = 'production'
    const crowds = boats.map(({ aboard }) => [...aboard])
    ply.emit({ type: 'arrived', round, boats: crowds, reveals: true })
    push(state, { at: 'nextTurn' })
  }

/**
 * Piers and square are cleared, mice and Timepieces move, the next round begins. @rule COV-76 to
 * COV-80
 */
export const cleanup =
  ({ startHour, marketHour }: Tables, merchants: Merchants): Does<'cleanup'> =>
  (state, _task, ply) => {
    for (const pier of state.piers) {
      addTo(state.bag, pier)
      pier.fill(0)
    }
    for (const boat of state.boats) boat.at = 'sea'
    state.berths.fill(null)
    const removed = state.square[SQUARE - 1]
    if (removed !== null) state.under.push(removed)
    state.square[SQUARE - 1] = null
    ply.emit({ type: 'cleaned', round: state.round, card: removed })
    state.players.forEach(({ merchant }, seat) => {
      if (merchant !== null) merchants[merchant].cleanup?.(state, seat, ply)
    })
    state.round++
    state.timepieces.fill(2 * startHour[state.round])
    state.indicator = marketHour
    state.indicatorMoved = false
    push(state, { at: 'arrive' })
    push(state, { at: 'refill' })
  }
