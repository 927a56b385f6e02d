import type { Tables } from '../content/compile.ts'
import { scores } from '../engine/finals.ts'
import { BLACK, WHITE } from '../engine/prices.ts'
import type { Mercado, State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import type { Insight } from '../../../kit/judgement/insight.ts'
import { likelyPayoffs, rankPayoffs } from '../../../kit/judgement/payoff.ts'
import { makeStalls } from './stalls.ts'
import type { WorthOf } from './worth.ts'

/*
 * How far a seat is likely to get, found by linear regression of the final lead over some 500,000
 * pairs of seats in games of the rule bot.
 */

/**
 * A lead of this many spaces makes it e to 1 who ends up ahead: at the end, and more while there is
 * time.
 */
const DOUBT = 1.3
const DOUBT_IN_TIME = 3.7
/**
 * What coins are worth that are not on tiles, and seals and tokens besides their steps, while there
 * is time.
 */
const REAL = 0.5
const WHITES = 1.5
const BLACK_IN_PURSE = -1.2
const BLACK_ON_TRAY = -0.5
const SEAL = 0.7
/** What it is worth to be the one to move. */
const TURN = 1.6

/**
 * Coins that have been drawn and not placed count as if they were in the purse, where they may go
 * back to.
 */
function purseWorth(state: Frozen<State>, seat: Seat): number {
  const purse = state.purses[seat]
  const black = purse[BLACK] * BLACK_IN_PURSE + state.trays[seat][BLACK] * BLACK_ON_TRAY
  const drawn = seat === state.turn ? usable(state.drawn) : 0
  return usable(purse) + drawn + black
}

function usable(coins: readonly number[]): number {
  return (coins[1] + coins[2] + coins[3] + coins[4]) * REAL + coins[WHITE] * WHITES
}

/**
 * Each seat's prospects, 0 to 1: exact when the game is over, else by how far it is likely to get.
 */
export function makeProspects(tables: Tables, worth: WorthOf): Insight<Mercado>['evaluate'] {
  const stalls = makeStalls(tables, worth)
  const guesses = new Float64Array(4)

  function promises(state: Frozen<State>, seat: Seat, time: number): number {
    stalls.look(state, seat, time)
    let sum = 0
    for (let slot = 0; slot < state.display.length; slot++) {
      const holding = state.edges[slot][seat]
      if (holding > 0) sum += stalls.edgeWorth(state, slot, holding)
    }
    return sum
  }

  /** How far a seat is likely to get, against others with the same time. */
  function reach(state: Frozen<State>, seat: Seat, time: number): number {
    let sum = state.progress[seat] + state.seals[seat] * (1 + SEAL * time)
    for (const token of state.tokens[seat]) sum += worth.tokenWorth(token, time)
    return sum + time * purseWorth(state, seat) + promises(state, seat, time)
  }

  return (state, _view, out) => {
    if (state.phase === 'over') return rankPayoffs(scores(state), out)
    const seats = state.progress.length
    const time = worth.timeLeft(state)
    for (let seat = 0; seat < seats; seat++) guesses[seat] = reach(state, seat, time)
    guesses[state.turn] += TURN
    likelyPayoffs(guesses, seats, DOUBT + DOUBT_IN_TIME * time, out)
  }
}
