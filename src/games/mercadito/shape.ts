import { CARDS, CALLS, OFFERS, SLOTS } from './content.ts'
import type { State } from './state.ts'

/*
 * Whether something has the shape of a state, whatever it says: without it nothing else can be asked.
 */

const PHASES: readonly unknown[] = ['choose', 'call', 'final', 'over'] satisfies State['phase'][]
const PLAIN: readonly unknown[] = ['pass', 'hold', 'cede', 'leave']

type Test = (value: unknown) => boolean
type Fields = { readonly [name: string]: unknown }

const isWhole = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0
const isCard: Test = value => isWhole(value) && value < CARDS.length
const isFlag: Test = value => typeof value === 'boolean'
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const orNull =
  (test: Test): Test =>
  value =>
    value === null || test(value)
const from =
  (low: number, high: number): Test =>
  value =>
    isWhole(value) && value >= low && value <= high
/** A list of so many that pass the test; of any length up to 100 if it is not said. */
const listOf =
  (test: Test, length?: number): Test =>
  value =>
    Array.isArray(value) && (length === undefined ? value.length <= 100 : value.length === length) && value.every(test)
/** Numbers that rise: each once, in the one order. */
const rising =
  (test: Test): Test =>
  value =>
    listOf(test)(value) && (value as number[]).every((item, i, all) => i === 0 || all[i - 1] < item)
const distinct =
  (test: Test): Test =>
  value =>
    listOf(test)(value) && new Set(value as unknown[]).size === (value as unknown[]).length
/** An object with these fields and no others. */
const object =
  (tests: { readonly [name: string]: Test }): Test =>
  value =>
    isFields(value) &&
    Object.keys(value).length === Object.keys(tests).length &&
    Object.entries(tests).every(([name, test]) => Object.hasOwn(value, name) && test(value[name]))

const isCommitment =
  (isSeat: Test): Test =>
  value => {
    if (!isFields(value)) return false
    if (value.type === 'pick') return object({ type: () => true, card: isCard })(value)
    if (value.type === 'juice') return object({ type: () => true, to: isSeat })(value)
    return object({ type: type => PLAIN.includes(type) })(value)
  }

/** For every field of a state at a table of so many: what it must be, in words and as a test. */
function fieldsFor(seats: number): { readonly [name in keyof State]: readonly [Test, string] } {
  const isSeat = from(0, seats - 1)
  const isId = from(1, seats * OFFERS)
  const cards = rising(isCard)
  const seated = rising(isSeat)
  const perSeat = (test: Test) => listOf(test, seats)
  const offer = { to: isSeat, give: cards, want: cards }
  return {
    phase: [value => PHASES.includes(value), `one of ${PHASES.join(', ')}`],
    round: [from(1, 99), 'a whole number, 1 or more'],
    wave: [from(1, seats), 'from 1 to the number of seats'],
    openMemory: [isFlag, 'true or false'],
    hands: [perSeat(cards), 'the cards of each seat, lowest first'],
    known: [perSeat(cards), 'cards of each seat, lowest first'],
    deck: [cards, 'cards, lowest first'],
    stacked: [distinct(isCard), 'different cards'],
    market: [listOf(orNull(isCard), SLOTS), `${SLOTS} cards or nulls`],
    discard: [distinct(isCard), 'different cards'],
    removed: [distinct(isCard), 'different cards'],
    choosers: [seated, 'seats, lowest first'],
    committed: [perSeat(orNull(isCommitment(isSeat))), 'for each seat an answer or null'],
    conflicts: [
      listOf(object({ card: isCard, seats: seated, call: from(1, CALLS) })),
      'a list of {card, seats, call}, calls from 1 to 3',
    ],
    ceders: [seated, 'seats, lowest first'],
    votes: [perSeat(isFlag), 'true or false for each seat'],
    offersLeft: [perSeat(from(0, OFFERS)), `from 0 to ${OFFERS} for each seat`],
    offers: [listOf(object({ id: isId, from: isSeat, ...offer })), 'a list of {id, from, to, give, want}'],
    nextOffer: [from(1, seats * OFFERS + 1), 'a whole number, 1 or more'],
    drafts: [
      perSeat(orNull(object({ ...offer, answers: from(0, seats * OFFERS) }))),
      'for each seat {to, give, want, answers} or null',
    ],
    shown: [listOf(object({ card: isCard, to: seated, open: isFlag })), 'a list of {card, to, open}'],
  }
}

/** What is missing or of the wrong kind. */
export function shapeFaults(state: unknown): string[] {
  if (!isFields(state)) return ['A state is an object.']
  const seats = Array.isArray(state.hands) ? state.hands.length : 0
  if (seats < 2 || seats > 4) return ['hands: those of 2 to 4 seats (MTO-1).']
  const fields = Object.entries(fieldsFor(seats))
  const wrong = fields.filter(([name, [test]]) => !Object.hasOwn(state, name) || !test(state[name]))
  return wrong.map(([name, [, words]]) => `${name}: ${words}.`)
}
