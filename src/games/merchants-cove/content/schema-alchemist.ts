import { Type } from 'typebox'
import { count, fixed, misshapenRow } from '../../../kit/content/schema.ts'
import { spaceOf } from '../engine/merchants/board.ts'
import type { MerchantSchema } from './schema-form.ts'
import { ARMS_PER_ROW, ROWS } from '../engine/merchants/alchemist/decanter.ts'
import { MOST_MARBLES } from '../engine/limits.ts'
import type { AlchemistContent } from '../engine/merchants/alchemist/numbers.ts'

const RECIPES = (['small', 'large'] as const).map(size =>
  Type.Object({
    size: Type.Literal(size),
    marbles: count(1, MOST_MARBLES),
    minOwnColour: fixed(1),
  }),
)

/** What the Alchemist's part of a file must be. */
export const schema: MerchantSchema<
  AlchemistContent & { readonly layout: { readonly cauldrons?: number } }
> = {
  layout: Type.Object({
    rows: fixed(ROWS),
    armsPerRow: fixed(ARMS_PER_ROW),
    armLength: count(1, 8),
    rackCapacity: count(1, 30),
    cauldrons: Type.Optional(count(1, 9)),
    toxicWasteFlush: count(1, 20),
  }),
  pieces: { marble: count(1, 30) },
  spaces: { 'alc.siphon': { take: count(1, 9) }, 'alc.brew': { maxGoods: count(1, 9) } },
  misshapen: (file, name) => misshapenRow(RECIPES, file.recipes, `${name} recipes`),
  nonsense(content) {
    const { layout, recipes } = content
    const { armLength, rackCapacity, cauldrons } = layout
    const problems = recipes.flatMap(({ size, marbles }) =>
      marbles > rackCapacity
        ? [`recipes: ${size} takes ${marbles} marbles; the rack holds ${rackCapacity}`]
        : [],
    )
    const take = spaceOf(content, 'alc.siphon').take ?? 0
    const row = ARMS_PER_ROW * armLength
    // More than a Tap never comes to the rack at once.
    if (take > row)
      problems.push(`spaces alc.siphon: take is ${take}; at most the ${row} marbles of a row`)
    const { maxGoods } = spaceOf(content, 'alc.brew')
    if (cauldrons !== undefined && cauldrons !== maxGoods) {
      problems.push(
        `layout.cauldrons is ${cauldrons}, but maxGoods of the space alc.brew ${maxGoods}`,
      )
    }
    return problems
  },
}
