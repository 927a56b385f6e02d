import { clone } from '../../../kernel/json.ts'
import { Rng } from '../../../kernel/rng.ts'
import { atRandom, played, sound, whyNot } from '../../../kit/play.fixture.ts'
import { game } from './index.ts'
import type { Event, Move, Options, State } from './state.ts'

/*
 * Small positions made by hand, and moves in words: `act(state, 'play', 'buy 0 red', 'end')`. A
 * market is drawn row by row from north to south: k u r g the vendors (black, blue, red, green), c
 * crowd, p porter, v governor, a ambassador, m messenger, K king, . the hole; ? is whatever is
 * left.
 */

export const SIGNS = 'kurgcpvamK'
/** The tiles of the box, from the rulebook's list. @rule AZT-2 */
const BOX = 'Kmkurgppvvacccc'
export const NAMES = [
  'black',
  'blue',
  'red',
  'green',
  'crowd',
  'porter',
  'governor',
  'ambassador',
  'messenger',
  'king',
]

export interface Setting extends Partial<
  Pick<State, 'phase' | 'turn' | 'start' | 'bag' | 'moved' | 'bought'>
> {
  readonly seats?: number
  readonly market?: string
  /** Tokens on vendors and king: `'red 3, blue 1'`. */
  readonly stock?: string
  readonly king?: string
  /** A seat's buyers with coins: `'1010'`; none if left out. */
  readonly coins?: readonly string[]
  /** What a seat's buyers hold: `'0 red 3, 2 blue 1'`. */
  readonly goods?: readonly string[]
}

/** The kinds of tiles in a drawing; ? takes what is left of the box, the hole last. */
export function drawn(market: string): number[] {
  const signs = market.replaceAll(/\s/g, '').split('')
  const left = `${BOX}.`.split('')
  for (const sign of signs.filter(each => each !== '?')) {
    const at = left.indexOf(sign)
    if (at === -1) throw new Error(`Too many ${sign} in ${market}`)
    left.splice(at, 1)
  }
  return signs.map(sign => SIGNS.indexOf(sign === '?' ? (left.shift() ?? '.') : sign))
}

/** All tiles and the hole in any order. */
export const shuffled = (rng: Rng) => rng.shuffle(`${BOX}.`.split('')).join('')

const listed = (text: string) =>
  text.split(',').flatMap(part => (part.trim() === '' ? [] : [part.trim().split(' ')]))

export function tokens(text = ''): number[] {
  const counts = [0, 0, 0, 0]
  for (const [name, count] of listed(text)) counts[NAMES.indexOf(name)] += Number(count)
  return counts
}

/**
 * A sound position; tokens that are not named are unseen, and by default as many as can be are in
 * the bag.
 */
export function position(setting: Setting): State {
  const {
    seats = 2,
    market = '????????????????',
    stock,
    king,
    coins = [],
    goods = [],
    ...said
  } = setting
  const state: State = {
    phase: 'turn',
    turn: 0,
    start: 0,
    cells: drawn(market),
    hole: drawn(market).indexOf(-1),
    holding: -1,
    stock: tokens(stock),
    king: tokens(king),
    coins: Array.from({ length: seats }, (_, seat) =>
      (coins[seat] ?? '0000').split('').map(Number),
    ).flat(),
    goods: new Array<number>(4 * seats).fill(0),
    colours: new Array<number>(4 * seats).fill(-1),
    unseen: [0, 0, 0, 0],
    bag: 0,
    aside: [0, 0, 0, 0],
    moved: -1,
    bought: false,
  }
  goods.forEach((text, seat) => {
    for (const [buyer, name, count] of listed(text)) {
      state.goods[4 * seat + Number(buyer)] = Number(count)
      state.colours[4 * seat + Number(buyer)] = NAMES.indexOf(name)
    }
  })
  const bought = (colour: number) =>
    state.goods.reduce((n, more, at) => (state.colours[at] === colour ? n + more : n), 0)
  state.unseen = state.unseen.map(
    (_, colour) => 20 - state.stock[colour] - state.king[colour] - bought(colour),
  )
  const unseen = state.unseen.reduce((a, b) => a + b)
  state.bag = unseen - (unseen % 4)
  Object.assign(state, said)
  return sound(game, state)
}

/** A move in words: `'buy 0 red'`, `'move 7'`, `'tile crowd'`. */
export function said(words: string): Move {
  const [type, one = '', two = ''] = words.split(' ')
  switch (type) {
    case 'tile':
      return { type, tile: NAMES.indexOf(one) }
    case 'place':
    case 'move':
      return { type, cell: Number(one) }
    case 'coin':
    case 'pay':
      return { type, buyer: Number(one) }
    case 'king':
      return { type, colour: NAMES.indexOf(one) }
    case 'buy':
      return { type, buyer: Number(one), colour: NAMES.indexOf(two) }
    default:
      return { type } as Move
  }
}

export function inWords(move: Move): string {
  const { type, ...rest } = move
  const named = Object.entries(rest).map(([name, n]) =>
    name === 'colour' || name === 'tile' ? NAMES[n] : n,
  )
  return [type, ...named].join(' ')
}

/** Plays moves in words for the seat to act, and tells what happened. An illegal one throws. */
export function act(state: State, ...words: readonly string[]): Event[] {
  const rng = Rng.from(1)
  return words.flatMap(each => played(game, state, state.turn, said(each), rng, each))
}

/** The same in a copy: what the position would be. */
export function after(state: State, ...words: readonly string[]): State {
  const there = clone(state)
  act(there, ...words)
  return there
}

/** What is offered, in words. */
export function offers(state: State, seat: number = state.turn): string[] {
  return game.legal(state, seat).map(inWords)
}

/** Why a move in words is refused: `'AZT-37 no-coin'`, or null if it is not. */
export function refusal(state: State, words: string, seat: number = state.turn): string | null {
  return whyNot(game, state, seat, said(words))
}

export const OPTIONS: Options = {
  removal: 'random',
  removed: 4,
  market: 'players',
  start: 'random',
}

/** Random positions on the way of random games: every phase comes up. */
export function wander(
  seats: number,
  seed: number,
  options: Partial<Options> = {},
): Generator<State> {
  const rng = Rng.from(seed)
  return atRandom(game, game.setup(seats, { ...OPTIONS, ...options }, rng), rng)
}

/** Every move that can be said at all, legal or not, and some just beyond what there is. */
export const UNIVERSE: readonly Move[] = [
  ...['pass', 'play', 'leave', 'end'].map(type => ({ type }) as Move),
  ...Array.from({ length: 18 }, (_, i) => i - 1).flatMap((n): Move[] => [
    { type: 'tile', tile: n },
    { type: 'place', cell: n },
    { type: 'move', cell: n },
    { type: 'coin', buyer: n },
    { type: 'pay', buyer: n },
    { type: 'king', colour: n },
    ...[-1, 0, 1, 2, 3, 4].map((colour): Move => ({ type: 'buy', buyer: n, colour })),
  ]),
]
