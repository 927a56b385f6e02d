import { type TProperties, Type } from 'typebox'
import { asIn, count, misshapen, misshapenRow, PlainName } from '../../../kit/content/schema.ts'
import { isFields } from '../../../kit/shape.ts'
import { type Content, standard } from './index.ts'
import { MOST_AT_ONCE, MOST_HOURS } from '../engine/limits.ts'
import { schema as alc } from './schema-alchemist.ts'
import { schema as bla } from './schema-blacksmith.ts'
import type { MerchantContent } from '../engine/merchants/board.ts'
import { schema as cap } from './schema-captain.ts'
import { schema as chr } from './schema-chronomancer.ts'
import type { MerchantSchema } from './schema-form.ts'

/*
 * What a file of printed values must say of the merchants. Goods, spaces, Staff and components are
 * those of the standard set, in their order: the boards are made for them. What stands beside them
 * may be changed.
 */

const [MOST_PRICE, MOST_SUPPLY] = [50, 20]

const nameOf = (id: string) => `merchants ${id}`

/** The form of all four. Takes any JSON. */
export function misshapenMerchants(file: unknown): string[] {
  const form = misshapenRow(NAMES, file, 'merchants')
  return Array.isArray(file)
    ? [...form, ...FORMS.flatMap((misshapenAt, place) => misshapenAt(file[place]))]
    : form
}

/** What finds where one merchant is not formed like the standard one. */
function formOf<C extends MerchantContent>(
  schema: MerchantSchema<C>,
  printed: C,
): (json: unknown) => string[] {
  const name = nameOf(printed.id)
  const Layout = Type.Object({ layout: schema.layout })
  const rows = {
    components: printed.components.map(each =>
      Type.Object({
        ...asIn(each, 'id', 'kind', 'colour', 'count'),
        ...countOf(schema, each.kind),
      }),
    ),
    goods: printed.goods.map(goodShape),
    spaces: printed.spaces.map(each =>
      Type.Object({ ...spaceFields(each), ...schema.spaces[each.id] }),
    ),
    staff: printed.staff.map(each =>
      Type.Object({ ...asIn(each, 'id', 'slot', 'rule'), name: PlainName }),
    ),
  }
  return json => {
    // What is no object at all was told with the list.
    if (!isFields(json)) return []
    return [
      ...misshapen(Layout, json, name),
      ...(schema.misshapen?.(json, name) ?? []),
      ...Object.entries(rows).flatMap(([field, schemas]) =>
        misshapenRow(schemas, json[field], `${name} ${field}`),
      ),
    ]
  }
}

const countOf = ({ pieces }: Pick<MerchantSchema<never>, 'pieces'>, kind: string): TProperties =>
  pieces[kind] === undefined ? {} : { count: pieces[kind] }

/** The price is that of `goodsPrices`, said once more. */
const goodShape = (good: MerchantContent['goods'][number]) =>
  Type.Object({
    ...asIn(good, 'id', 'size', 'colour'),
    name: PlainName,
    price: Type.Optional(count(1, MOST_PRICE)),
    supply: count(1, MOST_SUPPLY),
  })

/** Where the Town Square says what it costs, the board does not. @rule COV-85 */
function spaceFields(space: MerchantContent['spaces'][number]): TProperties {
  const cost =
    space.hours === null
      ? asIn(space, 'hours', 'corruption')
      : { hours: count(1, MOST_HOURS), corruption: count(0, MOST_AT_ONCE) }
  return { ...asIn(space, 'id', 'rule'), name: PlainName, ...cost }
}

const NAMES = standard.merchants.map(each => Type.Object({ ...asIn(each, 'id'), name: PlainName }))
const [ALC, BLA, CAP, CHR] = standard.merchants
const FORMS = [formOf(alc, ALC), formOf(bla, BLA), formOf(cap, CAP), formOf(chr, CHR)]

/** What cannot be, of well-formed merchants. */
export function nonsenseOfMerchants({ merchants, goodsPrices }: Content): string[] {
  const [first, second, third, fourth] = merchants
  const prices = new Map(goodsPrices.map(({ size, colour, price }) => [`${size} ${colour}`, price]))
  const misprinted = merchants.flatMap(({ id, goods }) =>
    goods.flatMap(good => {
      const price = prices.get(`${good.size} ${good.colour}`)
      if (good.price === undefined || good.price === price) return []
      return [
        `${nameOf(id)} goods ${good.id}: price is ${good.price}, but in goodsPrices ${price}; here it may be left out.`,
      ]
    }),
  )
  const told = ({ id }: MerchantContent, said: readonly string[]) =>
    said.map(each => `${nameOf(id)}: ${each}.`)
  return [
    ...misprinted,
    ...told(first, alc.nonsense(first)),
    ...told(second, bla.nonsense(second)),
    ...told(third, cap.nonsense(third)),
    ...told(fourth, chr.nonsense(fourth)),
  ]
}
