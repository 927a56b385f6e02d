import { describe, expect, test } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { brokenBy } from '../../../kit/play.fixture.ts'
import { game } from './index.ts'
import type { State } from './state.ts'
import { act, after, offers, OPTIONS, position } from './table.fixture.ts'

const begun = () =>
  after(game.setup(2, { ...OPTIONS, start: 0 }, Rng.from(1)), 'tile king', 'place 3')
const placing = () => after(begun(), 'tile crowd')
const purse = () =>
  after(game.setup(3, { ...OPTIONS, start: 1, market: 'random' }, Rng.from(1)), 'coin 2')
const turn = () =>
  position({
    market: '??Km ???? ???? r?g.',
    stock: 'red 3',
    king: 'blue 1',
    coins: ['1100'],
    goods: ['3 green 2'],
    bag: 0,
  })
const second = () => after(turn(), 'pass', 'move 0')
const coin = () => after(second(), 'move 1')
const king = () => after(turn(), 'pass', 'move 0', 'move 2', 'coin 2')
const play = () => after(turn(), 'play')
const paid = () => after(turn(), 'play', 'pay 1')
const over = () => {
  const state = position({ turn: 1, bag: 0 })
  while (state.phase !== 'over') act(state, offers(state)[0])
  return state
}

type Change = (state: State) => unknown
/** A sound position, what is done to it, and the words that must come up in what is said of it. */
type Broken = readonly [what: string, at: () => State, change: Change, said: RegExp]
const BROKEN: readonly Broken[] = [
  ['AZT-3 a token too many on a vendor', turn, s => s.stock[2]++, /21 red tokens/],
  ['AZT-3 a token too few on the king', turn, s => s.king[1]--, /19 blue tokens/],
  ['AZT-3 a token of another colour on a buyer', turn, s => (s.colours[3] = 0), /black tokens/],
  ['AZT-51 tokens of no colour', turn, s => (s.colours[3] = -1), /^colours:/],
  ['AZT-R20 a colour without tokens', turn, s => (s.colours[0] = 1), /^colours:/],
  ['AZT-R14 more tokens in the bag than unseen', turn, s => (s.bag = 76), /^bag:/],
  ['AZT-R14 a bag that is no multiple of 4', turn, s => (s.bag = 6), /^bag:/],
  [
    'AZT-18 more of one colour removed',
    turn,
    s => Object.assign(s, { aside: [1, 0, 0, 0] }),
    /^aside:/,
  ],
  [
    'AZT-18 removed both ways',
    turn,
    s => ((s.aside = [1, 1, 1, 1]), (s.unseen = s.unseen.map(n => n - 1))),
    /not both/,
  ],
  ['AZT-2 a fifth crowd', turn, s => (s.cells[3] = 4), /5 tiles crowd/],
  ['AZT-2 no king', turn, s => (s.cells[2] = 4), /0 tiles king/],
  ['AZT-9 another hole', turn, s => (s.hole = 0), /^hole:/],
  ['AZT-9 a hole while tiles are being placed', begun, s => (s.hole = 0), /^hole:/],
  ['AZT-10 a tile held that is placed', placing, s => (s.holding = 9), /^holding:/],
  ['AZT-10 no tile held', placing, s => (s.holding = -1), /^holding:/],
  ['AZT-10 a tile held in a turn', turn, s => (s.holding = 4), /^holding:/],
  ['AZT-10 another placer', begun, s => (s.turn = 0), /^turn: seat 1 places/],
  ['AZT-10 all tiles placed', turn, s => (s.phase = 'choose'), /all tiles are placed/],
  ['AZT-15 coins before they are given', begun, s => (s.coins[0] = 1), /^coins: seat 0/],
  ['AZT-15 two coins at the start', purse, s => (s.coins[4] = 1), /^coins: seat 1 has 2/],
  ['AZT-19 tokens before the first turn', purse, s => (s.stock[0]++, s.unseen[0]--), /AZT-19/],
  ['an empty bag before the first turn', purse, s => (s.bag = 0), /^bag: not empty/],
  ['AZT-27 two coins on a buyer', turn, s => (s.coins[0] = 2), /^coins:/],
  ['AZT-1 five seats', turn, s => (s.coins = new Array<number>(20).fill(0)), /^coins:/],
  ['AZT-1 one seat', turn, s => (s.coins = [0, 0, 0, 0]), /^coins:/],
  ['AZT-8 three buyers', turn, s => s.goods.pop(), /^goods:/],
  ['no seat of that number', turn, s => (s.turn = 2), /^turn:/],
  ['no start player of that number', turn, s => (s.start = -1), /^start:/],
  ['another phase', turn, s => (s.phase = 'sleep' as never), /^phase:/],
  ['a tile that is none', turn, s => (s.cells[0] = 10), /^cells:/],
  ['a market of 15 cells', turn, s => s.cells.pop(), /^cells:/],
  ['half a token', turn, s => (s.stock[2] = 0.5), /^stock:/],
  ['a flag that is none', turn, s => (s.bought = 0 as never), /^bought:/],
  ['AZT-33 bought before playing', turn, s => (s.bought = true), /^bought:/],
  ['AZT-R7 a tile moved last in another turn', turn, s => (s.moved = 3), /^moved:/],
  ['AZT-R7 no tile moved first', second, s => (s.moved = -1), /^moved:/],
  ['AZT-R7 the hole as the tile moved last', play, s => (s.moved = s.hole), /^moved:/],
  [
    'AZT-26 asked for a coin with none to take',
    coin,
    s => s.coins.fill(1),
    /^coin: there is nothing/,
  ],
  [
    'AZT-28 asked for the king with nothing to take',
    king,
    s => ((s.stock[2] = 0), (s.unseen[2] += 3)),
    /^king: there is nothing/,
  ],
  [
    'AZT-R6 playing with nothing within reach',
    play,
    s => s.coins.fill(0),
    /^play: there is nothing/,
  ],
  ['AZT-R6 paid with nothing within reach', paid, s => s.coins.fill(0), /^paid: there is nothing/],
  ['AZT-53 over with tokens in the bag', over, s => (s.bag = 4), /^over:/],
  ['AZT-53 over in the middle of a round', over, s => (s.turn = 0), /^over:/],
]

describe('what is wrong with a position is said', () => {
  test.each(BROKEN)('%s', (_, at, change, said) => {
    expect(brokenBy(game, at(), change)).toContainEqual(expect.stringMatching(said))
  })
})
