import type { Frozen, Seat } from '../../../kernel/game.ts'
import { BUDGET, CARDS, CATEGORIES, JUICE, MAX_ROUNDS } from '../content/index.ts'
import { limitOf } from '../engine/cards.ts'
import { type CardSet, setOf, sizeOf, spentOn, worthOf } from '../engine/scoring.ts'
import type { State } from '../engine/state.ts'
import { hopeOf, restOf } from '../insight/hope.ts'

/** What there is to see of a seat. */
export interface Sight {
  readonly seats: number
  /** Its cards, as far as one may see them; and how many more there are. */
  readonly hand: CardSet
  readonly unseen: number
  /** Share of the rounds still to come, this one included, 0 to 1; 0 when all are over. */
  readonly ahead: number
  /** Rounds still to come, this one included. */
  readonly rounds: number
  /** Places still free in the hand. */
  readonly free: number
  /** Of its budget, coins not spent on the cards that one sees; below 0, too many. */
  readonly coins: number
  /** Points of these cards as they are, and as the insight hopes. */
  readonly points: number
  readonly hope: number
  /** Share of the seats that have voted to end the game. */
  readonly votes: number
  /** Cards that cannot come to it from the deck any more, as everybody knows. */
  readonly gone: CardSet
}

/** Of a hand, what everybody has seen and can still know. @rule MTO-R24, MTO-43 */
function publicHand(state: Frozen<State>, seat: Seat): CardSet {
  let seen = setOf(state.known[seat])
  for (const { card, open } of state.shown)
    if (open && state.hands[seat].includes(card)) seen |= 1 << card
  return seen
}

/** The cards that cannot come to this seat from the deck any more, as everybody knows. */
function goneFor(state: Frozen<State>, seat: Seat): CardSet {
  let gone = setOf(state.removed)
  for (let other = 0; other < state.hands.length; other++)
    if (other !== seat) gone |= publicHand(state, other)
  return gone
}

/** `sees`: whether the hand itself may be read. */
export function sightOf(state: Frozen<State>, seat: Seat, sees: boolean): Sight {
  const seats = state.hands.length
  const size = state.hands[seat].length
  const hand = sees || state.phase === 'over' ? setOf(state.hands[seat]) : publicHand(state, seat)
  const trading = state.phase === 'final' || state.phase === 'over'
  const rounds = trading ? 0 : MAX_ROUNDS[seats] - state.round + 1
  const ahead = rounds / MAX_ROUNDS[seats]
  const budget = BUDGET[seats]
  return {
    seats,
    hand,
    unseen: size - sizeOf(hand),
    ahead,
    rounds,
    free: limitOf(state) - size,
    coins: budget - spentOn(hand),
    points: worthOf(hand, budget),
    hope: hopeOf(hand, { ...restOf(state), ahead }),
    votes: state.votes.filter(Boolean).length / seats,
    gone: goneFor(state, seat),
  }
}

const KINDS = CATEGORIES.map(category =>
  setOf(CARDS.flatMap((card, i) => (card.category === category ? [i] : []))),
)
const FRUIT = KINDS[CATEGORIES.indexOf('fruit')]
/** Scales that bring points, and numbers of coins and cards, to about 1. */
export const POINTS = 15
export const MANY = 8

const fruitOf = ({ hand }: Sight) => sizeOf(hand & FRUIT) / 4

/** The inputs that are numbers of one seat, by name. */
export const NUMBERS: { readonly [input: string]: (sight: Sight) => number } = {
  'table/2': ({ seats }) => Number(seats === 2),
  'table/3': ({ seats }) => Number(seats === 3),
  'table/4': ({ seats }) => Number(seats === 4),
  'time/ahead': ({ ahead }) => ahead,
  'time/trade': ({ ahead }) => Number(ahead === 0),
  'time/votes': ({ votes }) => votes,
  'time/unseen': ({ unseen }) => unseen / MANY,
  'hand/points': ({ points }) => points / POINTS,
  'hand/hope': ({ hope }) => hope / POINTS,
  'hand/late': ({ points, ahead }) => (points * (1 - ahead)) / POINTS,
  'places/free': ({ free }) => free / MANY,
  'places/pace': ({ free, rounds }) => Math.max(0, free - rounds) / MANY,
  'places/early': ({ free, ahead }) => (free * ahead) / MANY,
  'budget/left': ({ coins }) => coins / MANY,
  'budget/short': ({ coins, free }) => Math.max(0, free - coins) / MANY,
  'budget/over': ({ coins, ahead }) => (Math.max(0, -coins) * (1 - ahead)) / MANY,
  'fruit/number': fruitOf,
  'fruit/square': sight => fruitOf(sight) ** 2,
  'kinds/number': ({ hand }) => KINDS.filter(kind => (hand & kind) !== 0).length / KINDS.length,
  'juice/held': ({ hand }) => Number((hand & (1 << JUICE)) !== 0),
}
