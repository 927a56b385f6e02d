import { type TSchema, Type } from 'typebox'
import {
  asIn,
  type Checked,
  count,
  fixed,
  ItemId,
  misshapen,
  misshapenList,
  misshapenRow,
  PlainName,
  quoted,
} from '../../../kit/content/schema.ts'
import { isFields } from '../../../kit/shape.ts'
import { type AbilityContent, type Content, standard } from './index.ts'
import { MOST_ROGUES } from '../engine/limits.ts'
import { misshapenMerchants, nonsenseOfMerchants } from './schema-merchants.ts'
import { COLOUR_NAMES, ROUNDS, SET_NAMES, SQUARE } from '../engine/names.ts'
import { MOST_AT_ONCE, MOST_HOURS } from '../engine/limits.ts'

/*
 * What a file of printed values must be, from any author. Form first; whether it makes sense is
 * asked of sound forms only. What is printed on the boards (clock, piers, action spaces) is that of
 * the standard set, in its order. Loaded by command line and server, never by the page.
 */

/** Beyond these no set is Merchants Cove any more; the rules could do with others. */
const [MOST_PRICE, MOST_MEEPLES, MOST_ABOARD, MOST_ICONS] = [50, 60, 9, 9]
const [TOWNSFOLK, SET, CORRUPTION] = [36, 12, 60]
const HANDS = 2
const SIZES = ['small', 'large'] as const

const size = Type.Enum([...SIZES])
const colour = Type.Enum([...COLOUR_NAMES])
const cards = count(0, MOST_AT_ONCE)
const draws = count(0, MOST_AT_ONCE)
const hour = count(1, MOST_HOURS)
const icons = {
  factionIcons: Type.Array(colour, { maxItems: MOST_ICONS }),
  corruptionIcons: count(0, MOST_ICONS),
}

const FACTIONS = standard.factions.map(each =>
  Type.Object({
    ...asIn(each, 'id', 'colour'),
    meeples: count(1, MOST_MEEPLES),
    startInHall: count(0, MOST_MEEPLES),
    startInBag: count(0, MOST_MEEPLES),
  }),
)

const tokens = Type.Optional(Type.Record(Type.String(), draws))
const ClockShape = Type.Object({
  hours: Type.Optional(Type.Array(Type.Unknown(), { minItems: MOST_HOURS, maxItems: MOST_HOURS })),
  handCorruption: cards,
  marketIndicatorStart: hour,
  roundStartHour: Type.Object({ '1': hour, '2': hour, '3': hour }, { additionalProperties: false }),
  adventurerTokens: Type.Object(
    { '2': tokens, '3': tokens, '4': tokens, '5': tokens },
    { additionalProperties: false },
  ),
  defaultIndicatorDraws: draws,
})
const GAPS = standard.clock.gaps.map(each =>
  Type.Object({ ...asIn(each, 'id', 'after'), indicator: Type.Boolean() }),
)
const HandShape = Type.Object({ id: ItemId, gap: ItemId, mouseUntilEndOfRound: count(0, ROUNDS) })

const BOATS = standard.boats.map(each =>
  Type.Object({
    ...asIn(each, 'id'),
    capacity: count(1, MOST_ABOARD),
    arrivalLoad: count(0, MOST_ABOARD),
  }),
)
const PIERS = standard.piers.map(each =>
  Type.Object({
    ...asIn(each, 'id'),
    sells: Type.Array(size, { minItems: 1, maxItems: 2 }),
    corruptionToSellers: cards,
  }),
)
const SquareShape = Type.Object({ size: fixed(SQUARE) })
const SLOTS = standard.townSquare.slots.map(each =>
  Type.Object({ ...asIn(each, 'id'), hours: hour, corruption: cards }),
)
const PRICES = standard.goodsPrices.map(each =>
  Type.Object({ ...asIn(each, 'id', 'size', 'colour'), price: count(1, MOST_PRICE) }),
)

const bare = Type.Object({ type: Type.String() }, { additionalProperties: false })
const some = Type.Optional(count(1, MOST_AT_ONCE))
const ABILITIES: { readonly [type in AbilityContent['type']]: TSchema } = {
  discardCorruption: Type.Object(
    { type: Type.String(), exact: some, upTo: some },
    { additionalProperties: false },
  ),
  gainGood: Type.Object({ type: Type.String(), size, colour }, { additionalProperties: false }),
  bagToBoat: bare,
  boatToPier: bare,
  customerToHall: bare,
  boatToBag: bare,
  boatToBoat: bare,
}
const TownsfolkShape = Type.Object({
  id: ItemId,
  set: Type.Enum([...SET_NAMES]),
  name: PlainName,
  ability: Type.Object({ type: Type.Enum(Object.keys(ABILITIES)) }),
  ...icons,
})
const CorruptionShape = Type.Object({ id: ItemId, ...icons })

const RoguesShape = Type.Object({ meeples: count(1, MOST_ROGUES) })
const ROGUES = standard.rogueCards.map(each =>
  Type.Object({
    ...asIn(each, 'id', 'number', 'effect'),
    name: PlainName,
    lair: count(0, MOST_ROGUES),
    bag: count(0, MOST_ROGUES),
    arrivalRule: Type.Enum(['customersOnly', 'roguesBoard']),
  }),
)

