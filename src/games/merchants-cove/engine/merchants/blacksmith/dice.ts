import type { Rng } from '../../../../../kernel/rng.ts'
import { type Counts, noCounts } from '../../../../../kit/counts.ts'
import type { Die, Metal } from './words.ts'

/** Alloys of four colours, and coal. */
export const METALS = 5
export const COAL = 5
export const FACES = 6
/** How many different dice there are: each metal with each face. */
export const DICE = METALS * FACES

export const dieOf = (metal: Metal, face: number): Die => (metal - 1) * FACES + face
export const metalOf = (die: Die): Metal => Math.ceil(die / FACES)
export const faceOf = (die: Die): number => ((die - 1) % FACES) + 1
export const isCoal = (die: Die): boolean => die > (COAL - 1) * FACES

/** A die of this metal, rolled. */
export const rolled = (metal: Metal, rng: Rng): Die => dieOf(metal, rng.below(FACES) + 1)

/** So many dice of each metal, rolled, as a tray counts them. */
export function rolledTray(metals: readonly number[], rng: Rng): Counts {
  const tray = noCounts(DICE)
  for (let metal = 1; metal <= METALS; metal++)
    for (let copy = 0; copy < metals[metal]; copy++) tray[rolled(metal, rng)]++
  return tray
}

/** How many dice of each metal a tray holds. */
export function metalsOf(tray: readonly number[]): Counts {
  const metals = noCounts(METALS)
  for (let die = 1; die <= DICE; die++) metals[metalOf(die)] += tray[die]
  return metals
}
