import { DICE, dieOf, FACES, faceOf } from '../engine/merchants/blacksmith/dice.ts'
import { FURNACES } from '../engine/merchants/blacksmith/furnaces.ts'
import { shopOf } from '../engine/merchants/merchant.ts'
import { COLOURS } from '../engine/names.ts'
import type { Keeper } from './merchant-insight.ts'
import {
  cart,
  coals,
  heat,
  HEATS,
  metal,
  ore,
  PLACED,
  placed,
  prepare,
  promised,
  put,
  take,
  tray,
  turned,
  useful,
} from './furnace-plan.ts'
import type { Outlook } from './outlook.ts'

/** The spaces. */
const [SMELT, FIRE, BELLOWS, CONTRABAND] = [0, 1, 2, 3]

/** Blacksmith: heat what sells to Armour where coal allows, forge several at once. */
export const blacksmith: Keeper = {
  stock(state, seat, outlook, left) {
    take(shopOf(state, seat, 'bla'))
    prepare(outlook, left)
    return promised()
  },

  space(state, seat, space, outlook, left) {
    take(shopOf(state, seat, 'bla'))
    prepare(outlook, left)
    const before = promised()
    const die = PLACED * outlook.hour
    if (space === SMELT) return smelted(outlook.harbour.tables.bla.smelt)
    if (space === FIRE)
      return before + die * Math.min(outlook.harbour.tables.bla.fire, useful()) * ROLLED
    if (space === BELLOWS)
      return blown(outlook.harbour.tables.bla.adjust, outlook.harbour.tables.bla.bellows)
    if (space === CONTRABAND) return smuggled()
    return forged(outlook, FURNACES)
  },

  staff(state, seat, slot, outlook) {
    take(shopOf(state, seat, 'bla'))
    prepare(outlook, outlook.left)
    const before = promised()
    if (slot === 0) return Math.max(bestTurn(6) - before, 0)
    if (slot === 1) return PLACED * outlook.hour * Math.min(1, useful())
    if (slot === 2) return smelted(1) - before + PLACED * outlook.hour
    return forged(outlook, 1) - before
  },

  gain(state, seat, task, move, outlook) {
    const shop = shopOf(state, seat, 'bla')
    take(shop)
    prepare(outlook, outlook.left - 1)
    const before = promised()
    switch (move.type) {
      case 'bla.smelt.pick':
      case 'bla.haul.pick':
      case 'bla.contraband':
        return ore[move.colour] * (crowded(move.colour) ? 0.7 : 1)
      case 'bla.rake':
        return raked(move.furnace) - before
      case 'bla.place': {
        let best = -Infinity
        for (let furnace = 0; furnace < FURNACES; furnace++)
          best = Math.max(best, placed(furnace, move.die))
        return best - before
      }
      case 'bla.furnace':
        return placed(move.furnace, task.at === 'bla.furnace' ? task.die : 1) - before
      case 'bla.haul.place':
        return placed(move.furnace, task.at === 'bla.haul.place' ? task.die : 1) - before
      case 'bla.contraband.place': {
        const die = dieOf(task.at === 'bla.contraband.place' ? task.colour : 1, move.face)
        tray[die]++
        return placed(move.furnace, die) - before
      }
      case 'bla.adjust':
        return turned(move.furnace, move.by) - before
      case 'bla.forge.next':
      case 'bla.strike':
        return forgedAt(move.furnace, outlook) - before
      case 'bla.keep': {
        if (task.at !== 'bla.keep' || !move.keep) return 0
        return trayed(metal[task.furnace]) - before - outlook.card
      }
      case 'bla.journeyman':
        return move.furnace === null ? 0 : bestTurnAt(move.furnace, faceOf(move.die)) - before
      case 'bla.face':
        return task.at === 'bla.face' && task.furnace !== null
          ? turned(task.furnace, move.face - faceOf(task.die)) - before
          : move.face
      default:
        return 0
    }
  },
}

/** Placing what one has just rolled is a little better than the average die. */
const ROLLED = 1.15

/** What turning the die of this face in a furnace promises at best. */
function bestTurnAt(furnace: number, face: number): number {
  let best = -Infinity
  for (let to = 1; to <= FACES; to++)
    if (to !== face && heat[furnace] + to - face < HEATS)
      best = Math.max(best, turned(furnace, to - face))
  return best
}

