import { contentSets } from '../content/index.ts'
import { BLACK, WHITE } from '../engine/prices.ts'
import type { Mercado, Move, PhaseName, State, Token } from '../engine/state.ts'
import { symbolAt } from '../engine/track.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { draw, soften } from '../../../kit/draw.ts'
import type { Insight } from '../../../kit/insight.ts'
import { evaluate } from './prospects.ts'
import { bestPlaces, look, newStalls, placeGain } from './stalls.ts'
import { buyWorth, extrasWorth, landingWorth, sealWorth, symbolWorth, timeLeft } from './worth.ts'

/**
 * A gain of so many spaces makes a move e times as likely: when weighed in the tree, when chosen in
 * a playout.
 */
const TEMPERATURE = 0.6
const FAST_TEMPERATURE = 0.2
/** How often a playout takes any move. */
const SLIP = 0.02
/** Taking coins back gains this part of what the next draws would then promise. */
const RECOVERY = 0.6
/** What it is worth to keep a privilege for a better moment. */
const PATIENCE = 0.3
/** Coins drawn together do more than each for itself. */
const TOGETHER = 1.5

/**
 * Pay where a coin counts most, take coins back when the purse promises little, move when a symbol
 * helps.
 */
export const insight: Insight<Mercado> = {
  weigh: (state, seat, moves, out) => weigh(state, seat, moves, TEMPERATURE, out),
  choose,
  settled: () => false,
  evaluate,
  plies: 12,
}

const stalls = newStalls()

function weigh(
  state: Frozen<State>,
  seat: Seat,
  moves: readonly Move[],
  temperature: number,
  out: Float64Array,
): void {
  const time = timeLeft(state)
  if (LOOKS.has(state.phase)) look(state, seat, time, stalls)
  if (DRAWS.has(state.phase)) bestPlaces(state, seat, time, stalls)
  for (let i = 0; i < moves.length; i++) out[i] = gain(state, seat, moves[i], time)
  soften(out, moves.length, temperature)
}

/** The questions that are about coins on tiles, and those that are about drawing coins for them. */
const LOOKS: ReadonlySet<PhaseName> = new Set(['action', 'sealOffer', 'placement', 'changerWhite'])
const DRAWS: ReadonlySet<PhaseName> = new Set(['action', 'sealOffer'])
const weights = new Float64Array(64)

function choose(state: Frozen<State>, seat: Seat, moves: readonly Move[], rng: Rng): Move {
  if (rng.unit() < SLIP) return rng.pick(moves)
  weigh(state, seat, moves, FAST_TEMPERATURE, weights)
  return moves[draw(weights, moves.length, rng)]
}

/** What a move gains its seat, in spaces. */
function gain(state: Frozen<State>, seat: Seat, move: Move, time: number): number {
  switch (move.type) {
    case 'privilege':
      return tokenGain(state, seat, move.token, time)
    case 'noPrivilege':
      return PATIENCE * time
    case 'symbol':
      return move.take ? symbolGain(state, seat, time) : 0
    case 'draw':
      return drawGain(state, seat, 0, contentSets.tables(state.content).draws)
    case 'recover':
      return (
        RECOVERY * stalls.future * drawGain(state, seat, 1, contentSets.tables(state.content).draws)
      )
    case 'seal':
      return move.pay
        ? drawGain(state, seat, 0, contentSets.tables(state.content).sealDraws) - sealWorth(time)
        : 0
    case 'place':
      return placeGain(state, seat, move.slot, move.coin, time, stalls)
    case 'white':
      return placeGain(state, seat, move.slot, WHITE, time, stalls)
    case 'sell':
      return buyWorth(state, seat, move.slot, time)
    case 'discard':
      return -tokenWorth(state, move.token, time)
    default:
      return 0
  }
}

/** Moving now is worth no more than moving at the end, but for what it brings besides. */
function tokenGain(state: Frozen<State>, seat: Seat, token: Token, time: number): number {
  const { move } = contentSets.tables(state.content).tokens[token]
  return (
    extrasWorth(state, token, time) +
    landingWorth(state, seat, state.progress[seat] + move, time, true)
  )
}

function tokenWorth(state: Frozen<State>, token: Token, time: number): number {
  return contentSets.tables(state.content).tokens[token].move + extrasWorth(state, token, time)
}

function symbolGain(state: Frozen<State>, seat: Seat, time: number): number {
  const symbol = symbolAt(state, seat)
  if (symbol === null) return 0
  return symbol.effect === 'forward' ? symbol.n : symbolWorth(symbol, time)
}

/**
 * What so many coins drawn from the purse may gain; with those of the character tile in it if
 * `tray` is 1.
 */
function drawGain(state: Frozen<State>, seat: Seat, tray: 0 | 1, draws: number): number {
  const purse = state.purses[seat]
  const more = state.trays[seat]
  let coins = 0
  let sum = 0
  for (let coin = 1; coin <= BLACK; coin++) {
    const n = purse[coin] + tray * more[coin]
    coins += n
    if (coin <= WHITE) sum += n * stalls.best[coin]
  }
  return coins === 0 ? 0 : (TOGETHER * sum * Math.min(draws, coins)) / coins
}
