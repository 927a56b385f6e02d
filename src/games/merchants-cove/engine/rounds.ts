import { addTo, total } from '../../../kit/counts.ts'
import { take } from './bag.ts'
import { contentSets } from '../content/index.ts'
import type { CoreErrand } from './tasks.ts'
import { MERCHANTS } from './merchants/index.ts'
import { GREY, SQUARE } from './names.ts'
import { type Errand, push } from './steps.ts'

type Done<At> = Errand<Extract<CoreErrand, { readonly at: At }>>

/** Shops are set up, then the first boats arrive. @rule COV-15 */
export const open: Done<'open'> = (state, _task, ply) => {
  const tables = contentSets.tables(state.content)
  for (const player of state.players) {
    if (player.merchant === null) continue
    const merchant = MERCHANTS[player.merchant]
    player.shop = merchant.setup(tables, ply.rng)
    player.figures = new Array<null>(merchant.figures).fill(null)
  }
  push(state, { at: 'arrive' })
}

/** Two Adventurers come aboard each boat. @rule COV-19, COV-20, COV-21, COV-22, COV-R36, COV-R37 */
export const arrive: Done<'arrive'> = (state, _task, ply) => {
  const { arrivalLoad, rogues } = contentSets.tables(state.content)
  let aside = 0
  if (rogues[state.rogue].customersOnly) {
    aside = state.bag[GREY]
    state.bag[GREY] = 0
  }
  for (const { aboard } of state.boats) {
    for (let i = 0; i < arrivalLoad && total(state.bag) > 0; i++) aboard[take(state.bag, ply.rng)]++
  }
  state.bag[GREY] += aside
  state.phase = 'production'
  ply.emit({
    type: 'arrived',
    round: state.round,
    boats: state.boats.map(each => [...each.aboard]),
    reveals: true,
  })
  push(state, { at: 'nextTurn' })
}

/**
 * Piers and square are cleared, mice and Timepieces move, the next round begins. @rule COV-76 to
 * COV-80
 */
export const cleanup: Done<'cleanup'> = (state, _task, ply) => {
  const { startHour, marketHour } = contentSets.tables(state.content)
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
    if (merchant !== null) MERCHANTS[merchant].cleanup?.(state, seat, ply)
  })
  state.round++
  state.timepieces.fill(2 * startHour[state.round])
  state.indicator = marketHour
  state.indicatorMoved = false
  push(state, { at: 'arrive' })
  push(state, { at: 'refill' })
}
