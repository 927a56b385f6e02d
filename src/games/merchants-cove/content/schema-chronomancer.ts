import { Type } from 'typebox'
import { count, fixed } from '../../../kit/content/schema.ts'
import { total } from '../../../kit/counts.ts'
import { COLOURS } from '../engine/names.ts'
import { componentsOf } from '../engine/merchants/board.ts'
import type { MerchantSchema } from './schema-form.ts'
import type { ChronomancerContent } from '../engine/merchants/chronomancer/numbers.ts'
import { CELLS } from '../engine/merchants/chronomancer/rift.ts'

/** The tiles of the Rift, and the one in the Gate. */
const LAID = CELLS + 1

const times = count(1, 9)

/** What the Chronomancer's part of a file must be. */
export const schema: MerchantSchema<ChronomancerContent> = {
  layout: Type.Object({
    gate: fixed(1),
    startHourglasses: count(0, 9),
    maxHourglasses: times,
    pushesPerWheel: times,
    portalLines: Type.Object({ wizard: times, assistant: times }),
    mendPerAction: times,
  }),
  pieces: { epochTile: count(1, 20), hourglass: times },
  spaces: {},
  nonsense(content) {
    const { startHourglasses, maxHourglasses } = content.layout
    const problems: string[] = []
    const tiles = total(componentsOf(content, ['epochTile']))
    if (tiles < LAID)
      problems.push(`components: there are ${tiles} tiles; Rift and Gate take ${LAID}`)
    if (startHourglasses > maxHourglasses) {
      problems.push(
        `layout.startHourglasses is ${startHourglasses}; at most maxHourglasses, ${maxHourglasses}`,
      )
    }
    const hourglasses = componentsOf(content, ['hourglass'])[COLOURS + 1]
    if (hourglasses !== maxHourglasses) {
      problems.push(
        `layout.maxHourglasses is ${maxHourglasses}, but there are ${hourglasses} hourglasses`,
      )
    }
    return problems
  },
}
