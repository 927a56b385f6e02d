import type { Frozen, Seat, PlyContext } from '../../../../../kernel/game.ts'
import { total } from '../../../../../kit/counts.ts'
import { NO_MOVES, range, upTo } from '../../../../../kit/moves.ts'
import { push } from '../../../../../kit/tasks.ts'
import type { Tables } from '../../../content/compile.ts'
import { ask, DECLINED } from '../../ask.ts'
import { COLOURS } from '../../names.ts'
import { refuse } from '../../refusals.ts'
import type { Event, State } from '../../state.ts'
import { STOP } from '../../stop.ts'
import { shopOf } from '../merchant.ts'
import { dieOf, FACES, rolled } from './dice.ts'
import { fits, FURNACES } from './furnaces.ts'
import { placeFromTray, placeIn, rooms, whyNotInto } from './placing.ts'
import type { Die } from './words.ts'

/*
 * How alloy dice leave the ore cart: Smelt, Contraband ore and Hauler.
 */

const SMELT = range(1, COLOURS).map(colour => ({ type: 'bla.smelt.pick', colour }) as const)
const CONTRABAND = range(1, COLOURS).map(colour => ({ type: 'bla.contraband', colour }) as const)
const HAUL = range(1, COLOURS).map(colour => ({ type: 'bla.haul.pick', colour }) as const)
const HAUL_PLACE = upTo(FURNACES).map(furnace => ({ type: 'bla.haul.place', furnace }) as const)
const ORE_PLACE = range(1, FACES).flatMap(face =>
  upTo(FURNACES).map(furnace => ({ type: 'bla.contraband.place', face, furnace }) as const),
)

const cartOf = (state: Frozen<State>, seat: Seat) => shopOf(state, seat, 'bla').cart

/** @rule COV-BLA-4 */
export const canSmelt = (state: Frozen<State>, seat: Seat): boolean =>
  total(cartOf(state, seat)) > 0

/** @rule COV-BLA-7 */
export const canSmuggle = (tables: Tables, state: Frozen<State>, seat: Seat): boolean =>
  canSmelt(state, seat) && rooms(tables, state, seat).some(room => fits(room, dieOf(1, 1)))

/** An alloy die of the ore cart, rolled into the tray. */
function smelt(state: State, seat: Seat, colour: number, ply: PlyContext<Event>): Die {
  const { cart, tray } = shopOf(state, seat, 'bla')
  const die = rolled(colour, ply.rng)
  cart[colour]--
  tray[die]++
  ply.emit({ type: 'bla.smelted', seat, die, reveals: true })
  return die
}

const notInCart = (rule: string, colour: number) => refuse(rule, 'bla-not-in-cart', { colour })

/** @rule COV-BLA-4 */
export const smeltPick = ask<'bla.smelt.pick' | 'stop'>('COV-BLA-4', {
  moves(state, { seat, begun }) {
    const cart = cartOf(state, seat)
    const moves = SMELT.filter((_, i) => cart[i + 1] > 0)
    return begun && moves.length > 0 ? [...moves, STOP] : moves
  },
  answers: {
    'bla.smelt.pick': {
      play(state, { seat, left }, { colour }, ply) {
        smelt(state, seat, colour, ply)
        if (left > 1) push(state, { at: 'bla.smelt.pick', seat, left: left - 1, begun: true })
      },
      refuse: (_state, _task, { colour }) => notInCart('COV-BLA-4', colour),
    },
    stop: DECLINED,
  },
})

/** Which ore is smuggled. @rule COV-BLA-7 */
export const contraband = (tables: Tables) =>
  ask<'bla.contraband'>('COV-BLA-7', {
    moves(state, { seat }) {
      const cart = cartOf(state, seat)
      return canSmuggle(tables, state, seat)
        ? CONTRABAND.filter((_, i) => cart[i + 1] > 0)
        : NO_MOVES
    },
    answers: {
      'bla.contraband': {
        play: (state, { seat }, { colour }) =>
          push(state, { at: 'bla.contraband.place', seat, colour }),
        refuse: (_state, _task, { colour }) => notInCart('COV-BLA-7', colour),
      },
    },
  })

/** Its face, and the furnace it goes to. @rule COV-BLA-7 */
export const orePlace = (tables: Tables) =>
  ask<'bla.contraband.place'>('COV-BLA-7', {
    moves(state, { seat, colour }) {
      if (cartOf(state, seat)[colour] === 0) return NO_MOVES
      const room = rooms(tables, state, seat)
      return ORE_PLACE.filter(({ face, furnace }) => fits(room[furnace], dieOf(colour, face)))
    },
    answers: {
      'bla.contraband.place': {
        play(state, { seat, colour }, { face, furnace }, ply) {
          shopOf(state, seat, 'bla').cart[colour]--
          placeIn(state, seat, furnace, dieOf(colour, face), true, ply)
        },
        refuse: (state, { seat, colour }, { face, furnace }) =>
          whyNotInto(tables, state, seat, furnace, dieOf(colour, face)),
      },
    },
  })

/** @rule COV-BLA-14 */
export const haulPick = ask<'bla.haul.pick'>('COV-BLA-14', {
  moves(state, { seat }) {
    const cart = cartOf(state, seat)
    return HAUL.filter((_, i) => cart[i + 1] > 0)
  },
  answers: {
    'bla.haul.pick': {
      play(state, { seat }, { colour }, ply) {
        push(state, { at: 'bla.haul.place', seat, die: smelt(state, seat, colour, ply) })
      },
      refuse: (_state, _task, { colour }) => notInCart('COV-BLA-14', colour),
    },
  },
})

/** @rule COV-BLA-14 */
export const haulPlace = (tables: Tables) =>
  ask<'bla.haul.place' | 'stop'>('COV-BLA-14', {
    moves(state, { seat, die }) {
      if (shopOf(state, seat, 'bla').tray[die] === 0) return NO_MOVES
      const room = rooms(tables, state, seat)
      const moves = HAUL_PLACE.filter((_, furnace) => fits(room[furnace], die))
      return moves.length > 0 ? [...moves, STOP] : moves
    },
    answers: {
      'bla.haul.place': {
        play: (state, { seat, die }, { furnace }, ply) =>
          placeFromTray(state, seat, furnace, die, ply),
        refuse: (state, { seat, die }, { furnace }) =>
          whyNotInto(tables, state, seat, furnace, die),
      },
      stop: DECLINED,
    },
  })