/** What turning some die of a furnace by up to so much promises. */
function bestTurn(by: number): number {
  let best = promised()
  for (let furnace = 0; furnace < FURNACES; furnace++) {
    if (metal[furnace] === 0) continue
    for (let step = 1; step <= Math.min(by, 3) && heat[furnace] + step < HEATS; step++)
      best = Math.max(best, turned(furnace, step))
  }
  return best
}

/** Places the best dice of the tray, as they lie, after the best turns. */
function blown(turns: number, places: number): number {
  for (let i = 0; i < turns; i++) {
    const before = promised()
    for (let furnace = 0; furnace < FURNACES; furnace++) {
      if (metal[furnace] === 0 || heat[furnace] + 1 >= HEATS) continue
      if (turned(furnace, 1) > before + 0.1) {
        heat[furnace]++
        break
      }
    }
  }
  for (let i = 0; i < places; i++) {
    let best = promised()
    let [where, which] = [-1, 0]
    for (let die = 1; die <= DICE; die++) {
      if (tray[die] === 0) continue
      for (let furnace = 0; furnace < FURNACES; furnace++) {
        const sum = placed(furnace, die)
        if (sum > best) [best, where, which] = [sum, furnace, die]
      }
    }
    if (where === -1) break
    put(where, which, 1)
  }
  return promised()
}

const crowded = (colour: number) => metal.includes(colour)

/** Takes the best alloy dice out of the cart. */
function smelted(dice: number): number {
  for (let i = 0; i < dice; i++) {
    let found = 0
    for (let colour = 1; colour <= COLOURS; colour++)
      if (cart[colour] > 0 && (found === 0 || ore[colour] > ore[found])) found = colour
    if (found === 0) break
    cart[found]--
    tray[dieOf(found, 1)]++
  }
  return promised()
}

/** The best ore with the best face in the best furnace. */
function smuggled(): number {
  let best = promised()
  for (let colour = 1; colour <= COLOURS; colour++) {
    if (cart[colour] === 0) continue
    for (let face = FACES; face >= 4; face--) {
      const die = dieOf(colour, face)
      tray[die]++
      for (let furnace = 0; furnace < FURNACES; furnace++)
        best = Math.max(best, placed(furnace, die))
      tray[die]--
    }
  }
  return best
}

function raked(furnace: number): number {
  const [was, hot, coal] = [metal[furnace], heat[furnace], coals[furnace]]
  metal[furnace] = heat[furnace] = coals[furnace] = 0
  if (was > 0) tray[dieOf(was, 1)]++
  const sum = promised()
  if (was > 0) tray[dieOf(was, 1)]--
  metal[furnace] = was
  heat[furnace] = hot
  coals[furnace] = coal
  return sum
}

function trayed(colour: number): number {
  tray[dieOf(colour, 1)]++
  const sum = promised()
  tray[dieOf(colour, 1)]--
  return sum
}

/** The Good of a furnace, as it is: 0 if it is not ready. */
function readyFor(furnace: number, { make, shields, harbour }: Outlook): number {
  const { weapon, armour, masterwork } = harbour.tables.bla
  const hot = heat[furnace]
  if (metal[furnace] === 0 || hot < weapon[0] || hot > armour[1]) return 0
  if (hot < armour[0]) return make[metal[furnace]]
  return (
    make[metal[furnace] + COLOURS] +
    (hot >= masterwork[0] && hot <= masterwork[1] ? shields[metal[furnace]] : 0)
  )
}

/** Forges one furnace: the Good, and what is promised then. */
function forgedAt(furnace: number, outlook: Outlook): number {
  const good = readyFor(furnace, outlook)
  const [was, hot, coal] = [metal[furnace], heat[furnace], coals[furnace]]
  metal[furnace] = heat[furnace] = coals[furnace] = 0
  const sum = good + promised()
  metal[furnace] = was
  heat[furnace] = hot
  coals[furnace] = coal
  return sum
}

/** Forges up to so many furnaces if that is better than to wait. */
function forged(outlook: Outlook, most: number): number {
  let sum = 0
  for (let i = 0; i < most; i++) {
    let best = promised()
    let found = -1
    for (let furnace = 0; furnace < FURNACES; furnace++) {
      if (readyFor(furnace, outlook) === 0) continue
      const promise = forgedAt(furnace, outlook)
      if (promise > best) [best, found] = [promise, furnace]
    }
    if (found === -1) break
    sum += readyFor(found, outlook)
    metal[found] = heat[found] = coals[found] = 0
  }
  return sum + promised()
}
