import { Type } from 'typebox'
import { asIn, count, misshapenRow, quoted } from '../../../kit/content/schema.ts'
import { isFields } from '../../../kit/shape.ts'
import { standard } from './index.ts'
import { COLOURS } from '../engine/names.ts'
import { spaceOf } from '../engine/merchants/board.ts'
import type { MerchantSchema } from './schema-form.ts'
import type { CaptainContent } from '../engine/merchants/captain/numbers.ts'

const [MOST_SHIPS, MOST_SECTOR, MOST_STEPS, MOST_SPINS] = [5, 6, 9, 5]
const [LEAST_SECTORS, MOST_SECTORS] = [2, 12]

const [, , { layout: chart }] = standard.merchants
const ZONES = chart.zones.map(zone => Type.Object(asIn(zone, 'id', 'kind', 'colour')))

/** What the Captain's part of a file must be. The sea chart is the board's. @rule COV-CAP-1 */
export const schema: MerchantSchema<CaptainContent> = {
  layout: Type.Object({
    edges: Type.Array(Type.Array(Type.String(), { minItems: 2, maxItems: 2 })),
    compassSectors: Type.Array(Type.Unknown(), { minItems: LEAST_SECTORS, maxItems: MOST_SECTORS }),
    maxExtraSpins: count(0, MOST_SPINS),
    rowSteps: count(1, MOST_STEPS),
    sponsorDifferentColours: count(1, COLOURS),
  }),
  pieces: { ship: count(1, MOST_SHIPS) },
  spaces: { 'cap.row': { steps: Type.Optional(count(1, MOST_STEPS)) } },
  misshapen(file, name) {
    const zones = isFields(file.layout) ? file.layout.zones : undefined
    return misshapenRow(ZONES, zones, `${name} zones`)
  },
  nonsense(content) {
    const { compassSectors, edges, rowSteps } = content.layout
    const problems = compassSectors.flatMap((sector, i) =>
      isSector(sector)
        ? []
        : [`layout.compassSectors.${i} is ${quoted(sector)}; 1 to ${MOST_SECTOR}, or "storm"`],
    )
    if (compassSectors.every(sector => sector === 'storm'))
      problems.push('layout.compassSectors has no number')
    if (linked(edges) !== linked(chart.edges))
      problems.push('layout.edges: other links than those of the sea chart')
    const { steps } = spaceOf(content, 'cap.row')
    if (steps !== undefined && steps !== rowSteps) {
      problems.push(`layout.rowSteps is ${rowSteps}, but steps of the space cap.row ${steps}`)
    }
    return problems
  },
}

const isSector = (sector: unknown) =>
  sector === 'storm' ||
  (Number.isInteger(sector) && Number(sector) >= 1 && Number(sector) <= MOST_SECTOR)

/** One text for equal links: in whatever order and direction. */
const linked = (edges: CaptainContent['layout']['edges']) =>
  edges
    .map(ends => ends.toSorted().join(' '))
    .toSorted()
    .join(', ')
