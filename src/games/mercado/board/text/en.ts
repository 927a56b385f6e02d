import { contentSets } from '../../content/index.ts'
import { THINGS } from '../../text/things.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const coins = (n: number) => count(n, 'coin', 'coins')
const spaces = (n: number) => count(n, 'space', 'spaces')
const none = (said: string) => said || 'nothing'

/** What the board itself says in English; the other languages say the same or do not compile. */
export const en = {
  /** What the game's things are called. */
  things: THINGS.en,
  content: ({ content }: { readonly content: string }) => contentSets.content(content),
  /** What is struck on gold, silver, copper and turquoise coins. */
  letters: ['', 'G', 'S', 'C', 'T', '', ''],
  market: 'The market',
  sold: 'sold',
  reach: {
    hand: 'you can complete it with the coins in your hand',
    purse: 'what is missing is in your purse',
    later: 'what is missing lies on your character tile',
    never: 'you have not got what is missing',
  },
  can: {
    place: 'a coin of yours can go here',
    sell: 'can be sold first',
    privilege: 'can be played',
    discard: 'can be given up',
  },
  takeBack: (coin: string) => `Take back the ${coin} coin placed just now`,
  chooseCoin: 'Several of your coins fit here: first choose one of them.',
  chosen: 'chosen',
  hand: 'Coins in your hand',
  drawn: (name: string, what: string) => `${name} has in hand: ${what}`,
  tray: (what: string) => `Your character tile: ${none(what)}`,
  seals: (n: number) => count(n, 'seal', 'seals'),
  tokens: (n: number) => `Your privileges: ${n}`,
  token: (what: string) => `Privilege: ${what}`,
  noTokens: 'no privileges',
  givenUp: (what: string) => `had to give up: ${what}`,
  purse: {
    title: 'What is in the purses',
    mine: (n: number, what: string) => `Your purse, ${coins(n)}: ${none(what)}`,
    player: 'Player',
    sum: 'All',
  },
  piles: {
    title: 'Piles and stacks',
    objects: (n: number, discarded: number) =>
      `${count(n, 'object', 'objects')} to come, ${discarded} discarded`,
    perfumes: (n: number, discarded: number) =>
      `${count(n, 'perfume', 'perfumes')} to come, ${discarded} discarded`,
    tokens: (n: number) => count(n, 'privilege left', 'privileges left'),
    seals: (n: number) => count(n, 'seal left', 'seals left'),
    white: (n: number) => count(n, 'white coin left', 'white coins left'),
    black: (n: number) => count(n, 'black coin left', 'black coins left'),
  },
  track: {
    title: 'The track',
    space: (n: number) => `Space ${n}`,
    start: 'the starting disc',
    here: (names: readonly string[]) => `here, from the top: ${names.join(', ')}`,
  },
  look: {
    price: 'Price',
    worth: 'Worth',
    self: 'For the buyer',
    others: 'For the others',
    paid: 'Paid so far',
    nothing: 'no points',
    none: 'no points: it stays here and can be bought again and again',
  },
  actions: 'What to do',
  draw: (n: number) => `Draw ${n}`,
  recover: (n: number) => `Take back ${n}`,
  carryOut: 'Carry it out',
  leave: 'Leave it',
  paySeal: (n: number) => `Pay a seal: ${n} more`,
  keepSeal: 'Keep it',
  done: 'Done',
  intoPurse: 'Into the purse',
  spaces,
  seat: {
    holds: (progress: number, purse: number, seals: number, tokens: number) =>
      [
        `space ${progress}`,
        coins(purse),
        ...(seals > 0 ? [count(seals, 'seal', 'seals')] : []),
        ...(tokens > 0 ? [count(tokens, 'privilege', 'privileges')] : []),
      ].join(', '),
    drew: (what: string) => `drew ${what}`,
    placed: (coin: string) => `placed ${coin}`,
    recovered: (n: number) => `took back ${coins(n)}`,
    privilege: 'played a privilege',
    bought: 'bought',
    returned: 'placed coins',
  },
  end: {
    caption: 'Seals count one step each, privileges their number.',
    walked: 'Walked',
    seals: 'Steps for seals',
    tokens: 'Steps for privileges',
    sum: 'Space',
  },
  legend: {
    open: 'What the signs mean',
    title: 'What the signs mean',
    white:
      'A white coin, into the purse. It stands for any colour; used once, it goes back to the pile.',
    black: 'A black coin, into the purse. It is counterfeit and pays for nothing.',
    blackRemove: 'A black coin leaves the purse, or else the character tile.',
    seal: 'A seal: pay it to draw two more coins, or keep it for a step at the end.',
    privilege:
      'A privilege token: play it at the start of a turn, or keep it for steps at the end.',
    extraTurn: 'Another turn right after this one.',
    forward: 'So many spaces further.',
    others: 'What follows happens to all the others.',
    noSeals: 'The others get no seals for this tile.',
    privilegeDiscard: 'Each of the others gives up a privilege.',
    rank: 'Worth as many points as your place in the race.',
    mystery: 'An object is turned over: its points count.',
    start: 'The starting disc. Who comes here again begins the last round.',
    hand: 'You can complete it with the coins in your hand.',
    purse: 'What is missing is in your purse.',
    later: 'What is missing lies on your character tile: take it back first.',
    never: 'You have not got what is missing.',
  },
  keys: [
    { key: 'D', does: 'draw coins' },
    { key: 'R', does: 'take back the coins of your character tile' },
    { key: '1 – 5', does: 'choose a coin in your hand' },
    { key: 'Y / N', does: 'pay a seal or keep it; carry out a symbol or leave it' },
    { key: 'E', does: 'done; the white coin goes into the purse' },
    { key: 'Esc', does: 'let go of what is chosen' },
  ],
}

export type BoardText = typeof en
