import { DICE, dieOf, FACES, faceOf, isCoal, metalOf } from '../engine/merchants/blacksmith/dice.ts'
import { FURNACES } from '../engine/merchants/blacksmith/furnaces.ts'
import type { BlacksmithShop } from '../engine/merchants/blacksmith/words.ts'
import { COLOURS } from '../engine/names.ts'
import type { Frozen } from '../../../kernel/game.ts'
import { finishing, madeWith, type Outlook } from './outlook.ts'

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
/**
 * `worth[(colour * SLOTS + slots) * HEATS + heat]`: what a furnace promises that can take so many
 * coal dice.
 */
const worth = new Float64Array((COLOURS + 1) * SLOTS * HEATS)
/** What an alloy die of each colour promises that lies in the tray. */
export const ore = new Float64Array(COLOURS + 1)
const faces = new Float64Array(FACES)
/** `ODDS[i]`: how likely the (i + 1)st best face is the best of those rolled. */
const ODDS = Array.from(
  { length: FACES },
  (_, i) => ((FACES - i) / FACES) ** CHOICE - ((FACES - i - 1) / FACES) ** CHOICE,
)

/** The furnaces and the tray as they may become. */
export const metal = new Int8Array(FURNACES)
export const heat = new Int8Array(FURNACES)
export const coals = new Int8Array(FURNACES)
export const tray = new Int8Array(DICE + 1)
export const cart = new Int8Array(COLOURS + 1)
let kindled = 0
let idle = IDLE

export function take(shop: Frozen<BlacksmithShop>): void {
  for (let die = 1; die <= DICE; die++) tray[die] = shop.tray[die]
  for (let colour = 1; colour <= COLOURS; colour++) cart[colour] = shop.cart[colour]
  for (let furnace = 0; furnace < FURNACES; furnace++) {
    metal[furnace] = heat[furnace] = coals[furnace] = 0
    for (const die of shop.furnaces[furnace]) {
      heat[furnace] += faceOf(die)
      if (isCoal(die)) coals[furnace]++
      else metal[furnace] = metalOf(die)
    }
  }
}

/** What furnaces and dice promise when so many hours are left. */
export function prepare(outlook: Outlook, left: number): void {
  const { hour, shields, harbour } = outlook
  const { coalPerFurnace } = harbour.tables.bla
  const finish = finishing(outlook, left, FORGED)
  const late = harbour.rounds === 0
  const die = PLACED * hour
  for (let colour = 1; colour <= COLOURS; colour++) {
    const small = Math.max(0, madeWith(outlook, colour, left) - finish)
    const large = Math.max(0, madeWith(outlook, colour + COLOURS, left) - finish)
    const shield = left > 0 || !late ? shields[colour] : 0
    fillTable(
      colour,
      small,
      large,
      shield,
      outlook,
      late && left <= 1 ? 0 : Math.min(coalPerFurnace, SLOTS - 1),
      die,
    )
    ore[colour] = 0
    if (late && left <= 2) continue
    let sum = 0
    for (let face = 1; face <= FACES; face++)
      sum += worth[(colour * SLOTS + SLOTS - 1) * HEATS + face]
    ore[colour] = Math.max(0, sum / FACES - die)
  }
  kindled = late && left <= 2 ? 0 : KINDLED * hour
  idle = late && left < 5 ? 0 : IDLE
}

function fillTable(
  colour: number,
  small: number,
  large: number,
  shield: number,
  outlook: Outlook,
  most: number,
  die: number,
): void {
  const { weapon, armour, masterwork, maxHeat } = outlook.harbour.tables.bla
  const at = colour * SLOTS * HEATS
  for (let h = 0; h < HEATS; h++) {
    const isLarge = h >= armour[0] && h <= armour[1]
    const isSmall = h >= weapon[0] && h <= weapon[1]
    const master = h >= masterwork[0] && h <= masterwork[1]
    worth[at + h] = isLarge ? large + (master ? shield : 0) : isSmall ? small : 0
  }
  for (let slots = 1; slots < SLOTS; slots++) {
    for (let h = 0; h < HEATS; h++) {
      const asIs = worth[at + (slots - 1) * HEATS + h]
      let best = asIs
      if (slots <= most) {
        for (let face = 1; face <= FACES; face++) {
          faces[face - 1] =
            h + face <= maxHeat && h + face < HEATS
              ? Math.max(asIs, worth[at + (slots - 1) * HEATS + h + face])
              : asIs
        }
        faces.sort()
        let sum = 0
        for (let i = 0; i < FACES; i++) sum += ODDS[i] * faces[FACES - 1 - i]
        best = Math.max(asIs, sum - die)
      }
      worth[at + slots * HEATS + h] = best
    }
  }
}

const slotsOf = (furnace: number) => Math.max(0, SLOTS - 1 - coals[furnace])

function furnaceWorth(furnace: number): number {
  if (heat[furnace] >= HEATS) return 0
  if (metal[furnace] === 0)
    return coals[furnace] > 0 && heat[furnace] <= 9 ? kindled * coals[furnace] : 0
  return worth[(metal[furnace] * SLOTS + slotsOf(furnace)) * HEATS + heat[furnace]]
}

export function promised(): number {
  let sum = 0
  let room = 0
  for (let furnace = 0; furnace < FURNACES; furnace++) {
    sum += furnaceWorth(furnace)
    if (metal[furnace] === 0) room++
  }
  for (let colour = COLOURS; colour >= 1; colour--) {
    for (let face = 1; face <= FACES; face++) {
      for (let copy = tray[dieOf(colour, face)]; copy > 0; copy--) {
        sum += room > 0 ? ore[colour] : ore[colour] * idle
        room--
      }
    }
  }
  return sum
}

const isFitting = (furnace: number, die: number) =>
  heat[furnace] + faceOf(die) < HEATS &&
  (isCoal(die) ? coals[furnace] < SLOTS - 1 : metal[furnace] === 0)

export function placed(furnace: number, die: number): number {
  if (!isFitting(furnace, die)) return -Infinity
  put(furnace, die, 1)
  const sum = promised()
  put(furnace, die, -1)
  return sum
}

/** Puts a die of the tray into a furnace (1), or back (−1). */
export function put(furnace: number, die: number, sign: 1 | -1): void {
  tray[die] -= sign
  heat[furnace] += sign * faceOf(die)
  if (isCoal(die)) coals[furnace] += sign
  else metal[furnace] = sign === 1 ? metalOf(die) : 0
}

export function turned(furnace: number, by: number): number {
  heat[furnace] += by
  const sum = promised()
  heat[furnace] -= by
  return sum
}

/** How many dice the furnaces could do with. */
export function useful(): number {
  let count = 0
  let free = 0
  for (let furnace = 0; furnace < FURNACES; furnace++) {
    if (metal[furnace] === 0) {
      free++
      continue
    }
    const at = metal[furnace] * SLOTS * HEATS + heat[furnace]
    const slots = slotsOf(furnace)
    if (slots > 0 && worth[at + slots * HEATS] > worth[at] + 0.01)
      count += slots > 1 && worth[at + slots * HEATS] > worth[at + HEATS] + 0.01 ? 2 : 1
  }
  let alloys = 0
  for (let die = 1; die <= COLOURS * FACES; die++) if (ore[metalOf(die)] > 0) alloys += tray[die]
  return count + 2 * Math.min(free, alloys)
}
