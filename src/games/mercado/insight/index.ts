import type { Frozen, Seat } from '../../../kernel/game.ts'
import { insightByContent } from '../../../kit/content/by-content.ts'
import { byGain, type Gains } from '../../../kit/judgement/by-gain.ts'
import type { Insight } from '../../../kit/judgement/insight.ts'
import type { Tables } from '../content/compile.ts'
import { contentSets } from '../content/index.ts'
import { BLACK, WHITE } from '../engine/prices.ts'
import type { Mercado, Move, PhaseName, State, Token } from '../engine/state.ts'
import { makeTrack } from '../engine/sale/track.ts'
import { makeProspects } from './prospects.ts'
import { makeStalls } from './stalls.ts'
import { makeWorth, sealWorth, symbolWorth, type WorthOf } from './worth.ts'

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

/** The questions that are about coins on tiles, and those that are about drawing coins for them. */
const LOOKS: ReadonlySet<PhaseName> = new Set(['action', 'sealOffer', 'placement', 'changerWhite'])
const DRAWS: ReadonlySet<PhaseName> = new Set(['action', 'sealOffer'])

/**
 * Pay where a coin counts most, take coins back when the purse promises little, move when a symbol
 * helps.
 */
function makeInsight(tables: Tables): Insight<Mercado> {
  const worth = makeWorth(tables)
  return {
    ...byGain<Mercado>({
      gains: makeGains(tables, worth),
      temperature: TEMPERATURE,
      fastTemperature: FAST_TEMPERATURE,
      slip: SLIP,
    }),
    settled: () => false,
    evaluate: makeProspects(tables, worth),
    plies: 12,
  }
}

/** What moves gain a seat, in spaces. */
function makeGains(tables: Tables, worth: WorthOf): Gains<Mercado>['gains'] {
  const { draws, sealDraws, tokens } = tables
  const { symbolAt } = makeTrack(tables)
  const stalls = makeStalls(tables, worth)

  function gain(state: Frozen<State>, seat: Seat, move: Move, time: number): number {
    switch (move.type) {
      case 'privilege':
        return tokenGain(state, seat, move.token, time)
      case 'noPrivilege':
        return PATIENCE * time
      case 'symbol':
        return move.take ? symbolGain(state, seat, time) : 0
      case 'draw':
        return drawGain(state, seat, 0, draws)
      case 'recover':
        return RECOVERY * stalls.future * drawGain(state, seat, 1, draws)
      case 'seal':
        return move.pay ? drawGain(state, seat, 0, sealDraws) - sealWorth(time) : 0
      case 'place':
        return stalls.placeGain(state, seat, move.slot, move.coin, time)
      case 'white':
        return stalls.placeGain(state, seat, move.slot, WHITE, time)
      case 'sell':
        return worth.buyWorth(state, seat, move.slot, time)
      case 'discard':
        return -worth.tokenWorth(move.token, time)
      case 'done':
      case 'keepWhite':
        return 0
    }
  }

  /** Moving now is worth no more than moving at the end, but for what it brings besides. */
  function tokenGain(state: Frozen<State>, seat: Seat, token: Token, time: number): number {
    const progress = state.progress[seat] + tokens[token].move
    return worth.extrasWorth(token, time) + worth.landingWorth(state, seat, progress, time, true)
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
  function drawGain(state: Frozen<State>, seat: Seat, tray: 0 | 1, count: number): number {
    const purse = state.purses[seat]
    const more = state.trays[seat]
    let coins = 0
    let sum = 0
    for (let coin = 1; coin <= BLACK; coin++) {
      const n = purse[coin] + tray * more[coin]
      coins += n
      if (coin <= WHITE) sum += n * stalls.best[coin]
    }
    return coins === 0 ? 0 : (TOGETHER * sum * Math.min(count, coins)) / coins
  }

  return (state, seat, moves, out) => {
    const time = worth.timeLeft(state)
    if (LOOKS.has(state.phase)) stalls.look(state, seat, time)
    if (DRAWS.has(state.phase)) stalls.bestPlaces(state, seat, time)
    for (let i = 0; i < moves.length; i++) out[i] = gain(state, seat, moves[i], time)
  }
}

export const insight = insightByContent(contentSets, makeInsight)
