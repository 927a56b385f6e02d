/** What is to be seen of one seat, in coins, spaces and chances. */
export function newSight() {
  return {
    seats: 0,
    /** Spaces to the disc: of the seat, and of the marker nearest to it. */
    left: 0,
    leftOfFirst: 0,
    /** How much time there is to use things, 1 = plenty. */
    time: 0,
    /** Whether it is the last round, and whether the seat is still asked in this round. */
    ending: 0,
    pending: 0,
    /** Turns of others before its own; further turns after its own. */
    wait: 0,
    again: 0,
    /** Spaces ahead of the best of the others, and of their mean; then with all that moves on. */
    lead: 0,
    leadOfMean: 0,
    total: 0,
    totalOfMean: 0,
    height: 0,
    seals: 0,
    privileges: 0,
    /** Spaces that the privileges move, and what they bring besides. */
    steps: 0,
    extras: 0,
    /** The purse: all coins, real ones, kinds of real ones, most of one kind. */
    purse: 0,
    real: 0,
    kinds: 0,
    most: 0,
    white: 0,
    black: 0,
    /** The character tile. */
    tray: 0,
    blackOnTray: 0,
    /** Merchandise with coins of the seat on it: tiles, coins, white ones, and what it promises. */
    tiles: 0,
    coins: 0,
    whitesThere: 0,
    promise: 0,
    lacksOne: 0,
    lacksTwo: 0,
    /** What the next draw may buy: the best, the next best, all; and the best if nobody is faster. */
    best: 0,
    second: 0,
    all: 0,
    unhurried: 0,
    /** How likely it buys any merchandise, and how likely it comes to the disc by it. */
    any: 0,
    home: 0,
    head: 0,
    headSoon: 0,
    changer: 0,
    changerSoon: 0,
    /** Tiles that bring it a seal if another buys them. */
    consoled: 0,
  }
}
export type Sight = ReturnType<typeof newSight>
