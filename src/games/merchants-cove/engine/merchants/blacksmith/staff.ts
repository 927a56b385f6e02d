import type { Frozen, Refusal, Seat } from '../../../../../kernel/game.ts'
import { total } from '../../../../../kit/counts.ts'
import { NO_MOVES, range, upTo } from '../../../../../kit/moves.ts'
import { push } from '../../../../../kit/tasks.ts'
import type { Tables } from '../../../content/compile.ts'
import { ask, type Moves } from '../../ask.ts'
import { refuse } from '../../refusals.ts'
import type { State } from '../../state.ts'
import { type Merchant, shopOf } from '../merchant.ts'
import { DICE, dieOf, FACES, faceOf, metalOf } from './dice.ts'
import { FURNACES, heatOf, turnable } from './furnaces.ts'
import { rooms, turn } from './placing.ts'
import type { BlacksmithTask, Die } from './words.ts'

/*
 * The Blacksmith's Staff: what it starts, and the Journeyman's two questions.
 */

/** Dice that the Stoker places. */
const STOKED = 1

/** `TRAY_DIE[die - 1]`, `FURNACE_DIE[furnace][die - 1]`. */
const diceAt = (furnace: number | null) =>
  range(1, DICE).map(die => ({ type: 'bla.journeyman', furnace, die }) as const)
const TRAY_DIE = diceAt(null)
const FURNACE_DIE = upTo(FURNACES).map(diceAt)
const FACE = range(1, FACES).map(shown => ({ type: 'bla.face', face: shown }) as const)

/** Journeyman, Stoker, Hauler, Striker. @rule COV-BLA-12 to COV-BLA-15 */
export const staff: Merchant<'bla', BlacksmithTask>['staff'] = [
  (state, seat) => push(state, { at: 'bla.journeyman', seat }),
  (state, seat) => {
    if (total(shopOf(state, seat, 'bla').tray) === 0) return
    push(state, { at: 'bla.place', seat, left: STOKED, must: false })
    push(state, { at: 'bla.roll', seat })
  },
  (state, seat) => push(state, { at: 'bla.haul.pick', seat }),
  (state, seat) => push(state, { at: 'bla.strike', seat }),
]

/** Whether such a die lies there. */
function lies(state: Frozen<State>, seat: Seat, furnace: number | null, die: Die): boolean {
  const { tray, furnaces } = shopOf(state, seat, 'bla')
  return furnace === null ? tray[die] > 0 : furnaces[furnace].includes(die)
}

/** The faces that a die may be turned to. @rule COV-BLA-12 */
function facesFor(
  tables: Tables,
  state: Frozen<State>,
  seat: Seat,
  furnace: number | null,
  die: Die,
): number[] {
  const room = furnace === null ? null : rooms(tables, state, seat)[furnace]
  return range(1, FACES).filter(shown =>
    room === null ? shown !== faceOf(die) : turnable(room, die, shown),
  )
}

/** A furnace would be too hot with this face. @rule COV-BLA-2 */
function tooHot(
  { bla }: Tables,
  state: Frozen<State>,
  seat: Seat,
  furnace: number,
  die: Die,
  shown: number,
): Refusal {
  const heat = heatOf(shopOf(state, seat, 'bla').furnaces[furnace]) - faceOf(die) + shown
  return refuse('COV-BLA-2', 'bla-too-hot', { heat, bound: bla.maxHeat })
}

/** Which die the Journeyman turns. @rule COV-BLA-12 */
export const journeyman = (tables: Tables) =>
  ask<'bla.journeyman'>('COV-BLA-12', {
    moves(state, { seat }) {
      const { tray, furnaces } = shopOf(state, seat, 'bla')
      const moves: Moves<'bla.journeyman'> = TRAY_DIE.filter((_, i) => tray[i + 1] > 0)
      furnaces.forEach((dice, furnace) => {
        for (const die of new Set(dice))
          if (facesFor(tables, state, seat, furnace, die).length > 0)
            moves.push(FURNACE_DIE[furnace][die - 1])
      })
      return moves
    },
    answers: {
      'bla.journeyman': {
        play: (state, { seat }, { furnace, die }) =>
          push(state, { at: 'bla.face', seat, furnace, die }),
        refuse(state, { seat }, { furnace, die }) {
          if (furnace === null) return refuse('COV-BLA-12', 'bla-not-in-tray', { die })
          if (!lies(state, seat, furnace, die))
            return refuse('COV-BLA-12', 'bla-not-in-furnace', { die, furnace })
          // At the limit of heat, a die that shows 1 has no other face.
          return tooHot(tables, state, seat, furnace, die, faceOf(die) + 1)
        },
      },
    },
  })

/** The face it shows then. @rule COV-BLA-12 */
export const face = (tables: Tables) =>
  ask<'bla.face'>('COV-BLA-12', {
    moves(state, { seat, furnace, die }) {
      if (!lies(state, seat, furnace, die)) return NO_MOVES
      return facesFor(tables, state, seat, furnace, die).map(shown => FACE[shown - 1])
    },
    answers: {
      'bla.face': {
        play: (state, { seat, furnace, die }, { face: shown }, ply) =>
          turn(state, seat, furnace, die, dieOf(metalOf(die), shown), ply),
        refuse(state, { seat, furnace, die }, { face: shown }) {
          if (furnace === null || shown === faceOf(die))
            return refuse('COV-BLA-12', 'bla-same-face')
          return tooHot(tables, state, seat, furnace, die, shown)
        },
      },
    },
  })
