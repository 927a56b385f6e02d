import {
  distinct,
  from,
  isFlag,
  isWhole,
  listOf,
  object,
  oneOf,
  orNull,
  type Shape,
  shapeBySeats,
  sorted,
  type Test,
} from '../../../kit/shape.ts'
import type { Tables } from '../content/compile.ts'
import { OBJECT_SLOTS, PERFUME_SLOTS, SLOTS } from '../content/values.ts'
import { BLACK } from './prices.ts'
import type { State } from './state.ts'

/*
 * Whether something has the shape of a state, whatever it says: without it nothing else can be
 * asked.
 */

const CHANGERS: readonly State['changer'][] = ['complete', 'place', 'must', 'wait']
/** No number of rounds, spaces or coins comes near it. */
const MANY = 9999
const HOLDINGS = 5 ** 5

const isCount = from(0, MANY)
/** Seven places, of which the first, no coin at all, stays empty. */
const isCoins: Test = value => listOf(isCount, BLACK + 1)(value) && (value as number[])[0] === 0

/**
 * For every field of a state with these printed values and phases, at a table of so many: what it
 * must be, as a test and in words.
 */
function shapeFor(
  { tiles, objects, perfumes, tokens, spaces }: Tables,
  phases: readonly string[],
  seats: number,
  side: 'A' | 'B',
): Shape<State> {
  const perSeat = (test: Test) => listOf(test, seats)
  const isSeat = from(0, seats - 1)
  const isToken = from(0, tokens.length - 1)
  const objectTiles: Test = value => sorted(from(0, objects - 1))(value) && distinct(isWhole)(value)
  const perfumeTiles: Test = value =>
    sorted(from(objects, objects + perfumes - 1))(value) && distinct(isWhole)(value)
  const shopSlot = from(0, OBJECT_SLOTS + PERFUME_SLOTS - 1)
  const ofEach = `for each of ${seats} seats`
  return {
    content: [() => true, ''],
    side: [oneOf(['A', 'B']), 'A or B'],
    disc: [from(0, spaces[side].length - 1), `a space, 0 to ${spaces[side].length - 1}`],
    changer: [oneOf(CHANGERS), `one of ${CHANGERS.join(', ')}`],
    openPurses: [isFlag, 'true or false'],
    phase: [oneOf(phases), `one of ${phases.join(', ')}`],
    round: [from(1, MANY), 'a whole number, 1 or more'],
    starter: [isSeat, `a seat, 0 to ${seats - 1}`],
    turn: [isSeat, `a seat, 0 to ${seats - 1}`],
    extraTurns: [isCount, 'a whole number'],
    purses: [perSeat(isCoins), `seven counts, the first of them 0, ${ofEach}`],
    trays: [perSeat(isCoins), `seven counts, the first of them 0, ${ofEach}`],
    drawn: [isCoins, 'seven counts, the first of them 0'],
    placed: [isCount, 'a whole number'],
    edges: [
      listOf(perSeat(from(0, HOLDINGS - 1)), SLOTS),
      `${SLOTS} times a holding, 0 to ${HOLDINGS - 1}, ${ofEach}`,
    ],
    whitePile: [isCount, 'a whole number'],
    blackPile: [isCount, 'a whole number'],
    sealPile: [isCount, 'a whole number'],
    seals: [perSeat(isCount), `a whole number ${ofEach}`],
    display: [listOf(from(0, tiles.length - 1), SLOTS), `${SLOTS} tiles, 0 to ${tiles.length - 1}`],
    objectStack: [objectTiles, 'objects, lowest first'],
    perfumeStack: [perfumeTiles, 'perfumes, lowest first'],
    objectDiscard: [objectTiles, 'objects, lowest first'],
    perfumeDiscard: [perfumeTiles, 'perfumes, lowest first'],
    supply: [sorted(isToken), 'tokens, lowest first'],
    tokens: [perSeat(sorted(isToken)), `tokens, lowest first, ${ofEach}`],
    played: [sorted(isToken), 'tokens, lowest first'],
    dropped: [perSeat(sorted(isToken)), `tokens, lowest first, ${ofEach}`],
    token: [from(-1, tokens.length - 1), 'a token or -1'],
    progress: [perSeat(isCount), `a whole number ${ofEach}`],
    heights: [perSeat(from(0, seats - 1)), `from 0 to ${seats - 1} ${ofEach}`],
    sold: [distinct(shopSlot), 'different slots of merchandise'],
    sale: [orNull(object({ slot: from(0, SLOTS - 1), done: isCount })), '{slot, done} or null'],
    debts: [perSeat(isCount), `a whole number ${ofEach}`],
    stirred: [isFlag, 'true or false'],
    idleRounds: [isCount, 'a whole number'],
  }
}

/** What is missing or of the wrong kind. @rule MER-1 */
export const shapeWith = (tables: Tables, phases: readonly string[]) =>
  shapeBySeats<State>('progress', (seats, { side }) =>
    shapeFor(tables, phases, seats, side === 'B' ? 'B' : 'A'),
  )
