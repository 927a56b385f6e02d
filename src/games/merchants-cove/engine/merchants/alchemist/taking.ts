import type { Frozen, Seat } from '../../../../../kernel/game.ts'
import { countsOf, total } from '../../../../../kit/counts.ts'
import { contentSets } from '../../../content/index.ts'
import { intern, range, STOP, upTo } from '../../moves.ts'
import { COLOURS } from '../../names.ts'
import type { State } from '../../state.ts'
import { type Errands, push, type Questions, refuse } from '../../steps.ts'
import { shopOf } from '../merchant.ts'
import { ARMS, ARMS_PER_ROW, fill, flowing, MARBLES, pour } from './decanter.ts'
import type { AlchemistMove, AlchemistTask } from './words.ts'

/*
 * How marbles come from the decanter to the rack: Tap, Siphon and Ladler; and what ends each of
 * these, the rack kept to its size and the decanter filled.
 */

const ANNOUNCE = range(1, COLOURS).map(colour =>
  intern<AlchemistMove>({ type: 'alc.announce', colour }),
)
const SIPHON = upTo(ARMS).map(arm => intern<AlchemistMove>({ type: 'alc.siphon.pick', arm }))
const LADLE = upTo(ARMS).map(arm => intern<AlchemistMove>({ type: 'alc.ladle', arm }))
const RETURN = range(1, MARBLES).map(marble =>
  intern<AlchemistMove>({ type: 'alc.rack.return', marble }),
)

type TakingTask = Extract<
  AlchemistTask,
  {
    readonly at: 'alc.announce' | 'alc.siphon.pick' | 'alc.ladle' | 'alc.rack.return' | 'alc.refill'
  }
>

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

const overfull = (state: Frozen<State>, seat: Seat) =>
  total(shopOf(state, seat, 'alc').rack) > contentSets.tables(state.content).alc.rack

export const takingQuestions: Questions<TakingTask> = {
  'alc.announce': {
    rule: 'COV-ALC-4',
    moves(state, { seat, row }) {
      const arms = rowOf(state, seat, row)
      return ANNOUNCE.filter((_, i) => arms.some(arm => flowing(arm, i + 1) > 0))
    },
    run(state, { seat, row }, move, ply) {
      if (move.type === 'stop') return
      const { colour } = move
      const shop = shopOf(state, seat, 'alc')
      const taken = upTo(ARMS_PER_ROW).flatMap(side => {
        const arm = ARMS_PER_ROW * row + side
        return pour(shop, arm, flowing(shop.arms[arm], colour))
      })
      ply.emit({ type: 'alc.tapped', seat, row, colour, marbles: countsOf(MARBLES, taken) })
      settleDecanter(state, seat)
    },
    refuse: (_, { row }, { colour }) => refuse('COV-ALC-5', 'alc-none-flow', { row, colour }),
  },

  'alc.siphon.pick': {
    rule: 'COV-ALC-7',
    moves(state, { seat, begun }) {
      const arms = armsOf(state, seat)
      const takes = SIPHON.filter((_, arm) => arms[arm].length > 0)
      return begun ? [...takes, STOP] : takes
    },
    run(state, { seat, left }, move, ply) {
      if (move.type === 'stop') return settleDecanter(state, seat)
      const [marble] = pour(shopOf(state, seat, 'alc'), move.arm, 1)
      ply.emit({ type: 'alc.took', seat, arm: move.arm, marble })
      if (left > 1) push(state, { at: 'alc.siphon.pick', seat, left: left - 1, begun: true })
      else settleDecanter(state, seat)
    },
    refuse: () => refuse('COV-ALC-7', 'alc-arm-empty'),
  },

  'alc.ladle': {
    rule: 'COV-ALC-13',
    moves(state, { seat }) {
      const arms = armsOf(state, seat)
      return LADLE.filter((_, arm) => arms[arm].length > 0)
    },
    run(state, { seat }, move, ply) {
      if (move.type === 'stop') return
      const [marble] = pour(shopOf(state, seat, 'alc'), move.arm, 1)
      ply.emit({ type: 'alc.took', seat, arm: move.arm, marble })
      settleDecanter(state, seat)
    },
    refuse: () => refuse('COV-ALC-13', 'alc-arm-empty'),
  },

  'alc.rack.return': {
    rule: 'COV-ALC-6',
    moves(state, { seat }) {
      if (!overfull(state, seat)) return []
      const { rack } = shopOf(state, seat, 'alc')
      return RETURN.filter((_, i) => rack[i + 1] > 0)
    },
    run(state, { seat }, move, ply) {
      if (move.type === 'stop') return
      const { rack, bag } = shopOf(state, seat, 'alc')
      rack[move.marble]--
      bag[move.marble]++
      ply.emit({ type: 'alc.returned', seat, marble: move.marble })
      push(state, { at: 'alc.rack.return', seat })
    },
    refuse: (_, task, { marble }) => refuse('COV-ALC-6', 'alc-not-in-rack', { marble }),
  },
}

export const takingErrands: Errands<TakingTask> = {
  'alc.refill'(state, { seat }, ply) {
    const arms = fill(
      shopOf(state, seat, 'alc'),
      contentSets.tables(state.content).alc.armLength,
      ply.rng,
    )
    if (arms.some(added => added.length > 0))
      ply.emit({ type: 'alc.refilled', seat, arms, reveals: true })
  },
}
