import { DECK, HIGHEST } from '../content/index.ts'
import { MOST } from './card-odds.ts'

/** A card from this value on is high, one up to that value low. */
export const HIGH = 11
const LOW = 5

const height = (value: number) => (value >= HIGH ? 'high' : value <= LOW ? 'low' : 'middle')

/** `3x2`: holds two or more cards of value 3. */
const hand = DECK.flatMap((copies, value) =>
  Array.from({ length: Math.min(copies, MOST) }, (_, n) => `${height(value)}/${value}x${n + 1}`),
)

const others = [
  'table/seats',
  'table/two',
  'table/three',
  'table/hidden',
  'table/progress',
  'match/ahead1',
  'match/ahead2',
  'match/ahead3',
  'match/ahead4',
  'match/ahead5',
  'match/points',
  'match/best',
  'match/left',
  'cards/many',
  'cards/one',
  'cards/two',
  'cards/three',
  'cards/sum',
  'sets/many',
  'sets/one',
  'sets/two',
  'sets/three',
  'sets/turns',
  'control/sure',
  'control/best',
  'control/second',
  'control/third',
  'control/singles',
  'control/pairs',
  'control/triples',
  'losers/all',
  'losers/worst',
  'losers/second',
  'losers/most',
  'losers/singles',
  'losers/pairs',
  'losers/triples',
  'trick/mine',
  'trick/mineStands',
  'trick/mineStrength',
  'trick/won',
  'trick/lead',
  'trick/turn',
  'trick/away',
  'trick/answers',
  'trick/beats',
  'trick/regains',
  'trick/otherStands',
  'trick/danger',
  'trick/height',
  'trick/single',
  'trick/pair',
  'market/cards',
  'market/high',
  'market/best',
  'market/swap',
  'rivals/least',
  'rivals/second',
  'rivals/mean',
  'rivals/ahead',
  'rivals/one',
  'rivals/two',
  'rivals/next',
  'rivals/control',
  'rivals/strongest',
] as const

type Name = (typeof others)[number]

export const inputs: readonly string[] = [...hand, ...others]

/** Where the inputs of a hand begin: `FIRST[value]` for one copy of it, then for two …; then the end. */
export const FIRST = Array.from({ length: HIGHEST + 2 }, (_, value) =>
  DECK.slice(0, value).reduce((sum, copies) => sum + Math.min(copies, MOST), 0),
)

/** The index of each other input. */
export const AT = Object.fromEntries(
  others.map((name, index) => [name, hand.length + index]),
) as Readonly<Record<Name, number>>
