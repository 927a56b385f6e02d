import { describe, expect, test } from 'vitest'
import { brokenBy } from '../../../kit/play.fixture.ts'
import { game } from './index.ts'
import type { State } from './state.ts'
import { after, position } from './table.fixture.ts'

const turn = () =>
  position({
    hands: [[1, 5, 6], [2, 8], []],
    inPlay: [4, 4],
    market: [3, 9],
    discard: [7],
    owner: 1,
  })
const give = () =>
  after(
    position({
      hands: [
        [9, 1],
        [2, 8],
      ],
      inPlay: [13],
      market: [4, 5],
    }),
    'pass…',
    'give 9',
  )
const take = () => after(give(), 'enough', 'take 5')
const collect = () =>
  after(position({ hands: [[1, 3], [1]], inPlay: [9], market: [2], turn: 1, owner: 0 }), 'pass…')
const over = () => after(position({ hands: [[9], [1]] }), '9')

function moveCards(from: number[], to: number[], value: number): void {
  from[value]--
  to[value]++
}

type Change = (state: State) => void
/** A sound position, what is done to it, and the words that must come up in what is said of it. */
type Broken = readonly [what: string, at: () => State, change: Change, said: RegExp]
const BROKEN: readonly Broken[] = [
  ['GOL-2 a card too many', turn, s => s.market[3]++, /2 cards of value 3|cards of value 3, not 7/],
  [
    'GOL-2 a card too few',
    turn,
    s => s.discard[7]--,
    /4 cards of value 7, not 5|cards of value 7, not 5/,
  ],
  ['GOL-2 more cards in play than there are', turn, s => (s.count = 7), /cards of value 4, not 6/],
  ['GOL-6 a removed card gone', turn, s => s.removed[14]--, /cards of value 14, not 1/],
  ['a hand of another size', turn, s => (s.sizes[0] = 2), /sizes: seat 0/],
  ['a known card that is not there', turn, s => (s.known[1][3] = 1), /known: seat 1/],
  ['a negative count', turn, s => (s.market[3] = -1), /^market:/],
  ['half a card', turn, s => (s.hands[0][1] = 0.5), /^hands:/],
  ['cards of value 0', turn, s => (s.discard[0] = 1), /^discard:/],
  ['too short a list of counts', turn, s => s.market.pop(), /^market:/],
  ['a hand too few', turn, s => s.hands.pop(), /^hands:/],
  ['GOL-1 seven seats', turn, s => (s.sizes = [1, 1, 1, 1, 1, 1, 1]), /^sizes:/],
  ['GOL-1 one seat', turn, s => (s.sizes = [1]), /^sizes:/],
  ['no seat of that number', turn, s => (s.turn = 3), /^turn: a seat, 0 to 2/],
  ['no owner of that number', turn, s => (s.owner = 3), /^owner: a seat, 0 to 2/],
  ['no start player of that number', turn, s => (s.start = 3), /^start: a seat, 0 to 2/],
  ['another phase', turn, s => (s.phase = 'deal' as never), /^phase:/],
  ['a flag that is none', turn, s => (s.seeded = 0 as never), /^seeded:/],
  ['GOL-34 a seat without cards that is not out', turn, s => (s.out = []), /^out:.*GOL-34/],
  ['GOL-34 a seat with cards that is out', turn, s => (s.out = [2, 1]), /^out:.*GOL-34/],
  ['a seat out twice', turn, s => (s.out = [2, 2]), /^out:/],
  ['GOL-34 the turn of a seat that is out', turn, s => (s.turn = 2), /^turn:.*GOL-34/],
  ['GOL-36 only one seat with cards', over, s => (s.phase = 'turn'), /GOL-36/],
  ['GOL-36 over without a ranking', over, s => (s.ranking = []), /^over:/],
  ['GOL-37 over before the last game', over, s => (s.games = 3), /^over:/],
  ['GOL-37 two games', turn, s => (s.games = 2), /^game:/],
  ['GOL-37 a fourth game', turn, s => Object.assign(s, { game: 4, games: 3 }), /^game:/],
  ['GOL-37 game 0', turn, s => (s.game = 0), /^game:/],
  ['GOL-37 points of too few seats', turn, s => s.points.pop(), /^points:/],
  ['a ranking of some seats', turn, s => (s.ranking = [1]), /^ranking:/],
  ['GOL-14 a set of no value', turn, s => (s.value = 0), /^value and count:/],
  ['GOL-14 a value without cards', turn, s => (s.count = 0), /^value and count:/],
  [
    'GOL-30 a discard pile beside an empty play area',
    turn,
    s => Object.assign(s, { value: 0, count: 0 }),
    /^discard:/,
  ],
  [
    'GOL-26 as many passes as reset the market',
    turn,
    s => (s.passes = 1),
    /^passes: 1 of them.*GOL-26/,
  ],
  [
    'GOL-13 a pass over an empty area',
    give,
    s => Object.assign(s, { value: 0, count: 0 }),
    /GOL-13/,
  ],
  [
    'GOL-13 passes before a lead',
    collect,
    s => Object.assign(s, { phase: 'turn' }),
    /GOL-13|GOL-30/,
  ],
  ['GOL-28 a taker who does not own the trick', collect, s => (s.owner = 1), /^collect:/],
  ['GOL-32 a seeded pair', turn, s => Object.assign(s, { seeded: true, owner: 2 }), /^seeded:/],
  ['GOL-32 a seeded card for one who is not out', give, s => (s.seeded = true), /^seeded:/],
  ['GOL-22 another sum owed', take, s => s.owed++, /^owed:/],
  ['GOL-22 an exchange outside of a pass', give, s => (s.phase = 'turn'), /^given and taken:/],
  ['GOL-23 given more than 14', give, s => Object.assign(s.given, { 5: 2 }), /GOL-23|no such 5s/],
  [
    'GOL-22 given what the seat does not have',
    give,
    s => (s.hands[0][9] = 0),
    /no such 9s|cards of value 9/,
  ],
  ['GOL-24 taken what is not there', take, s => (s.taken[4] = 2), /no such 4s|^owed:/],
  ['GOL-22 taken before the end of giving', take, s => (s.phase = 'give'), /^taken:/],
  ['GOL-R5 the same value on both sides', take, s => (s.given[5] = 1), /on both sides|^owed:/],
  ['no last value', take, s => (s.last = 0), /^last:/],
  [
    'GOL-22 a market that cannot pay',
    take,
    s => moveCards(s.market, s.removed, 4),
    /^take: the market cannot pay/,
  ],
  [
    'GOL-22 an exchange in giving that cannot be completed',
    give,
    s => moveCards(s.market, s.removed, 4),
    /./,
  ],
  ['GOL-R5 a last value left over from an exchange', turn, s => (s.last = 1), /^last:/],
  ['GOL-R5 a last value above what is given', give, s => (s.last = 14), /^last:/],
  ['GOL-R5 a last value above what is taken', take, s => (s.last = 14), /^last:/],
  ['GOL-R5 a last value below what is given', give, s => (s.last = 8), /^last:/],
]

describe('what is wrong with a position is said', () => {
  test.each(BROKEN)('%s', (_, at, change, said) => {
    expect(brokenBy(game, at(), change)).toContainEqual(expect.stringMatching(said))
  })
})
