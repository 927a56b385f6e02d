import type { Frozen, Seat } from '../../../kernel/game.ts'
import type { Tables } from '../content/compile.ts'
import { COIN_CHANGER, HEAD_MERCHANT } from '../content/values.ts'
import { makeStalls } from '../insight/stalls.ts'
import { makeWorth } from '../insight/worth.ts'
import { BLACK, coinsOn, SIZE, WHITE } from '../engine/prices.ts'
import type { State } from '../engine/state.ts'
import { makeChances } from './chances.ts'

/** White coins on each edge that there can be. */
const WHITES = Uint8Array.from(SIZE, (_, holding) => coinsOn(holding)[WHITE])

/** What is to be seen of one seat, in coins, spaces and chances. */
function newSight() {
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

/** Looks at a seat of a position, always with the same object. */
export function makeSight(tables: Tables) {
  const worth = makeWorth(tables)
  const stalls = makeStalls(tables, worth)
  const chances = makeChances(tables)
  const sight = newSight()
  const meanMove =
    tables.tokens.reduce((sum, { move }) => sum + move, 0) / Math.max(1, tables.tokens.length)

  return (state: Frozen<State>, seat: Seat, sees: boolean): Sight => {
    seeTrack(state, seat)
    seePrivileges(state, seat, sees)
    seeLead(state, seat)
    seeCoins(state, seat)
    seeStalls(state, seat)
    return sight
  }

  function seeTrack(state: Frozen<State>, seat: Seat): void {
    const { progress, starter, turn } = state
    const { length } = tables.spaces[state.side]
    const seats = progress.length
    let first = 0
    for (let other = 0; other < seats; other++) first = Math.max(first, progress[other])
    sight.seats = seats
    sight.left = length - progress[seat]
    sight.leftOfFirst = length - first
    sight.time = worth.timeLeft(state)
    sight.ending = first >= length ? 1 : 0
    sight.pending = (seat - starter + seats) % seats >= (turn - starter + seats) % seats ? 1 : 0
    sight.wait = (seat - turn + seats) % seats
    sight.again = seat === turn ? state.extraTurns : 0
    sight.height = state.heights[seat]
  }

  /** What the privileges are, only their owner knows; of others' they are taken as usual ones. */
  function seePrivileges(state: Frozen<State>, seat: Seat, sees: boolean): void {
    const hand = state.tokens[seat]
    sight.seals = state.seals[seat]
    sight.privileges = hand.length
    sight.steps = hand.length * meanMove
    sight.extras = hand.length * sight.time
    if (!sees) return
    sight.steps = 0
    sight.extras = 0
    for (const token of hand) {
      sight.steps += tables.tokens[token].move
      sight.extras += worth.extrasWorth(token, sight.time)
    }
  }

  function seeLead(state: Frozen<State>, seat: Seat): void {
    const { progress } = state
    const others = progress.length - 1
    let [best, mean, bestTotal, meanTotal] = [0, 0, 0, 0]
    for (let other = 0; other <= others; other++) {
      if (other === seat) continue
      const total = progress[other] + state.seals[other] + state.tokens[other].length * meanMove
      best = Math.max(best, progress[other])
      bestTotal = Math.max(bestTotal, total)
      mean += progress[other] / others
      meanTotal += total / others
    }
    const total = progress[seat] + sight.seals + sight.steps
    sight.lead = progress[seat] - best
    sight.leadOfMean = progress[seat] - mean
    sight.total = total - bestTotal
    sight.totalOfMean = total - meanTotal
  }

  /** Coins that are drawn and not placed count as in the purse. */
  function seeCoins(state: Frozen<State>, seat: Seat): void {
    const coins = state.purses[seat]
    const tray = state.trays[seat]
    let [real, kinds, most] = [0, 0, 0]
    sight.tray = 0
    for (let coin = 1; coin < WHITE; coin++) {
      const count = coins[coin] + (seat === state.turn ? state.drawn[coin] : 0)
      real += count
      if (count > 0) kinds++
      if (count > most) most = count
      sight.tray += tray[coin]
    }
    sight.real = real
    sight.kinds = kinds
    sight.most = most
    sight.white = coins[WHITE] + (seat === state.turn ? state.drawn[WHITE] : 0)
    sight.black = coins[BLACK]
    sight.blackOnTray = tray[BLACK]
    sight.purse = real + sight.white + sight.black
  }

  function seeStalls(state: Frozen<State>, seat: Seat): void {
    stalls.look(state, seat, sight.time)
    chances.lookBefore(state, seat)
    chances.look(state, seat)
    clearStalls()
    let none = 1
    for (let slot = 0; slot < HEAD_MERCHANT; slot++) none *= 1 - seeTile(state, seat, slot)
    sight.any = 1 - none
    sight.head = SIZE[state.edges[HEAD_MERCHANT][seat]]
    sight.changer = SIZE[state.edges[COIN_CHANGER][seat]]
    sight.headSoon = chances.completes(state, seat, HEAD_MERCHANT)
    sight.changerSoon = chances.completes(state, seat, COIN_CHANGER)
  }

  function clearStalls(): void {
    sight.tiles = 0
    sight.coins = 0
    sight.whitesThere = 0
    sight.promise = 0
    sight.lacksOne = 0
    sight.lacksTwo = 0
    sight.best = 0
    sight.second = 0
    sight.all = 0
    sight.unhurried = 0
    sight.home = 0
    sight.consoled = 0
  }

  /** Adds what one tile of merchandise promises; answers how likely it is bought next. */
  function seeTile(state: Frozen<State>, seat: Seat, slot: number): number {
    const holding = state.edges[slot][seat]
    if (holding > 0) seeEdge(state, seat, slot, holding)
    const chance = chances.completes(state, seat, slot)
    const soon = chance * chances.safe[slot]
    const gain = soon * stalls.worth[slot]
    sight.all += gain
    sight.unhurried = Math.max(sight.unhurried, chance * stalls.worth[slot])
    if (gain > sight.best) {
      sight.second = sight.best
      sight.best = gain
    } else if (gain > sight.second) sight.second = gain
    const { points } = tables.tiles[state.display[slot]]
    if (points?.type === 'fixed' && points.value >= sight.left)
      sight.home = Math.max(sight.home, soon)
    return soon
  }

  function seeEdge(state: Frozen<State>, seat: Seat, slot: number, holding: number): void {
    const { price, consoles } = tables.tiles[state.display[slot]]
    const missing = price.size - SIZE[holding]
    sight.tiles++
    sight.coins += SIZE[holding]
    sight.whitesThere += WHITES[holding]
    sight.promise += stalls.edgeWorth(state, slot, holding)
    if (missing === 1) sight.lacksOne += stalls.worth[slot]
    if (missing === 2) sight.lacksTwo += stalls.worth[slot]
    if (consoles && isSecond(state, seat, slot)) sight.consoled++
  }
}

/** Whether one other at most has more on a tile: if that one buys, the seat gets a seal. */
function isSecond(state: Frozen<State>, seat: Seat, slot: number): boolean {
  const edges = state.edges[slot]
  const mine = SIZE[edges[seat]]
  let more = 0
  for (let other = 0; other < edges.length; other++) if (SIZE[edges[other]] > mine) more++
  return more === 1
}
