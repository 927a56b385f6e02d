import type { Tables, TileFacts } from '../content/compile.ts'
import type { Effect, EffectName, SpaceEffect } from '../content/values.ts'
import { SIZE } from '../engine/prices.ts'
import type { Slot, State, Token } from '../engine/state.ts'
import { placeOf } from '../engine/sale/track.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'

/*
 * What things are worth, in spaces of the track.
 */

/** What something is worth: what lasts to the end, and what only time can turn into something. */
interface Worth {
  readonly lasting: number
  readonly passing: number
}

/**
 * What a symbol is worth to whom it concerns; found by regression over positions from games of the
 * rule bot.
 */
const WORTH: { readonly [effect in EffectName]: Worth } = {
  white: { lasting: 0, passing: 1.5 },
  black: { lasting: 0, passing: -1.1 },
  blackRemove: { lasting: 0, passing: 0.8 },
  privilege: { lasting: 1.95, passing: 0.6 },
  seal: { lasting: 1, passing: 0.6 },
  extraTurn: { lasting: 1.5, passing: 1.5 },
  forward: { lasting: 1, passing: 0 },
  changerWhite: { lasting: 0, passing: 1.5 },
  noSeals: { lasting: 0, passing: 0 },
  privilegeDiscard: { lasting: -0.8, passing: 0 },
}
/** What an object turned over is worth on average. */
const MYSTERY = 4
/** With so many spaces to go there is time for everything. */
const LONG = 12
/**
 * Where the game may end before the next turn, things that need time keep this part; and in the
 * last round, this.
 */
const LAST = 0.15
const OVER = 0.02

const worthIn = ({ lasting, passing }: Worth, time: number) => lasting + passing * time

export const sealWorth = (time: number): number => worthIn(WORTH.seal, time)

function worthOf(effects: readonly Effect[]): Worth {
  const sum = (part: keyof Worth) =>
    effects.reduce((all, { effect, n }) => all + n * WORTH[effect][part], 0)
  return { lasting: sum('lasting'), passing: sum('passing') }
}

/** To the buyer; what harms all the others is as good as a gain. */
function tileWorth({ points, self, others }: TileFacts): Worth {
  const own = worthOf(self)
  const theirs = worthOf(others)
  const fixed =
    points === null
      ? 0
      : points.type === 'fixed'
        ? points.value
        : points.type === 'mystery'
          ? MYSTERY
          : 0
  return { lasting: fixed + own.lasting - theirs.lasting, passing: own.passing - theirs.passing }
}

/** What a symbol is worth to a player, who makes the move that leads to it. */
export function symbolWorth({ effect, n, target }: SpaceEffect, time: number): number {
  const worth = n * worthIn(WORTH[effect], time)
  return target === 'others' ? -worth : worth
}

/** Seals that the others would take, as a part of them. */
function consolation(state: Frozen<State>, seat: Seat, slot: Slot): number {
  const edges = state.edges[slot]
  let most = 1
  let seals = 0
  for (let other = 0; other < edges.length; other++) {
    if (other === seat) continue
    const size = SIZE[edges[other]]
    if (size > most) {
      most = size
      seals = 1
    } else if (size === most) seals++
  }
  return seals / (edges.length - 1)
}

/** What things are worth with one set of printed values. */
export function makeWorth(tables: Tables) {
  const tiles = tables.tiles.map(tileWorth)
  const tokens = tables.tokens.map(({ self }) => worthOf(self))

  /** How much time there is to use things, 1 = plenty. */
  function timeLeft(state: Frozen<State>): number {
    let most = 0
    for (const progress of state.progress) if (progress > most) most = progress
    const left = (tables.spaces[state.side].length - most) / LONG
    if (left <= 0) return OVER
    return left >= 1 ? 1 : left <= LAST ? LAST : left
  }

  /** What the extras of a token are worth. */
  const extrasWorth = (token: Token, time: number): number => worthIn(tokens[token], time)

  /** What a token is worth in the end, with its extras. */
  const tokenWorth = (token: Token, time: number): number =>
    tables.tokens[token].move + extrasWorth(token, time)

  /**
   * What comes of stopping so far from the disc: a symbol, if nobody is there; an unwelcome one may
   * be left alone or not.
   */
  function landingWorth(
    state: Frozen<State>,
    seat: Seat,
    progress: number,
    time: number,
    mayLeave: boolean,
  ): number {
    const spaces = tables.spaces[state.side]
    if (progress >= spaces.length) return 0
    const symbol = spaces[(state.disc + progress) % spaces.length]
    if (symbol === null) return 0
    for (let other = 0; other < state.progress.length; other++) {
      if (other !== seat && state.progress[other] % spaces.length === progress) return 0
    }
    const worth =
      symbol.effect === 'forward'
        ? symbol.n + landingWorth(state, seat, progress + symbol.n, time, mayLeave)
        : symbolWorth(symbol, time)
    return mayLeave && worth < 0 ? 0 : worth
  }

  /** What a seat would gain if it bought the tile in a slot now. */
  function buyWorth(state: Frozen<State>, seat: Seat, slot: Slot, time: number): number {
    const tile = state.display[slot]
    const { points, consoles } = tables.tiles[tile]
    let worth = worthIn(tiles[tile], time)
    const rank = points?.type === 'rank' ? placeOf(state, seat) : 0
    worth += rank
    const steps = points?.type === 'fixed' ? points.value : rank
    if (steps > 0) worth += landingWorth(state, seat, state.progress[seat] + steps, time, false)
    return consoles ? worth - consolation(state, seat, slot) * sealWorth(time) : worth
  }

  return { timeLeft, extrasWorth, tokenWorth, landingWorth, buyWorth }
}
export type WorthOf = ReturnType<typeof makeWorth>