/** Whether these are printed values that the game can be played with. Takes any JSON. */
export function check(json: unknown): Checked<Content> {
  const file = isFields(json) ? json : {}
  const clock = isFields(file.clock) ? file.clock : {}
  const square = isFields(file.townSquare) ? file.townSquare : {}
  const form = [
    ...misshapenRow(FACTIONS, file.factions, 'factions'),
    ...misshapen(ClockShape, file.clock, 'clock'),
    ...misshapenRow(GAPS, clock.gaps, 'clock gaps'),
    ...misshapenList(HandShape, clock.hands, 'clock hands', HANDS),
    ...misshapenRow(BOATS, file.boats, 'boats'),
    ...misshapenRow(PIERS, file.piers, 'piers'),
    ...misshapen(SquareShape, file.townSquare, 'townSquare'),
    ...misshapenRow(SLOTS, square.slots, 'townSquare slots'),
    ...misshapenRow(PRICES, file.goodsPrices, 'goodsPrices'),
    ...misshapenList(TownsfolkShape, file.townsfolk, 'townsfolk', TOWNSFOLK),
    ...misshapenList(CorruptionShape, file.corruptionCards, 'corruptionCards', CORRUPTION),
    ...misshapen(RoguesShape, file.rogues, 'rogues'),
    ...misshapenRow(ROGUES, file.rogueCards, 'rogueCards'),
    ...misshapenMerchants(file.merchants),
  ]
  const problems = form.length > 0 ? form : nonsense(json as Content)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, content: json as Content }
}

export function summary({ townsfolk, corruptionCards, rogueCards, merchants }: Content): string {
  const decks = `${townsfolk.length} townsfolk, ${corruptionCards.length} corruption cards`
  return `${merchants.length} merchants, ${decks}, ${rogueCards.length} rogue cards`
}

/** What is well formed and still cannot be. */
function nonsense(content: Content): string[] {
  return [
    ...badMeeples(content),
    ...badClock(content),
    ...badHarbour(content),
    ...badTownsfolk(content),
    ...nonsenseOfMerchants(content),
  ]
}

/** @rule COV-6, COV-7, COV-9 */
function badMeeples({ factions, rogues, rogueCards }: Content): string[] {
  return [
    ...factions.flatMap(({ id, meeples, startInHall, startInBag }) => {
      const all = startInHall + startInBag
      return all === meeples
        ? []
        : [`factions ${id}: meeples is ${meeples}; Hall and bag have ${all}.`]
    }),
    ...rogueCards.flatMap(({ id, lair, bag }) =>
      lair + bag <= rogues.meeples
        ? []
        : [
            `rogueCards ${id}: lair and bag have ${lair + bag}; there are ${rogues.meeples} Rogues.`,
          ],
    ),
  ]
}

/** @rule COV-11, COV-13, COV-45, COV-79 */
function badClock({ clock }: Content): string[] {
  const { gaps, hands, marketIndicatorStart, roundStartHour, adventurerTokens } = clock
  const indicators = gaps.filter(({ indicator }) => indicator).map(({ id }) => id)
  const [first, second] = hands
  const problems = hands.flatMap(({ id, gap }) =>
    gaps.some(each => each.id === gap)
      ? []
      : [`clock hands ${id}: gap is ${quoted(gap)}; there is no such gap.`],
  )
  if (first.gap === second.gap)
    problems.push(`clock hands ${second.id}: gap is that of the other hand.`)
  for (const [round, start] of Object.entries(roundStartHour)) {
    if (start < marketIndicatorStart) continue
    problems.push(
      `clock: roundStartHour.${round} is ${start}; before marketIndicatorStart, ${marketIndicatorStart}.`,
    )
  }
  for (const [players, tokens] of Object.entries(adventurerTokens)) {
    for (const gap of Object.keys(tokens)) {
      if (indicators.includes(gap)) continue
      problems.push(
        `clock: adventurerTokens.${players}.${gap}: there is no indicator with this id.`,
      )
    }
  }
  return problems
}

/** @rule COV-19, COV-52, COV-61 to COV-63 */
function badHarbour({ boats, piers }: Content): string[] {
  const [first] = boats
  const ways = (sells: readonly string[]) => SIZES.filter(each => sells.includes(each))
  return [
    ...boats.flatMap(({ id, capacity, arrivalLoad }) => {
      if (capacity !== first.capacity || arrivalLoad !== first.arrivalLoad) {
        return [`boats ${id}: capacity and arrivalLoad are other than those of ${first.id}.`]
      }
      return arrivalLoad < capacity
        ? []
        : [`boats ${id}: arrivalLoad is ${arrivalLoad}; less than capacity, ${capacity}.`]
    }),
    ...piers.flatMap(({ id, sells }, i) => {
      const all = quoted(ways(standard.piers[i].sells))
      return quoted(ways(sells)) === all && new Set(sells).size === sells.length
        ? []
        : [`piers ${id}: sells is ${quoted(sells)}; it must be ${all}.`]
    }),
  ]
}

/** @rule COV-3, COV-95 to COV-102 */
function badTownsfolk({ townsfolk }: Content): string[] {
  return [
    ...SET_NAMES.flatMap(set => {
      const n = townsfolk.filter(card => card.set === set).length
      return n === SET ? [] : [`townsfolk: there are ${n} of ${set}; exactly ${SET}.`]
    }),
    ...townsfolk.flatMap(({ id, ability }) => {
      const name = `townsfolk ${id} ability`
      const form = misshapen(ABILITIES[ability.type], ability, name)
      if (form.length > 0 || ability.type !== 'discardCorruption') return form
      return (ability.exact === undefined) === (ability.upTo === undefined)
        ? [`${name}: either exact or upTo, not both or neither.`]
        : []
    }),
  ]
}
