import { countsOf, noCounts } from '../../../../../kit/counts.ts'
import type { State } from '../../state.ts'
import { shopOf } from '../merchant.ts'
import { shopAlone } from '../alone.fixture.ts'
import { tables } from '../../first.fixture.ts'
import { ARMS, MARBLES } from './decanter.ts'

/** Marbles by their letters: r g b y, i = Ichor. */
export const marbles = (letters = '') => letters.split('').map(letter => ' rgbyi'.indexOf(letter))

interface Setting {
  /** The six arms, front first. */
  readonly arms?: readonly string[]
  readonly rack?: string
  readonly waste?: number
  /** How many of each Good stand on the shelf. */
  readonly shelf?: { readonly [good: number]: number }
}

/** A shop in which all marbles that are not named are in the bag. */
export function alchemistAt({ arms = [], rack, waste = 0, shelf = {} }: Setting = {}): State {
  const bag = [...tables.alc.marbles]
  const lying = Array.from({ length: ARMS }, (_, arm) => marbles(arms[arm]))
  for (const marble of [...lying.flat(), ...marbles(rack)]) bag[marble]--
  bag[5] -= waste
  return shopAlone(
    { merchant: 'alc', arms: lying, rack: countsOf(MARBLES, marbles(rack)), bag, waste },
    { shelf: noCounts(8).map((_, good) => shelf[good] ?? 0) },
  )
}

export const alc = (state: State) => shopOf(state, 0, 'alc')
export const rackOf = (state: State) =>
  alc(state)
    .rack.map((count, marble) => ' rgbyi'[marble].repeat(count))
    .join('')
export const armOf = (state: State, arm: number) =>
  alc(state)
    .arms[arm].map(marble => ' rgbyi'[marble])
    .join('')
