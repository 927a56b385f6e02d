import type { Frozen, Seat } from '../../../../kernel/game.ts'
import { push } from '../../../../kit/tasks.ts'
import type { Tables } from '../../content/compile.ts'
import { ask } from '../ask.ts'
import { drawCorruption } from '../market/corruption.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'

/*
 * The clock: positions are half hours, hour h is 2h, the hand after it 2h + 1. A hand is a place of
 * its own, one step from the hours beside it, when no mouse covers it. @rule COV-46, COV-R51
 */

/** Every way to enter two hands: none, one of them, both. */
const ROUTES = [[], [0], [1], [0, 1]].map(hands => ({ type: 'clock.route', hands }) as const)
const DIRECT = [ROUTES[0]]

/** Whether no mouse covers the hand. @rule COV-45, COV-78, COV-R44 */
export function isHandFree(
  { hands }: Tables,
  { round }: { readonly round: number },
  hand: number,
): boolean {
  return round > hands[hand].covered
}

/**
 * Where a way leads, which hands it enters, and how many Adventurers are to be drawn at each
 * indicator passed.
 */
export interface Way {
  readonly to: number
  readonly hands: number
  readonly loads: readonly number[]
}

/**
 * So many steps on from a position in a match of so many players, over these hands where the way comes by. Only the direct step
 * over a gap passes its indicator; beyond 12 there are none. @rule COV-38, COV-46, COV-48, COV-R9,
 * COV-R11
 */
export function travel(
  { hands, loads }: Tables,
  players: number,
  from: number,
  hours: number,
  over: readonly number[],
): Way {
  const row = loads[players]
  const passed: number[] = []
  let entered = 0
  let at = from
  for (let step = 0; step < hours; step++) {
    const hour = at >> 1
    if (at % 2 === 0 && over.some(hand => hands[hand].hour === hour)) {
      entered++
      at++
      continue
    }
    if (at % 2 === 0 && row[hour] > 0) passed.push(row[hour])
    at = 2 * (hour + 1)
  }
  return { to: at, hands: entered, loads: passed }
}

/** @rule COV-38 to COV-48 */
export const route = (tables: Tables) =>
  ask<'clock.route'>('COV-46', {
    moves(state, { seat, hours }) {
      if (!isHandFree(tables, state, 0) && !isHandFree(tables, state, 1)) return DIRECT
      const from = state.timepieces[seat]
      const players = state.players.length
      return ROUTES.filter(
        ({ hands }) =>
          hands.every(hand => isHandFree(tables, state, hand)) &&
          travel(tables, players, from, hours, hands).hands === hands.length,
      )
    },
    answers: {
      'clock.route': {
        play(state, { seat, hours }, { hands }, ply) {
          const from = state.timepieces[seat]
          const way = travel(tables, state.players.length, from, hours, hands)
          const { to, loads } = way
          state.timepieces[seat] = to
          putOnTop(state, seat)
          ply.emit({ type: 'advanced', seat, hours, to, hands, indicators: loads.length })
          if (way.hands > 0)
            drawCorruption(state, seat, way.hands * tables.handCorruption, ply, 'hand')
          for (let i = loads.length - 1; i >= 0; i--)
            push(state, { at: 'load', seat, draws: loads[i] })
        },
        refuse: (state, _task, { hands }) =>
          hands.every(hand => isHandFree(tables, state, hand))
            ? refuse('COV-46', 'hand-away')
            : refuse('COV-45', 'mouse'),
      },
    },
  })

/** @rule COV-40 */
function putOnTop(state: State, seat: Seat): void {
  state.stack.splice(state.stack.indexOf(seat), 1)
  state.stack.push(seat)
}

/** The farthest back, on the same space the topmost. @rule COV-23, COV-24 */
export function active(state: Frozen<State>): Seat {
  let best = state.stack[0]
  for (const seat of state.stack) if (state.timepieces[seat] <= state.timepieces[best]) best = seat
  return best
}

/** Whether a Timepiece here is on or beyond the Market Phase indicator. @rule COV-57 */
export const isDayOver = ({ indicator }: Pick<State, 'indicator'>, position: number): boolean =>
  position >= 2 * indicator

/** Whether every Timepiece is on or beyond the Market Phase indicator. @rule COV-57, COV-R28 */
export function isProductionOver(state: Frozen<State>): boolean {
  return state.timepieces.every(position => isDayOver(state, position))
}

/**
 * Timepieces beyond the indicator go on top of those on it: the one farthest back first, on the
 * same space the topmost first. @rule COV-58, COV-R27
 */
export function gather(state: State): void {
  const goal = 2 * state.indicator
  const on = state.stack.filter(seat => state.timepieces[seat] === goal)
  const beyond = state.stack.filter(seat => state.timepieces[seat] > goal)
  // Sorting keeps the order of equals: bottom to top.
  beyond.sort((a, b) => state.timepieces[b] - state.timepieces[a])
  state.stack = [...on, ...beyond]
  state.timepieces.fill(goal)
}
