import type { List, Parameters, Say, Term, Value } from '../../../kit/words/messages.ts'
import type { Ability, Icons, Tables, Townsperson } from '../content/compile.ts'
import { colourOf, isLarge } from '../engine/market/goods.ts'
import { faceOf, metalOf } from '../engine/merchants/blacksmith/dice.ts'
import { colourOfZone, kindOf } from '../engine/merchants/captain/chart.ts'
import type { MerchantId } from '../engine/names.ts'
import type { Messages } from './messages.ts'

export type Speech = Say<Messages>

/** The things of the game, as messages in any language speak of them. */

/** A position of the clock: "9 o’clock", "6:30". */
export const timeAt = (position: number): Term => ({
  term: 'time',
  with: { hour: ((Math.floor(position / 2) - 1) % 12) + 1, half: position % 2 === 1 },
})

/** "2 hours + 1 Corruption card" */
export const costTerm = ({ hours, corruption }: Cost): Term => ({
  term: 'cost',
  with: { hours, corruption },
})
export interface Cost {
  readonly hours: number
  readonly corruption: number
}

/** "a Warrior" */
export const someone = (adventurer: number): Term => ({ term: 'someone', with: { n: adventurer } })

/** "a Warrior and a Wizard", or "2 Warriors" where all are alike. */
export function drawn(all: readonly number[]): List {
  const [first = 0] = all
  const isMany = all.length > 1 && all.every(colour => colour === first)
  return isMany ? [adventurers(all.length, first)] : all.map(someone)
}

const adventurers = (n: number, colour: number): Term => ({
  term: 'adventurers',
  with: { n, colour },
})

/** "2 Warriors", "1 Noble" */
export const people = (counts: readonly number[]): readonly Term[] =>
  counts.flatMap((n, colour) => (n > 0 ? [adventurers(n, colour)] : []))

export const colourTerm = (colour: number): Term => ({ term: 'colour', with: { n: colour } })
const cellTerm = (cell: number): Term => ({ term: 'cell', with: { n: cell } })

/** "3 red marbles", "1 Ichor" */
const marbles = (counts: readonly number[]): List =>
  counts.flatMap((n, marble) => (n > 0 ? [{ term: 'marbles', with: { n, marble } }] : []))

/** "red Potion" */
export const goodTerm = (merchant: MerchantId, good: number): Term => ({
  term: `good.${merchant}.${isLarge(good) ? 'large' : 'small'}`,
  with: { colour: colourOf(good) },
})

/** "red 4", "coal 2" */
export const dieTerm = (die: number): Term => ({
  term: 'die',
  with: { metal: metalOf(die), face: faceOf(die) },
})

/** "red Shallows", "Harbour" */
export const zoneTerm = (zone: number): Term => ({
  term: `zone.${kindOf(zone)}`,
  with: { colour: colourOfZone(zone) },
})

/** An action space of a board, by the key of its name. */
export function spaceKey({ boards }: Tables, merchant: MerchantId, space: number): string {
  const { spaces, recruit, staff } = boards[merchant]
  const own = space === recruit ? 'recruit' : space === staff ? 'staff' : null
  return `space.${own ?? spaces[space]?.id ?? ''}`
}

/** A slot of a merchant's Staff board, by the key of its name. */
export const staffKey = (merchant: MerchantId, slot: number) => `staff.${merchant}.${slot}`
export const staffTerm = (merchant: MerchantId, slot: number): Term => ({
  term: staffKey(merchant, slot),
})

/** "Lamplighter". Cards of another set keep the names they come with. */
export const townsperson = (say: Speech, { name }: Pick<Townsperson, 'name'>): string =>
  say.find(`townsfolk.${name}`) ?? name

/** What a Townsfolk card does for this merchant when it is hired: "gain a small red Potion". */
export const abilityTerm = (ability: Ability, merchant: MerchantId): Term => ({
  term: `ability.${ability.type}`,
  with: factsOf(ability, merchant),
})

/** "2 Corruption icons", "1 Warrior icon" */
export const iconTerms = ({ factions, corruption }: Icons): readonly Term[] => [
  ...(corruption > 0 ? [{ term: 'icon.corruption', with: { n: corruption } }] : []),
  ...factions.flatMap((n, colour) =>
    n > 0 ? [{ term: 'icon.faction', with: { n, colour } }] : [],
  ),
]

/** Numbers that stand for something else, by name. */
const ONE: { readonly [name: string]: (value: number, merchant: MerchantId) => Value } = {
  furnace: furnace => furnace + 1,
  die: dieTerm,
  zone: zoneTerm,
  good: (good, merchant) => goodTerm(merchant, good),
}
const MANY: { readonly [name: string]: (values: readonly number[]) => List } = {
  aboard: people,
  adventurers: drawn,
  cells: all => all.map(cellTerm),
  colours: all => all.map(colourTerm),
  dice: all => all.map(dieTerm),
  landed: all => all.map(colourTerm),
  marbles,
}

export type Facts = Parameters

/**
 * What a question, a move, an event or a refusal holds, as messages speak of it: each field by its
 * name. Nothing is "none".
 */
export function factsOf(given: object, merchant: MerchantId | null): Facts {
  const facts: { [name: string]: Value } = {}
  for (const [name, value] of Object.entries(given) as [string, unknown][]) {
    if (value === null) facts[name] = 'none'
    else if (typeof value === 'number') facts[name] = ONE[name]?.(value, merchant ?? 'alc') ?? value
    else if (typeof value === 'string' || typeof value === 'boolean') facts[name] = value
    else if (Array.isArray(value) && MANY[name]) facts[name] = MANY[name](value as number[])
  }
  return facts
}

/** What a thing is called, in one of the forms that its message has. */
export const nameOf = (say: Speech, { term, with: given }: Term, form = 'other'): string =>
  say.find(term, { ...given, form }) ?? term

/** What an action space or a member of staff is called and does, by `spaceKey` or `staffKey`. */
export const labelOf = (say: Speech, key: string) => ({
  name: say.find(key) ?? '',
  does: say.find(`${key}.does`) ?? '',
})
