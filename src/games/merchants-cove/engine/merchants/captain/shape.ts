import type { Frozen } from '../../../../../kernel/game.ts'
import { faultsBy } from '../../../../../kit/define-game.ts'
import { below, type MoveShapes } from '../../../../../kit/moves.ts'
import {
  distinct,
  from,
  isFlag,
  isWhole,
  listOf,
  object,
  oneOf,
  orNull,
} from '../../../../../kit/shape.ts'
import type { Tables } from '../../../content/compile.ts'
import { COLOURS } from '../../names.ts'
import { isTaskOf } from '../../shapes.ts'
import { HARBOUR, ZONES } from './chart.ts'
import { holdsOne } from './fleet.ts'
import type { CaptainMove, CaptainShop, CaptainTask } from './words.ts'

/*
 * Whether something from outside is a Captain's shop, task or move, and whether what it says can be.
 */

const isShop = object({
  merchant: oneOf(['cap']),
  ships: listOf(isWhole, ZONES),
  treasures: listOf(isFlag, COLOURS + 1),
})

export const shape = (shop: unknown): shop is CaptainShop => isShop(shop)

const isSteps = from(0, 100)
const landed = distinct(from(1, COLOURS))

export const taskShape = isTaskOf<CaptainTask['at']>({
  'cap.spin': { steps: isSteps, extra: isSteps },
  'cap.storm': {},
  'cap.spinAgain': { steps: isSteps, extra: from(1, 100) },
  'cap.move': {
    steps: isSteps,
    ships: orNull(from(1, 100)),
    moved: orNull(from(HARBOUR, ZONES - 1)),
  },
  'cap.recall.next': { first: isFlag, landed },
  'cap.shield': { landed },
  'cap.smuggle': {},
  'cap.net': {},
})

const isOutside = from(HARBOUR + 1, ZONES - 1)

export const moveShapes: MoveShapes<CaptainMove> = {
  'cap.storm': { zone: orNull(isOutside) },
  'cap.spinAgain': { again: isFlag },
  'cap.move': { from: below(ZONES), to: below(ZONES) },
  'cap.recall.next': { zone: isOutside },
  'cap.shield': { colour: from(1, COLOURS) },
  'cap.smuggle': { zone: isOutside },
  'cap.net': { zone: isOutside },
}

/** @rule COV-CAP-2, COV-CAP-3 */
export const faults = ({ cap }: Tables, { ships, treasures }: Frozen<CaptainShop>) =>
  faultsBy(need => {
    const afloat = ships.reduce((sum, count) => sum + count, 0)
    need(afloat === cap.ships, `COV-CAP-2: ${afloat} ships, not ${cap.ships}.`)
    const single = ships.every((count, zone) => count <= 1 || !holdsOne(zone))
    need(single, 'COV-CAP-3: a Fishing Ground or an Isle holds 1 ship.')
    need(!treasures[0], 'COV-CAP-2: there is no treasure without a colour.')
  })
