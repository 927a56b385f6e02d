import type { Tables } from '../content/compile.ts'
import { DICE, dieOf, FACES, faceOf, isCoal, metalOf } from '../engine/merchants/blacksmith/dice.ts'
import { FURNACES } from '../engine/merchants/blacksmith/furnaces.ts'
import type { BlacksmithShop } from '../engine/merchants/blacksmith/words.ts'
import { COLOURS } from '../engine/names.ts'
import type { Frozen } from '../../../kernel/game.ts'
import { finishing, madeWith, type Appraisal } from './appraisal.ts'

/*
 * The Blacksmith's furnaces and dice as they may become, and what they promise. Scratch space:
 * `take` fills it.
 */

/** Goods that one Forge makes, as a rule. */
const FORGED = 2.6
/** Hours that it takes to place a die: three at a time. */
export const PLACED = 0.33
/** Dice of the tray that one may choose from. */
const CHOICE = 3
/**
 * An alloy die too many for the furnaces is worth this part; coal in a furnace without alloy so
 * many Hours.
 */
const IDLE = 0.25
const KINDLED = 0.15
export const HEATS = 13
const SLOTS = 3
/** `ODDS[i]`: how likely the (i + 1)st best face is the best of those rolled. */
const ODDS = Array.from(
  { length: FACES },
  (_, i) => ((FACES - i) / FACES) ** CHOICE - ((FACES - i - 1) / FACES) ** CHOICE,
)

/** What decides the worth of one colour's furnaces. */
interface Terms {
  /** What a weapon promises, an armour, and a masterwork's shield beside it. */
  readonly small: number
  readonly large: number
  readonly shield: number
  /** Coal dice that a furnace may get at most, and what one costs. */
  readonly most: number
  readonly die: number
}

/** The furnaces and the tray as they may become, and what they promise. */
export interface FurnacePlan {
  /**
   * `worth[(colour * SLOTS + slots) * HEATS + heat]`: what a furnace promises that can take so many
   * coal dice.
   */
  readonly worth: Float64Array
  /** What each colour's part of `worth` was made of last, to make it only when that changes. */
  readonly made: (Terms | null)[]
  /** What an alloy die of each colour promises that lies in the tray. */
  readonly ore: Float64Array
  /** What each face would promise, sorted. */
  readonly faces: Float64Array
  readonly metal: Int8Array
  readonly heat: Int8Array
  readonly coals: Int8Array
  readonly tray: Int8Array
  readonly cart: Int8Array
  /** What coal without alloy is worth, and which part an alloy die too many. */
  kindled: number
  idle: number
}

export const newFurnacePlan = (): FurnacePlan => ({
  worth: new Float64Array((COLOURS + 1) * SLOTS * HEATS),
  made: Array.from({ length: COLOURS + 1 }, () => null),
  ore: new Float64Array(COLOURS + 1),
  faces: new Float64Array(FACES),
  metal: new Int8Array(FURNACES),
  heat: new Int8Array(FURNACES),
  coals: new Int8Array(FURNACES),
  tray: new Int8Array(DICE + 1),
  cart: new Int8Array(COLOURS + 1),
  kindled: 0,
  idle: IDLE,
})

export function take(plan: FurnacePlan, shop: Frozen<BlacksmithShop>): void {
  for (let die = 1; die <= DICE; die++) plan.tray[die] = shop.tray[die]
  for (let colour = 1; colour <= COLOURS; colour++) plan.cart[colour] = shop.cart[colour]
  for (let furnace = 0; furnace < FURNACES; furnace++) {
    plan.metal[furnace] = plan.heat[furnace] = plan.coals[furnace] = 0
    for (const die of shop.furnaces[furnace]) {
      plan.heat[furnace] += faceOf(die)
      if (isCoal(die)) plan.coals[furnace]++
      else plan.metal[furnace] = metalOf(die)
    }
  }
}

/** What furnaces and dice promise when so many hours are left. */
export function prepare(plan: FurnacePlan, appraisal: Appraisal, left: number): void {
  const { hour, shields, harbour } = appraisal
  const { coalPerFurnace } = harbour.tables.bla
  const finish = finishing(appraisal, left, FORGED)
  const late = harbour.rounds === 0
  const die = PLACED * hour
  const most = late && left <= 1 ? 0 : Math.min(coalPerFurnace, SLOTS - 1)
  for (let colour = 1; colour <= COLOURS; colour++) {
    const small = Math.max(0, madeWith(appraisal, colour, left) - finish)
    const large = Math.max(0, madeWith(appraisal, colour + COLOURS, left) - finish)
    const shield = left > 0 || !late ? shields[colour] : 0
    fillTable(plan, colour, { small, large, shield, most, die }, harbour.tables.bla)
    plan.ore[colour] = 0
    if (late && left <= 2) continue
    let sum = 0
    for (let face = 1; face <= FACES; face++)
      sum += plan.worth[(colour * SLOTS + SLOTS - 1) * HEATS + face]
    plan.ore[colour] = Math.max(0, sum / FACES - die)
  }
  plan.kindled = late && left <= 2 ? 0 : KINDLED * hour
  plan.idle = late && left < 5 ? 0 : IDLE
}

