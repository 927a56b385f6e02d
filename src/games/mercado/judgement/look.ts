import type { Frozen, Seat } from '../../../kernel/game.ts'
import type { Tables } from '../content/compile.ts'
import { makeWorth } from '../insight/worth.ts'
import { BLACK, WHITE } from '../engine/prices.ts'
import type { State } from '../engine/state.ts'
import { newSight, type Sight } from './sight.ts'
import { makeStallSight } from './stall-sight.ts'

/** Looks at a seat of a position, always with the same object. */
export function makeLook(tables: Tables) {
  const worth = makeWorth(tables)
  const sight = newSight()
  const nothing: Readonly<Sight> = newSight()
  const seeStalls = makeStallSight(tables, worth, sight)
  const meanMove =
    tables.tokens.reduce((sum, { move }) => sum + move, 0) / Math.max(1, tables.tokens.length)

  return (state: Frozen<State>, seat: Seat, sees: boolean): Sight => {
    Object.assign(sight, nothing)
    seeTrack(sight, state, seat, tables.spaces[state.side].length)
    sight.time = worth.timeLeft(state)
    seePrivileges(state, seat, sees)
    seeLead(sight, state, seat, meanMove)
    seeCoins(sight, state, seat)
    seeStalls(state, seat)
    return sight
  }

  /** What the privileges are, only their owner knows; of others' they are taken as usual ones. */
  function seePrivileges(state: Frozen<State>, seat: Seat, sees: boolean): void {
    const hand = state.tokens[seat]
    sight.seals = state.seals[seat]
    sight.privileges = hand.length
    if (!sees) {
      sight.steps = hand.length * meanMove
      sight.extras = hand.length * sight.time
      return
    }
    for (const token of hand) {
      sight.steps += tables.tokens[token].move
      sight.extras += worth.extrasWorth(token, sight.time)
    }
  }
}

function seeTrack(sight: Sight, state: Frozen<State>, seat: Seat, length: number): void {
  const { progress, starter, turn } = state
  const seats = progress.length
  let first = 0
  for (let other = 0; other < seats; other++) first = Math.max(first, progress[other])
  sight.seats = seats
  sight.left = length - progress[seat]
  sight.leftOfFirst = length - first
  sight.ending = first >= length ? 1 : 0
  sight.pending = (seat - starter + seats) % seats >= (turn - starter + seats) % seats ? 1 : 0
  sight.wait = (seat - turn + seats) % seats
  sight.again = seat === turn ? state.extraTurns : 0
  sight.height = state.heights[seat]
}

function seeLead(sight: Sight, state: Frozen<State>, seat: Seat, meanMove: number): void {
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
function seeCoins(sight: Sight, state: Frozen<State>, seat: Seat): void {
  const coins = state.purses[seat]
  const tray = state.trays[seat]
  let [real, kinds, most] = [0, 0, 0]
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
