import type { Seat } from '../../../kernel/game.ts'
import { clone } from '../../../kernel/json.ts'
import { fitOptions, must } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { atRandom, played, sound, whyNot } from '../../../kit/play.fixture.ts'
import { game } from './index.ts'
import type { Event, Move, Options, State } from './state.ts'

/*
 * Small positions made by hand, and moves in words: `act(state, '5 5', 'pass', 'swap 12 > 6 6',
 * 'collect 2')`. What is legal is asked of the engine, but the cards of the box are counted here
 * once more, from the rulebook's list.
 */

/**
 * 1 14, 2 13s, 3 12s and 11s, 4 10s and 9s, 5 8s and 7s, 6 6s, 5s and 4s, and 7 3s, 2s and 1s.
 * @rule GOL-R1
 */
export const BOX: readonly number[] = [0, 7, 7, 7, 6, 6, 6, 5, 5, 4, 4, 3, 3, 2, 1]

export interface Setting extends Partial<
  Omit<State, 'hands' | 'known' | 'market' | 'discard' | 'given' | 'taken'>
> {
  readonly hands: readonly (readonly number[])[]
  readonly known?: readonly (readonly number[])[]
  readonly market?: readonly number[]
  readonly discard?: readonly number[]
  readonly inPlay?: readonly number[]
  readonly given?: readonly number[]
  readonly taken?: readonly number[]
}

export function heap(cards: readonly number[]): number[] {
  const counts = new Array<number>(15).fill(0)
  for (const card of cards) counts[card]++
  return counts
}

/** The cards of a heap, lowest first. */
export function cards(counts: readonly number[]): number[] {
  return counts.flatMap((copies, value) => new Array<number>(copies).fill(value))
}

const worth = (list: readonly number[]) => list.reduce((sum, card) => sum + card, 0)

/**
 * A sound position; cards that are not named are out of the game. Seats without cards are out, in
 * seat order.
 */
export function position(setting: Setting): State {
  const {
    hands,
    inPlay = [],
    market = [],
    discard = [],
    given = [],
    taken = [],
    known,
    ...said
  } = setting
  const named = heap([...hands.flat(), ...market, ...discard, ...inPlay])
  const seats = hands.map((_, seat) => seat)
  const turn = setting.turn ?? seats.find(seat => hands[seat].length > 0) ?? 0
  const state: State = {
    phase: 'turn',
    turn,
    sizes: hands.map(hand => hand.length),
    removed: BOX.map((copies, value) => copies - named[value]),
    value: inPlay[0] ?? 0,
    count: inPlay.length,
    // Whose set is in play, if nothing is said: the seat before the one to act, which is a fair
    // guess for most tests.
    owner: inPlay.length > 0 ? (turn + hands.length - 1) % hands.length : turn,
    seeded: false,
    passes: 0,
    traded: false,
    owed: worth(given) - worth(taken),
    last: 14,
    out: seats.filter(seat => hands[seat].length === 0),
    turns: 0,
    maxTurns: 2000,
    game: 1,
    games: 1,
    start: 0,
    points: hands.map(() => 0),
    ranking: [],
    limit: false,
    ...said,
    hands: hands.map(heap),
    known: hands.map((_, seat) => heap(known?.[seat] ?? [])),
    market: heap(market),
    discard: heap(discard),
    given: heap(given),
    taken: heap(taken),
  }
  return sound(game, state)
}

const numbers = (text: string) => text.trim().split(/\s+/).filter(Boolean).map(Number)
const highestFirst = (list: readonly number[]) => list.toSorted((a, b) => b - a)

/**
 * The small steps of a move in words. A bare `pass` swaps nothing; `pass…` stops where the engine
 * asks what to swap.
 */
