import type { Frozen, Seat, PlyContext } from '../../../../../kernel/game.ts'
import { total } from '../../../../../kit/counts.ts'
import { intern, NO_MOVES, range, STOP, upTo } from '../../moves.ts'
import { COLOURS } from '../../names.ts'
import type { Event, State } from '../../state.ts'
import { push, type Questions, refuse } from '../../steps.ts'
import { shopOf } from '../merchant.ts'
import { dieOf, FACES, rolled } from './dice.ts'
import { fits, FURNACES } from './furnaces.ts'
import { placeFromTray, placeIn, rooms, whyNotInto } from './placing.ts'
import type { BlacksmithMove, BlacksmithTask, Die } from './words.ts'

/*
 * How alloy dice leave the ore cart: Smelt, Contraband ore and Hauler.
 */

const ores = (type: 'bla.smelt.pick' | 'bla.contraband' | 'bla.haul.pick') =>
  range(1, COLOURS).map(colour => intern<BlacksmithMove>({ type, colour }))
const SMELT = ores('bla.smelt.pick')
const CONTRABAND = ores('bla.contraband')
const HAUL = ores('bla.haul.pick')
const HAUL_PLACE = upTo(FURNACES).map(furnace =>
  intern<BlacksmithMove>({ type: 'bla.haul.place', furnace }),
)

type OrePlace = Extract<BlacksmithMove, { readonly type: 'bla.contraband.place' }>
const ORE_PLACE = range(1, FACES).flatMap(face =>
  upTo(FURNACES).map(furnace => intern<OrePlace>({ type: 'bla.contraband.place', face, furnace })),
)

type OreTask = Extract<
  BlacksmithTask,
  {
    readonly at:
      | 'bla.smelt.pick'
      | 'bla.contraband'
      | 'bla.contraband.place'
      | 'bla.haul.pick'
      | 'bla.haul.place'
  }
>

const cartOf = (state: Frozen<State>, seat: Seat) => shopOf(state, seat, 'bla').cart

/** @rule COV-BLA-4 */
export const canSmelt = (state: Frozen<State>, seat: Seat): boolean =>
  total(cartOf(state, seat)) > 0

/** @rule COV-BLA-7 */
export const canSmuggle = (state: Frozen<State>, seat: Seat): boolean =>
  canSmelt(state, seat) && rooms(state, seat).some(room => fits(room, dieOf(1, 1)))

/** An alloy die of the ore cart, rolled into the tray. */
function smelt(state: State, seat: Seat, colour: number, ply: PlyContext<Event>): Die {
  const { cart, tray } = shopOf(state, seat, 'bla')
  const die = rolled(colour, ply.rng)
  cart[colour]--
  tray[die]++
  ply.emit({ type: 'bla.smelted', seat, die, reveals: true })
  return die
}

export const oreQuestions: Questions<OreTask> = {
  'bla.smelt.pick': {
    rule: 'COV-BLA-4',
    moves(state, { seat, begun }) {
      const cart = cartOf(state, seat)
      const moves = SMELT.filter((_, i) => cart[i + 1] > 0)
      return begun && moves.length > 0 ? [...moves, STOP] : moves
    },
    run(state, { seat, left }, move, ply) {
      if (move.type === 'stop') return
      smelt(state, seat, move.colour, ply)
      if (left > 1) push(state, { at: 'bla.smelt.pick', seat, left: left - 1, begun: true })
    },
    refuse: (_, task, { colour }) => refuse('COV-BLA-4', 'bla-not-in-cart', { colour }),
  },

  'bla.contraband': {
    rule: 'COV-BLA-7',
    moves(state, { seat }) {
      const cart = cartOf(state, seat)
      return canSmuggle(state, seat) ? CONTRABAND.filter((_, i) => cart[i + 1] > 0) : NO_MOVES
    },
    run(state, { seat }, move) {
      if (move.type !== 'stop')
        push(state, { at: 'bla.contraband.place', seat, colour: move.colour })
    },
    refuse: (_, task, { colour }) => refuse('COV-BLA-7', 'bla-not-in-cart', { colour }),
  },

  'bla.contraband.place': {
    rule: 'COV-BLA-7',
    moves(state, { seat, colour }) {
      if (cartOf(state, seat)[colour] === 0) return NO_MOVES
      const room = rooms(state, seat)
      return ORE_PLACE.filter(({ face, furnace }) => fits(room[furnace], dieOf(colour, face)))
    },
    run(state, { seat, colour }, move, ply) {
      if (move.type === 'stop') return
      shopOf(state, seat, 'bla').cart[colour]--
      placeIn(state, seat, move.furnace, dieOf(colour, move.face), true, ply)
    },
    refuse: (state, { seat, colour }, { face, furnace }) =>
      whyNotInto(state, seat, furnace, dieOf(colour, face)),
  },

  'bla.haul.pick': {
    rule: 'COV-BLA-14',
    moves(state, { seat }) {
      const cart = cartOf(state, seat)
      return HAUL.filter((_, i) => cart[i + 1] > 0)
    },
    run(state, { seat }, move, ply) {
      if (move.type === 'stop') return
      push(state, { at: 'bla.haul.place', seat, die: smelt(state, seat, move.colour, ply) })
    },
    refuse: (_, task, { colour }) => refuse('COV-BLA-14', 'bla-not-in-cart', { colour }),
  },

  'bla.haul.place': {
    rule: 'COV-BLA-14',
    moves(state, { seat, die }) {
      if (shopOf(state, seat, 'bla').tray[die] === 0) return NO_MOVES
      const room = rooms(state, seat)
      const moves = HAUL_PLACE.filter((_, furnace) => fits(room[furnace], die))
      return moves.length > 0 ? [...moves, STOP] : moves
    },
    run(state, { seat, die }, move, ply) {
      if (move.type === 'stop') return
      placeFromTray(state, seat, move.furnace, die, ply)
    },
    refuse: (state, { seat, die }, { furnace }) => whyNotInto(state, seat, furnace, die),
  },
}
