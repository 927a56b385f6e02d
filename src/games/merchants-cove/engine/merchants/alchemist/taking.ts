import type { Frozen, Seat } from '../../../../../kernel/game.ts'
import { countsOf, total } from '../../../../../kit/counts.ts'
import { NO_MOVES, range, upTo } from '../../../../../kit/moves.ts'
import { push } from '../../../../../kit/tasks.ts'
import type { Tables } from '../../../content/compile.ts'
import { ask, type Does } from '../../ask.ts'
import { COLOURS } from '../../names.ts'
import { refuse } from '../../refusals.ts'
import type { State } from '../../state.ts'
import { STOP } from '../../stop.ts'
import { shopOf } from '../merchant.ts'
import { ARMS, ARMS_PER_ROW, fill, flowing, MARBLES, pour } from './decanter.ts'

/*
 * How marbles come from the decanter to the rack: Tap, Siphon and Ladler; and what ends each of
 * these, the rack kept to its size and the decanter filled.
 */

const ANNOUNCE = range(1, COLOURS).map(colour => ({ type: 'alc.announce', colour }) as const)
const SIPHON = upTo(ARMS).map(arm => ({ type: 'alc.siphon.pick', arm }) as const)
const LADLE = upTo(ARMS).map(arm => ({ type: 'alc.ladle', arm }) as const)
const RETURN = range(1, MARBLES).map(marble => ({ type: 'alc.rack.return', marble }) as const)

const armsOf = (state: Frozen<State>, seat: Seat) => shopOf(state, seat, 'alc').arms
const rowOf = (state: Frozen<State>, seat: Seat, row: number) =>
  armsOf(state, seat).slice(ARMS_PER_ROW * row, ARMS_PER_ROW * (row + 1))

/** @rule COV-ALC-5 */
export const canTap = (state: Frozen<State>, seat: Seat, row: number) =>
  rowOf(state, seat, row).some(arm => arm.length > 0)
/** @rule COV-ALC-7 */
export const canSiphon = (state: Frozen<State>, seat: Seat) =>
  armsOf(state, seat).some(arm => arm.length > 0)

/**
 * What ends an effect that took marbles: too many are returned, then the decanter is filled. @rule
 * COV-ALC-3, COV-ALC-6
 */
function settleDecanter(state: State, seat: Seat): void {
  push(state, { at: 'alc.refill', seat })
  push(state, { at: 'alc.rack.return', seat })
}

/** @rule COV-ALC-4, COV-ALC-5 */
export const announce = ask<'alc.announce'>('COV-ALC-4', {
  moves(state, { seat, row }) {
    const arms = rowOf(state, seat, row)
    return ANNOUNCE.filter((_, i) => arms.some(arm => flowing(arm, i + 1) > 0))
  },
  answers: {
    'alc.announce': {
      play(state, { seat, row }, { colour }, ply) {
        const shop = shopOf(state, seat, 'alc')
        const taken = upTo(ARMS_PER_ROW).flatMap(side => {
          const arm = ARMS_PER_ROW * row + side
          return pour(shop, arm, flowing(shop.arms[arm], colour))
        })
        ply.emit({ type: 'alc.tapped', seat, row, colour, marbles: countsOf(MARBLES, taken) })
        settleDecanter(state, seat)
      },
      refuse: (_state, { row }, { colour }) =>
        refuse('COV-ALC-5', 'alc-none-flow', { row, colour }),
    },
  },
})

/** @rule COV-ALC-7 */
export const siphonPick = ask<'alc.siphon.pick' | 'stop'>('COV-ALC-7', {
  moves(state, { seat, begun }) {
    const arms = armsOf(state, seat)
    const takes = SIPHON.filter((_, arm) => arms[arm].length > 0)
    return begun ? [...takes, STOP] : takes
  },
  answers: {
    'alc.siphon.pick': {
      play(state, { seat, left }, { arm }, ply) {
        const [marble] = pour(shopOf(state, seat, 'alc'), arm, 1)
        ply.emit({ type: 'alc.took', seat, arm, marble })
        if (left > 1) push(state, { at: 'alc.siphon.pick', seat, left: left - 1, begun: true })
        else settleDecanter(state, seat)
      },
      refuse: () => refuse('COV-ALC-7', 'alc-arm-empty'),
    },
    stop: { play: (state, { seat }) => settleDecanter(state, seat) },
  },
})

/** @rule COV-ALC-13 */
export const ladle = ask<'alc.ladle'>('COV-ALC-13', {
  moves(state, { seat }) {
    const arms = armsOf(state, seat)
    return LADLE.filter((_, arm) => arms[arm].length > 0)
  },
  answers: {
    'alc.ladle': {
      play(state, { seat }, { arm }, ply) {
        const [marble] = pour(shopOf(state, seat, 'alc'), arm, 1)
        ply.emit({ type: 'alc.took', seat, arm, marble })
        settleDecanter(state, seat)
      },
      refuse: () => refuse('COV-ALC-13', 'alc-arm-empty'),
    },
  },
})

/** @rule COV-ALC-6 */
export const rackReturn = ({ alc }: Tables) =>
  ask<'alc.rack.return'>('COV-ALC-6', {
    moves(state, { seat }) {
      const { rack } = shopOf(state, seat, 'alc')
      return total(rack) > alc.rack ? RETURN.filter((_, i) => rack[i + 1] > 0) : NO_MOVES
    },
    answers: {
      'alc.rack.return': {
        play(state, { seat }, { marble }, ply) {
          const { rack, bag } = shopOf(state, seat, 'alc')
          rack[marble]--
          bag[marble]++
          ply.emit({ type: 'alc.returned', seat, marble })
          push(state, { at: 'alc.rack.return', seat })
        },
        refuse: (_state, _task, { marble }) => refuse('COV-ALC-6', 'alc-not-in-rack', { marble }),
      },
    },
  })

/** @rule COV-ALC-3 */
export const refill =
  ({ alc }: Tables): Does<'alc.refill'> =>
  (state, { seat }, ply) => {
    const arms = fill(shopOf(state, seat, 'alc'), alc.armLength, ply.rng)
    if (arms.some(added => added.length > 0))
      ply.emit({ type: 'alc.refilled', seat, arms, reveals: true })
  }