function fillTable(plan: FurnacePlan, colour: number, terms: Terms, tables: Tables['bla']): void {
  if (isSame(plan.made[colour], terms)) return
  plan.made[colour] = terms
  const { small, large, shield, most, die } = terms
  const { weapon, armour, masterwork, maxHeat } = tables
  const at = colour * SLOTS * HEATS
  for (let h = 0; h < HEATS; h++) {
    const isLarge = h >= armour[0] && h <= armour[1]
    const isSmall = h >= weapon[0] && h <= weapon[1]
    const master = h >= masterwork[0] && h <= masterwork[1]
    plan.worth[at + h] = isLarge ? large + (master ? shield : 0) : isSmall ? small : 0
  }
  for (let slots = 1; slots < SLOTS; slots++) {
    for (let h = 0; h < HEATS; h++) {
      const asIs = plan.worth[at + (slots - 1) * HEATS + h]
      let best = asIs
      if (slots <= most) {
        for (let face = 1; face <= FACES; face++) {
          plan.faces[face - 1] =
            h + face <= maxHeat && h + face < HEATS
              ? Math.max(asIs, plan.worth[at + (slots - 1) * HEATS + h + face])
              : asIs
        }
        rise(plan.faces)
        let sum = 0
        for (let i = 0; i < FACES; i++) sum += ODDS[i] * plan.faces[FACES - 1 - i]
        best = Math.max(asIs, sum - die)
      }
      plan.worth[at + slots * HEATS + h] = best
    }
  }
}

/** Sorts in place: for so few numbers faster than the library's. */
function rise(numbers: Float64Array): void {
  for (let i = 1; i < numbers.length; i++) {
    const number = numbers[i]
    let at = i
    for (; at > 0 && numbers[at - 1] > number; at--) numbers[at] = numbers[at - 1]
    numbers[at] = number
  }
}

const isSame = (one: Terms | null, other: Terms): boolean =>
  one !== null &&
  one.small === other.small &&
  one.large === other.large &&
  one.shield === other.shield &&
  one.most === other.most &&
  one.die === other.die

const slotsOf = (plan: FurnacePlan, furnace: number) => Math.max(0, SLOTS - 1 - plan.coals[furnace])

function furnaceWorth(plan: FurnacePlan, furnace: number): number {
  if (plan.heat[furnace] >= HEATS) return 0
  if (plan.metal[furnace] === 0)
    return plan.coals[furnace] > 0 && plan.heat[furnace] <= 9
      ? plan.kindled * plan.coals[furnace]
      : 0
  return plan.worth[
    (plan.metal[furnace] * SLOTS + slotsOf(plan, furnace)) * HEATS + plan.heat[furnace]
  ]
}

export function promised(plan: FurnacePlan): number {
  let sum = 0
  let room = 0
  for (let furnace = 0; furnace < FURNACES; furnace++) {
    sum += furnaceWorth(plan, furnace)
    if (plan.metal[furnace] === 0) room++
  }
  for (let colour = COLOURS; colour >= 1; colour--) {
    for (let face = 1; face <= FACES; face++) {
      for (let copy = plan.tray[dieOf(colour, face)]; copy > 0; copy--) {
        sum += room > 0 ? plan.ore[colour] : plan.ore[colour] * plan.idle
        room--
      }
    }
  }
  return sum
}

const isFitting = (plan: FurnacePlan, furnace: number, die: number) =>
  plan.heat[furnace] + faceOf(die) < HEATS &&
  (isCoal(die) ? plan.coals[furnace] < SLOTS - 1 : plan.metal[furnace] === 0)

export function placed(plan: FurnacePlan, furnace: number, die: number): number {
  if (!isFitting(plan, furnace, die)) return -Infinity
  put(plan, furnace, die, 1)
  const sum = promised(plan)
  put(plan, furnace, die, -1)
  return sum
}

/** Puts a die of the tray into a furnace (1), or back (−1). */
export function put(plan: FurnacePlan, furnace: number, die: number, sign: 1 | -1): void {
  plan.tray[die] -= sign
  plan.heat[furnace] += sign * faceOf(die)
  if (isCoal(die)) plan.coals[furnace] += sign
  else plan.metal[furnace] = sign === 1 ? metalOf(die) : 0
}

export function turned(plan: FurnacePlan, furnace: number, by: number): number {
  plan.heat[furnace] += by
  const sum = promised(plan)
  plan.heat[furnace] -= by
  return sum
}

/** How many dice the furnaces could do with. */
export function useful(plan: FurnacePlan): number {
  let count = 0
  let free = 0
  for (let furnace = 0; furnace < FURNACES; furnace++) {
    if (plan.metal[furnace] === 0) {
      free++
      continue
    }
    const at = plan.metal[furnace] * SLOTS * HEATS + plan.heat[furnace]
    const slots = slotsOf(plan, furnace)
    if (slots > 0 && plan.worth[at + slots * HEATS] > plan.worth[at] + 0.01)
      count += slots > 1 && plan.worth[at + slots * HEATS] > plan.worth[at + HEATS] + 0.01 ? 2 : 1
  }
  let alloys = 0
  for (let die = 1; die <= COLOURS * FACES; die++)
    if (plan.ore[metalOf(die)] > 0) alloys += plan.tray[die]
  return count + 2 * Math.min(free, alloys)
}
