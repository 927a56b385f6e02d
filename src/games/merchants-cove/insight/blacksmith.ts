import { DICE, dieOf, FACES, faceOf } from '../engine/merchants/blacksmith/dice.ts'
import { FURNACES } from '../engine/merchants/blacksmith/furnaces.ts'
import { shopOf } from '../engine/merchants/merchant.ts'
import type { MerchantTask } from '../engine/merchants/words.ts'
import { COLOURS } from '../engine/names.ts'
import type { Move, State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import {
  type FurnacePlan,
  HEATS,
  newFurnacePlan,
  PLACED,
  placed,
  prepare,
  promised,
  put,
  take,
  turned,
  useful,
} from './furnace-plan.ts'
import type { Keeper, Appraisal } from './appraisal.ts'

/** The spaces. */
const [SMELT, FIRE, BELLOWS, CONTRABAND] = [0, 1, 2, 3]

/** Blacksmith: heat what sells to Armour where coal allows, forge several at once. */
export function blacksmith(): Keeper {
  const plan = newFurnacePlan()
  return {
    stock(state, seat, appraisal, left) {
      return asItIs(plan, state, seat, appraisal, left)
    },

    space(state, seat, space, appraisal, left) {
      const before = asItIs(plan, state, seat, appraisal, left)
      const die = PLACED * appraisal.hour
      if (space === SMELT) return smelted(plan, appraisal.harbour.tables.bla.smelt)
      if (space === FIRE)
        return before + die * Math.min(appraisal.harbour.tables.bla.fire, useful(plan)) * ROLLED
      if (space === BELLOWS)
        return blown(
          plan,
          appraisal.harbour.tables.bla.adjust,
          appraisal.harbour.tables.bla.bellows,
        )
      if (space === CONTRABAND) return smuggled(plan)
      return forged(plan, appraisal, FURNACES)
    },

    staff(state, seat, slot, appraisal) {
      const before = asItIs(plan, state, seat, appraisal, appraisal.left)
      if (slot === 0) return Math.max(bestTurn(plan, 6) - before, 0)
      if (slot === 1) return PLACED * appraisal.hour * Math.min(1, useful(plan))
      if (slot === 2) return smelted(plan, 1) - before + PLACED * appraisal.hour
      return forged(plan, appraisal, 1) - before
    },

    gain(state, seat, task, move, appraisal) {
      const before = asItIs(plan, state, seat, appraisal, appraisal.left - 1)
      return answerGain({ plan, before, appraisal }, task, move)
    },
  }
}

/** What the shop promises as it is when so many hours are left. */
function asItIs(
  plan: FurnacePlan,
  state: Frozen<State>,
  seat: Seat,
  appraisal: Appraisal,
  left: number,
): number {
  take(plan, shopOf(state, seat, 'bla'))
  prepare(plan, appraisal, left)
  return promised(plan)
}

/** The furnaces as they may become, and what they promise before an answer. */
interface Prospect {
  readonly plan: FurnacePlan
  readonly before: number
  readonly appraisal: Appraisal
}

/** What an answer gains, compared with the others. */
function answerGain(
  { plan, before, appraisal }: Prospect,
  task: Frozen<MerchantTask>,
  move: Move,
): number {
  switch (move.type) {
    case 'bla.smelt.pick':
    case 'bla.haul.pick':
    case 'bla.contraband':
      return plan.ore[move.colour] * (crowded(plan, move.colour) ? 0.7 : 1)
    case 'bla.rake':
      return raked(plan, move.furnace) - before
    case 'bla.place': {
      let best = -Infinity
      for (let furnace = 0; furnace < FURNACES; furnace++)
        best = Math.max(best, placed(plan, furnace, move.die))
      return best - before
    }
    case 'bla.furnace':
      return placed(plan, move.furnace, task.at === 'bla.furnace' ? task.die : 1) - before
    case 'bla.haul.place':
      return placed(plan, move.furnace, task.at === 'bla.haul.place' ? task.die : 1) - before
    case 'bla.contraband.place': {
      const die = dieOf(task.at === 'bla.contraband.place' ? task.colour : 1, move.face)
      plan.tray[die]++
      return placed(plan, move.furnace, die) - before
    }
    case 'bla.adjust':
      return turned(plan, move.furnace, move.by) - before
    case 'bla.forge.next':
    case 'bla.strike':
      return forgedAt(plan, move.furnace, appraisal) - before
    case 'bla.keep': {
      if (task.at !== 'bla.keep' || !move.keep) return 0
      return trayed(plan, plan.metal[task.furnace]) - before - appraisal.card
    }
    case 'bla.journeyman':
      return move.furnace === null ? 0 : bestTurnAt(plan, move.furnace, faceOf(move.die)) - before
    case 'bla.face':
      return task.at === 'bla.face' && task.furnace !== null
        ? turned(plan, task.furnace, move.face - faceOf(task.die)) - before
        : move.face
    default:
      return 0
  }
}

/** Placing what one has just rolled is a little better than the average die. */
const ROLLED = 1.15

/** What turning the die of this face in a furnace promises at best. */
function bestTurnAt(plan: FurnacePlan, furnace: number, face: number): number {
  let best = -Infinity
  for (let to = 1; to <= FACES; to++)
    if (to !== face && plan.heat[furnace] + to - face < HEATS)
      best = Math.max(best, turned(plan, furnace, to - face))
  return best
}

/** What turning some die of a furnace by up to so much promises. */
function bestTurn(plan: FurnacePlan, by: number): number {
  let best = promised(plan)
  for (let furnace = 0; furnace < FURNACES; furnace++) {
    if (plan.metal[furnace] === 0) continue
    for (let step = 1; step <= Math.min(by, 3) && plan.heat[furnace] + step < HEATS; step++)
      best = Math.max(best, turned(plan, furnace, step))
  }
  return best
}

/** Places the best dice of the tray, as they lie, after the best turns. */
function blown(plan: FurnacePlan, turns: number, places: number): number {
  for (let i = 0; i < turns; i++) {
    const before = promised(plan)
    for (let furnace = 0; furnace < FURNACES; furnace++) {
      if (plan.metal[furnace] === 0 || plan.heat[furnace] + 1 >= HEATS) continue
      if (turned(plan, furnace, 1) > before + 0.1) {
        plan.heat[furnace]++
        break
      }
    }
  }
  for (let i = 0; i < places; i++) {
    let best = promised(plan)
    let [where, which] = [-1, 0]
    for (let die = 1; die <= DICE; die++) {
      if (plan.tray[die] === 0) continue
      for (let furnace = 0; furnace < FURNACES; furnace++) {
        const sum = placed(plan, furnace, die)
        if (sum > best) [best, where, which] = [sum, furnace, die]
      }
    }
    if (where === -1) break
    put(plan, where, which, 1)
  }
  return promised(plan)
}

const crowded = (plan: FurnacePlan, colour: number) => plan.metal.includes(colour)

/** Takes the best alloy dice out of the cart. */
function smelted(plan: FurnacePlan, dice: number): number {
  for (let i = 0; i < dice; i++) {
    let found = 0
    for (let colour = 1; colour <= COLOURS; colour++)
      if (plan.cart[colour] > 0 && (found === 0 || plan.ore[colour] > plan.ore[found]))
        found = colour
    if (found === 0) break
    plan.cart[found]--
    plan.tray[dieOf(found, 1)]++
  }
  return promised(plan)
}

/** The best ore with the best face in the best furnace. */
function smuggled(plan: FurnacePlan): number {
  let best = promised(plan)
  for (let colour = 1; colour <= COLOURS; colour++) {
    if (plan.cart[colour] === 0) continue
    for (let face = FACES; face >= 4; face--) {
      const die = dieOf(colour, face)
      plan.tray[die]++
      for (let furnace = 0; furnace < FURNACES; furnace++)
        best = Math.max(best, placed(plan, furnace, die))
      plan.tray[die]--
    }
  }
  return best
}

/** What is promised with a furnace empty. */
function emptied(plan: FurnacePlan, furnace: number): number {
  const [was, hot, coal] = [plan.metal[furnace], plan.heat[furnace], plan.coals[furnace]]
  plan.metal[furnace] = plan.heat[furnace] = plan.coals[furnace] = 0
  const sum = promised(plan)
  plan.metal[furnace] = was
  plan.heat[furnace] = hot
  plan.coals[furnace] = coal
  return sum
}

/** With its alloy, if any, back in the tray. */
function raked(plan: FurnacePlan, furnace: number): number {
  if (plan.metal[furnace] === 0) return emptied(plan, furnace)
  const die = dieOf(plan.metal[furnace], 1)
  plan.tray[die]++
  const sum = emptied(plan, furnace)
  plan.tray[die]--
  return sum
}

function trayed(plan: FurnacePlan, colour: number): number {
  plan.tray[dieOf(colour, 1)]++
  const sum = promised(plan)
  plan.tray[dieOf(colour, 1)]--
  return sum
}

/** The Good of a furnace, as it is: 0 if it is not ready. */
function readyFor(
  plan: FurnacePlan,
  furnace: number,
  { make, shields, harbour }: Appraisal,
): number {
  const { weapon, armour, masterwork } = harbour.tables.bla
  const hot = plan.heat[furnace]
  if (plan.metal[furnace] === 0 || hot < weapon[0] || hot > armour[1]) return 0
  if (hot < armour[0]) return make[plan.metal[furnace]]
  return (
    make[plan.metal[furnace] + COLOURS] +
    (hot >= masterwork[0] && hot <= masterwork[1] ? shields[plan.metal[furnace]] : 0)
  )
}

/** Forges one furnace: the Good, and what is promised then. */
const forgedAt = (plan: FurnacePlan, furnace: number, appraisal: Appraisal) =>
  readyFor(plan, furnace, appraisal) + emptied(plan, furnace)

/** Forges up to so many furnaces if that is better than to wait. */
function forged(plan: FurnacePlan, appraisal: Appraisal, most: number): number {
  let sum = 0
  for (let i = 0; i < most; i++) {
    let best = promised(plan)
    let found = -1
    for (let furnace = 0; furnace < FURNACES; furnace++) {
      if (readyFor(plan, furnace, appraisal) === 0) continue
      const promise = forgedAt(plan, furnace, appraisal)
      if (promise > best) [best, found] = [promise, furnace]
    }
    if (found === -1) break
    sum += readyFor(plan, found, appraisal)
    plan.metal[found] = plan.heat[found] = plan.coals[found] = 0
  }
  return sum + promised(plan)
}
