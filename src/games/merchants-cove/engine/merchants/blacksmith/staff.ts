import type { Frozen, Refusal, Seat } from '../../../../../kernel/game.ts'
import { total } from '../../../../../kit/counts.ts'
import { contentSets } from '../../../content/index.ts'
import { intern, range, upTo } from '../../moves.ts'
import type { Move, State } from '../../state.ts'
import { push, type Questions, refuse } from '../../steps.ts'
import { type Merchant, shopOf } from '../merchant.ts'
import { DICE, dieOf, FACES, faceOf, metalOf } from './dice.ts'
import { FURNACES, heatOf, turnable } from './furnaces.ts'
import { rooms, turn } from './placing.ts'
import type { BlacksmithMove, BlacksmithTask, Die } from './words.ts'

/*
 * The Blacksmith's Staff: what it starts, and the Journeyman's two questions.
 */

/** Dice that the Stoker places. */
const STOKED = 1

/** `TRAY_DIE[die - 1]`, `FURNACE_DIE[furnace][die - 1]`. */
const diceAt = (furnace: number | null) =>
  range(1, DICE).map(die => intern<BlacksmithMove>({ type: 'bla.journeyman', furnace, die }))
const TRAY_DIE = diceAt(null)
const FURNACE_DIE = upTo(FURNACES).map(diceAt)
const FACE = range(1, FACES).map(face => intern<BlacksmithMove>({ type: 'bla.face', face }))

type StaffTask = Extract<BlacksmithTask, { readonly at: 'bla.journeyman' | 'bla.face' }>

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
function facesFor(state: Frozen<State>, seat: Seat, furnace: number | null, die: Die): number[] {
  const room = furnace === null ? null : rooms(state, seat)[furnace]
  return range(1, FACES).filter(face =>
    room === null ? face !== faceOf(die) : turnable(room, die, face),
  )
}

/** A furnace would be too hot with this face. @rule COV-BLA-2 */
function tooHot(
  state: Frozen<State>,
  seat: Seat,
  furnace: number,
  die: Die,
  face: number,
): Refusal {
  const heat = heatOf(shopOf(state, seat, 'bla').furnaces[furnace]) - faceOf(die) + face
  return refuse('COV-BLA-2', 'bla-too-hot', {
    heat,
    bound: contentSets.tables(state.content).bla.maxHeat,
  })
}

export const staffQuestions: Questions<StaffTask> = {
  'bla.journeyman': {
    rule: 'COV-BLA-12',
    moves(state, { seat }) {
      const { tray, furnaces } = shopOf(state, seat, 'bla')
      const moves: Move[] = TRAY_DIE.filter((_, i) => tray[i + 1] > 0)
      furnaces.forEach((dice, furnace) => {
        for (const die of new Set(dice))
          if (facesFor(state, seat, furnace, die).length > 0)
            moves.push(FURNACE_DIE[furnace][die - 1])
      })
      return moves
    },
    run(state, { seat }, move) {
      if (move.type !== 'stop')
        push(state, { at: 'bla.face', seat, furnace: move.furnace, die: move.die })
    },
    refuse(state, { seat }, { furnace, die }) {
      if (furnace === null) return refuse('COV-BLA-12', 'bla-not-in-tray', { die })
      if (!lies(state, seat, furnace, die))
        return refuse('COV-BLA-12', 'bla-not-in-furnace', { die, furnace })
      // At the limit of heat, a die that shows 1 has no other face.
      return tooHot(state, seat, furnace, die, faceOf(die) + 1)
    },
  },

  'bla.face': {
    rule: 'COV-BLA-12',
    moves(state, { seat, furnace, die }) {
      if (!lies(state, seat, furnace, die)) return []
      return facesFor(state, seat, furnace, die).map(face => FACE[face - 1])
    },
    run(state, { seat, furnace, die }, move, ply) {
      if (move.type === 'bla.face')
        turn(state, seat, furnace, die, dieOf(metalOf(die), move.face), ply)
    },
    refuse(state, { seat, furnace, die }, { face }) {
      if (furnace === null || face === faceOf(die)) return refuse('COV-BLA-12', 'bla-same-face')
      return tooHot(state, seat, furnace, die, face)
    },
  },
}
