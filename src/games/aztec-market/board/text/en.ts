import type { Purchase } from '../../engine/purchase.ts'

const ORDINALS = ['first', 'second', 'third', 'fourth']
const ordinal = (n: number) => ORDINALS[n] ?? String(n + 1)
const GOODS = [
  ['pot', 'pots'],
  ['cloth', 'cloths'],
  ['jewel', 'jewels'],
  ['herb', 'herbs'],
] as const
const goods = (n: number, colour: number) => `${n} ${GOODS[colour]?.[n === 1 ? 0 : 1] ?? ''}`
const points = (n: number) => `${n} ${n === 1 ? 'point' : 'points'}`
const coins = (n: number) => `${n} ${n === 1 ? 'coin' : 'coins'}`
const tokens = (n: number) => `${n} ${n === 1 ? 'token' : 'tokens'}`
const coin = (has: boolean) => (has ? 'a coin' : 'no coin')
const NAMES = [
  'Pottery',
  'Fabric',
  'Jewels',
  'Herbs',
  'Crowd',
  'Porter',
  'Governor',
  'Ambassador',
  'Messenger',
  'King',
]

/** What the board itself says in English; the other languages say the same or do not compile. */
export const en = {
  letters: ['P', 'F', 'J', 'H'],
  names: NAMES,
  /** A tile for whoever hears it. */
  tile: (kind: number) =>
    ['Pottery vendor', 'Fabric vendor', 'Jewel vendor', 'Herb vendor', ...NAMES.slice(4)][kind] ??
    '',
  goods,
  nothing: 'nothing yet',
  hole: 'The hole',
  emptyCell: 'Empty',
  at: (row: number, column: number) => `${ordinal(row)} row, ${ordinal(column)} column`,
  market: 'The market',
  kingHas: (parts: readonly string[]) => (parts.length === 0 ? 'no goods yet' : parts.join(', ')),
  myBuyers: 'Your buyers',
  buyersOf: (name: string) => `Buyers of ${name}`,
  buyer: (number: number, has: boolean, holds: string) =>
    `Buyer ${number}: ${coin(has)}, ${holds === '' ? 'no goods' : holds}`,
  inLine: (place: number) => `in the line, ${ordinal(place)}`,
  can: {
    move: 'can be moved into the hole',
    free: 'can be moved without paying',
    place: 'can be laid here',
    coin: 'can get a coin',
    king: 'the king can take one',
    buy: (gained: number) => `can be bought: brings ${gained}`,
    choose: 'can be chosen',
  },
  just: 'moved just now',
  chosen: 'chosen',
  effects: {
    crowd: 'blocks the way',
    porter: 'carries one back',
    governor: 'gives one to the king',
    ambassador: 'saves the coin',
  },
  signs: { crowd: 'blocks', porter: '1 back', governor: '1 king', ambassador: 'free' },
  tray: (n: number) => `Tiles to lay out: ${n}`,
  left: (n: number) => `${n} left`,
  layFirst: 'First choose a tile below, then its place.',
  layHow: 'Choose a tile, then a place for it.',
  bag: (n: number) => `${n} in the bag`,
  supply: (n: number) => `${coins(n)} in the supply`,
  /** What a purchase brings, before it is made. */
  preview: (taken: number, colour: number, { gained, back, king, kept }: Purchase) => {
    const parts = [
      back > 0 && `${back} back`,
      king > 0 && `${king} to the king`,
      (back > 0 || king > 0) &&
        (gained === 0 ? 'none for you' : `${gained} ${gained === 1 ? 'stays' : 'stay'} yours`),
      kept ? 'coin kept' : 'coin spent',
    ]
    return `Take ${goods(taken, colour)}: ${parts.filter(Boolean).join(', ')}`
  },
  ifCoin: (sentence: string) =>
    `With a coin: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  hindered: {
    crowd: 'Nothing to buy: a crowd stands in the way.',
    empty: 'Nothing to buy: the stall in this line is empty.',
    bound: 'Nothing to buy: this buyer sticks to the goods it holds.',
    vain: 'Nothing to buy: the porters would carry all of it back.',
    none: 'Nothing to buy: no vendor in this line.',
  },
  actions: 'What to do',
  pass: 'Pass',
  play: 'Play',
  buy: (taken: number, colour: number) => `Buy ${goods(taken, colour)}`,
  buyShort: 'Buy',
  pay: 'Pay for a move',
  payShort: 'Pay 1 coin',
  end: 'End turn',
  leave: 'Nothing',
  chooseBuyer: 'First choose a buyer of yours: its line is shown.',
  scores: {
    title: 'Points so far',
    colour: (name: string) => name,
    mine: (held: number, king: number, sum: number) => `${held} × king’s ${king} = ${sum}`,
    king: 'King',
    sum: 'Sum',
    total: points,
    partner: 'the partner has more: scores nothing',
    caption:
      'Each colour: tokens × the king’s tokens. Of partners only the one with more scores; * marks the other.',
    captionAlone: 'Each colour: tokens × the king’s tokens.',
    table: 'How the points came about',
    player: 'Player',
  },
  seat: {
    holds: (held: number, purse: number, sum: number) =>
      `${tokens(held)}, ${coins(purse)}, ${points(sum)}`,
    short: (sum: number) => `${sum} pt`,
    passed: 'passed',
    played: 'plays',
    bought: (n: number, colour: number) => `bought ${goods(n, colour)}`,
    placed: (kind: number) => `laid ${NAMES[kind] ?? ''}`,
    moved: (kind: number) => `moved ${NAMES[kind] ?? ''}`,
    crowned: 'fed the king',
    coin: 'took a coin',
    paid: 'paid a coin',
    partner: 'partner',
  },
  points,
  coins,
  tokens,
  legend: {
    open: 'What the tiles mean',
    title: 'Who stands in the market',
    tiles: [
      'Sell pots, cloths, jewels and herbs: a buyer takes all that lies there. A buyer keeps to one kind of goods.',
      'Nobody buys through a crowd.',
      'Between buyer and vendor: carries one of the goods back.',
      'Between buyer and vendor: gives one of the goods to the king.',
      'Between buyer and vendor: the buyer keeps its coin.',
      'Moves without a coin when you play.',
      'What he owns multiplies: your goods of a colour count as often as he has that colour. After a pass he may take one from a vendor in his row or column.',
      'The one empty place: a tile that moves goes there, and leaves a hole.',
    ],
    vendors: 'Four vendors',
    coin: 'A coin buys once, or moves one tile.',
    coinName: 'Coin',
  },
  keys: [
    { key: '1 – 4', does: 'choose one of your buyers' },
    { key: 'P', does: 'pass' },
    { key: 'Y', does: 'play' },
    { key: 'B', does: 'buy what is shown' },
    { key: 'C', does: 'pay the chosen buyer’s coin for a move' },
    { key: 'E', does: 'end the turn; the king takes nothing' },
    { key: 'Esc', does: 'let go of what is chosen' },
  ],
}

export type BoardText = typeof en