export function steps(words: string): Move[] {
  const [verb, rest = ''] = words.split(/(?<=^[a-z…]+) /)
  switch (verb) {
    case 'pass':
      return [{ type: 'pass' }, { type: 'keep' }]
    case 'pass…':
      return [{ type: 'pass' }]
    case 'swap': {
      const [give, take] = rest.split('>').map(numbers)
      return [
        { type: 'pass' },
        ...highestFirst(give).map((value): Move => ({ type: 'give', value })),
        { type: 'enough' },
        ...highestFirst(take).map((value): Move => ({ type: 'take', value })),
      ]
    }
    case 'give':
    case 'take':
    case 'collect':
      return [{ type: verb, value: Number(rest) }]
    case 'keep':
    case 'enough':
    case 'decline':
      return [{ type: verb }]
    default: {
      const set = numbers(words)
      return [{ type: 'play', value: set[0], count: set.length }]
    }
  }
}

/** Plays moves in words for the seat to act, and tells what happened. An illegal one throws. */
export function act(state: State, ...said: readonly string[]): Event[] {
  const events: Event[] = []
  const rng = Rng.from(1)
  for (const words of said) {
    for (const move of steps(words)) {
      // Where no swap is possible, the pass alone is the whole answer.
      if (move.type === 'keep' && words === 'pass' && state.phase !== 'give') continue
      events.push(...played(game, state, state.turn, move, rng, words))
    }
    if (words.startsWith('swap') && state.owed > 0) throw new Error(`"${words}" is not complete.`)
  }
  return events
}

/** The same in a copy: what the position would be. */
export function after(state: State, ...said: readonly string[]): State {
  const there = structuredClone(state)
  act(there, ...said)
  return there
}

/** Whether the seat to act may make this whole move. The state stays as it is. */
export function may(state: State, words: string): boolean {
  try {
    act(clone(state), words)
    return true
  } catch {
    return false
  }
}

const spoken = (move: Move): string => {
  if (move.type === 'play') return new Array<number>(move.count).fill(move.value).join(' ')
  return 'value' in move ? `${move.type} ${move.value}` : move.type
}

/** What is offered, in words: `['1', '1 1', 'pass']`. */
export function offers(state: State, seat: Seat = state.turn): string[] {
  return game.legal(state, seat).map(spoken)
}

/** Why the last step of a move in words is refused: `'GOL-16 not-higher'`, or null if it is not. */
export function refusal(state: State, words: string, seat: Seat = state.turn): string | null {
  const there = clone(state)
  const all = steps(words).filter(move => move.type !== 'keep' || words === 'keep')
  const last = all[all.length - 1]
  for (const move of all.slice(0, -1)) {
    const refused = whyNot(game, there, seat, move)
    if (refused) return refused
    game.play(there, seat, move, { rng: Rng.from(1), emit: () => undefined })
  }
  return whyNot(game, there, seat, last)
}

/** The cards on the table, for a glance: hands, market, discard pile and cards in play. */
export function table(state: State) {
  return {
    hands: state.hands.map(cards),
    market: cards(state.market),
    discard: cards(state.discard),
    inPlay: new Array<number>(state.count).fill(state.value),
  }
}

/**
 * Every move that can be said at all, legal or not: small numbers, and some just beyond what there
 * is.
 */
export const UNIVERSE: readonly Move[] = [
  ...['pass', 'keep', 'enough', 'decline'].map(type => ({ type }) as Move),
  ...Array.from({ length: 16 }, (_, value) => value).flatMap((value): Move[] => [
    { type: 'give', value },
    { type: 'take', value },
    { type: 'collect', value },
    ...Array.from({ length: 9 }, (_, count): Move => ({ type: 'play', value, count })),
  ]),
]

/** The options as they come: a test names only what it is about. */
export const USUAL: Options = must(fitOptions(game, 2, {}))

/**
 * Random positions on the way of random games: every phase comes up, and small hands as well as
 * large ones.
 */
export function wander(seats: number, seed: number, options = { ...USUAL, maxTurns: 300 }) {
  const rng = Rng.from(seed)
  return atRandom(game, game.setup(seats, options, rng), rng)
}

/** Seat 0 can go out with a single play. */
export const last = (others: number[][], more: Partial<Setting> = {}): State =>
  position({ hands: [[9], ...others], market: [2], ...more })
