const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const number = (n: number) => NUMBERS[n] ?? String(n)
const places = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS: { readonly [rule: string]: string } = { one: 'st', two: 'nd', few: 'rd' }
const set = (count: number) =>
  count === 1 ? 'a single' : count === 2 ? 'a pair' : `${number(count)} together`

/** What the board itself says in English; the other languages say the same or do not compile. */
export const en = {
  market: 'Market',
  marketHas: (n: number) => `${n} ${n === 1 ? 'card' : 'cards'}`,
  marketHelp: {
    swap: 'swap when you pass, up to 14',
    take: 'take one fish, or none',
    pick: 'take as much as you give',
  },
  inMarket: (value: number, n: number) => `${value}, ${n} in the market`,
  pond: 'In play',
  pondEmpty: 'Nothing in play',
  seededFor: (name: string, mine: boolean) =>
    mine ? 'from the market, for you' : `from the market, for ${name}`,
  ownSet: (name: string, count: number, mine: boolean) => {
    const what = count === 1 ? 'card' : count === 2 ? 'pair' : number(count)
    return mine ? `Your ${what}` : `${name}’s ${what}`
  },
  passed: (n: number) => `${n} passed`,
  discards: (n: number) => `${n} ${n === 1 ? 'card' : 'cards'} of this trick discarded`,
  game: (game: number, games: number) => `Game ${game} of ${games}`,
  points: (n: number) => `${n} ${n === 1 ? 'point' : 'points'}`,
  hand: (n: number) => `Your hand, ${n} ${n === 1 ? 'card' : 'cards'}`,
  noHand: 'You are looking on',
  outOfCards: (place: number) =>
    `All sold: you are ${place}${ENDINGS[places.select(place)] ?? 'th'}!`,
  inHand: (value: number, n: number) => `${value}, ${n} in your hand`,
  playable: (counts: readonly number[]) => `can be played as ${counts.map(set).join(' or ')}`,
  unplayable: 'cannot be played now',
  chosen: (n: number) => `${n} chosen`,
  canGive: 'can be given',
  canTake: 'can be taken',
  seat: {
    cards: (n: number) => `${n} ${n === 1 ? 'card' : 'cards'}`,
    out: (place: number) => `out: ${place}${ENDINGS[places.select(place)] ?? 'th'}`,
    played: (cards: string) => `played ${cards}`,
    passed: 'passed',
    swapped: (gave: string, took: string) => `swapped ${gave} for ${took}`,
    took: (value: number) => (value === 0 ? 'took none' : `took ${value}`),
  },
  actions: 'What to do',
  play: 'Play',
  pass: 'Pass',
  swap: 'Swap',
  swapLong: 'Pass & swap …',
  swapNow: 'Swap',
  keep: 'Pass without swapping',
  keepShort: 'No swap',
  cancel: 'Back',
  give: 'give',
  take: 'take',
  balance: (give: number, take: number) => `You give ${give} and take ${take}`,
  chooseFirst: 'First choose cards of your hand: touch them.',
  chooseSwap: 'Choose cards of your hand and of the market that are worth the same.',
  unequal: (give: number, take: number) =>
    `Both sides must be worth the same: you give ${give} and take ${take}.`,
  noSwap: 'No cards of yours and of the market are worth the same: you can only pass.',
  keys: [
    { key: 'P', does: 'play what is chosen, or swap' },
    { key: 'X', does: 'pass' },
    { key: 'S', does: 'pass and choose a swap' },
    { key: 'Esc', does: 'let go of what is chosen' },
  ],
}

export type BoardText = typeof en
