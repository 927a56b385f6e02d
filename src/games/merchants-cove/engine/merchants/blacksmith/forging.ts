import type { Frozen, Refusal, Seat, PlyContext } from '../../../../../kernel/game.ts'
import { NO_MOVES, upTo } from '../../../../../kit/moves.ts'
import { push } from '../../../../../kit/tasks.ts'
import type { Tables } from '../../../content/compile.ts'
import { ask, DECLINED } from '../../ask.ts'
import { drawCorruption } from '../../market/corruption.ts'
import { colourOf, isLarge } from '../../market/goods.ts'
import { refuse } from '../../refusals.ts'
import { activateShield } from '../../townsfolk/sponsorship.ts'
import type { Event, State } from '../../state.ts'
import { STOP } from '../../stop.ts'
import { gain, inSupply } from '../../market/supply.ts'
import { shopOf } from '../merchant.ts'
import { metalOf } from './dice.ts'
import { alloyOf, FURNACES, heatOf, isMasterwork, wareOf } from './furnaces.ts'

/*
 * What the heat is for: Forge and Striker.
 */

const FORGE = upTo(FURNACES).map(furnace => ({ type: 'bla.forge.next', furnace }) as const)
const STRIKE = upTo(FURNACES).map(furnace => ({ type: 'bla.strike', furnace }) as const)
const KEEP = [false, true].map(kept => ({ type: 'bla.keep', keep: kept }) as const)

/** Of each furnace, whether it is ready for a Good in supply. @rule COV-BLA-10 */
function forgeable(tables: Tables, state: Frozen<State>, seat: Seat): boolean[] {
  return shopOf(state, seat, 'bla').furnaces.map(dice => {
    const good = wareOf(tables.bla, dice)
    return good !== null && inSupply(tables, state, seat, good)
  })
}

/** @rule COV-BLA-10 */
export const canForge = (tables: Tables, state: Frozen<State>, seat: Seat): boolean =>
  forgeable(tables, state, seat).includes(true)

/**
 * The Good comes to the shelf, the coal to the tray; the alloy die still lies in the furnace. @rule
 * COV-BLA-8, COV-BLA-11
 */
function forge(
  { bla }: Tables,
  state: State,
  seat: Seat,
  furnace: number,
  ply: PlyContext<Event>,
): void {
  const { tray, furnaces } = shopOf(state, seat, 'bla')
  const dice = furnaces[furnace]
  const good = wareOf(bla, dice)
  if (good === null) throw new Error(`Furnace ${furnace} is not ready.`)
  const heat = heatOf(dice)
  const masterwork = isLarge(good) && isMasterwork(bla, dice)
  const coal = dice.splice(1)
  for (const die of coal) tray[die]++
  gain(state, seat, good)
  ply.emit({ type: 'bla.forged', seat, furnace, good, heat, coal })
  if (masterwork) activateShield(state, seat, colourOf(good), ply)
}

/** The alloy die of a furnace goes to the tray, or to the ore cart. @rule COV-BLA-8 */
function clear(
  state: State,
  seat: Seat,
  furnace: number,
  kept: boolean,
  ply: PlyContext<Event>,
): void {
  const { tray, cart, furnaces } = shopOf(state, seat, 'bla')
  const [die] = furnaces[furnace].splice(0, 1)
  if (kept) tray[die]++
  else cart[metalOf(die)]++
  ply.emit({ type: 'bla.cleared', seat, furnace, die, kept })
}

/** Why a furnace cannot be forged. */
function whyNotForged({ bla }: Tables, state: Frozen<State>, seat: Seat, furnace: number): Refusal {
  const dice = shopOf(state, seat, 'bla').furnaces[furnace]
  if (alloyOf(dice) === null) return refuse('COV-BLA-3', 'bla-no-alloy', { furnace })
  const good = wareOf(bla, dice)
  if (good !== null) return refuse('COV-32', 'bla-not-in-supply', { good })
  return refuse('COV-BLA-3', 'bla-not-ready', { furnace, heat: heatOf(dice), bound: bla.weapon[0] })
}

/** @rule COV-BLA-8 */
export const forgeNext = (tables: Tables) =>
  ask<'bla.forge.next' | 'stop'>('COV-BLA-8', {
    moves(state, { seat, begun }) {
      const can = forgeable(tables, state, seat)
      const moves = FORGE.filter((_, furnace) => can[furnace])
      return begun && moves.length > 0 ? [...moves, STOP] : moves
    },
    answers: {
      'bla.forge.next': {
        play(state, { seat }, { furnace }, ply) {
          forge(tables, state, seat, furnace, ply)
          push(state, { at: 'bla.forge.next', seat, begun: true })
          push(state, { at: 'bla.keep', seat, furnace })
        },
        refuse: (state, { seat }, { furnace }) => whyNotForged(tables, state, seat, furnace),
      },
      stop: DECLINED,
    },
  })

/** @rule COV-BLA-8 */
export const keep = ask<'bla.keep'>('COV-BLA-8', {
  moves: (state, { seat, furnace }) =>
    alloyOf(shopOf(state, seat, 'bla').furnaces[furnace]) === null ? NO_MOVES : KEEP,
  answers: {
    'bla.keep': {
      play(state, { seat, furnace }, { keep: kept }, ply) {
        if (kept) drawCorruption(state, seat, 1, ply)
        clear(state, seat, furnace, kept, ply)
      },
    },
  },
})

/** @rule COV-BLA-15 */
export const strike = (tables: Tables) =>
  ask<'bla.strike'>('COV-BLA-15', {
    moves(state, { seat }) {
      const can = forgeable(tables, state, seat)
      return STRIKE.filter((_, furnace) => can[furnace])
    },
    answers: {
      'bla.strike': {
        play(state, { seat }, { furnace }, ply) {
          forge(tables, state, seat, furnace, ply)
          clear(state, seat, furnace, true, ply)
        },
        refuse: (state, { seat }, { furnace }) => whyNotForged(tables, state, seat, furnace),
      },
    },
  })
