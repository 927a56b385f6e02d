import type { Frozen, Seat, PlyContext } from '../../../kernel/game.ts'
import { contentSets, type SpaceEffect } from '../content/index.ts'
import { give, giveOthers } from './effects.ts'
import type { Event, State } from './state.ts'

/** The number of spaces of the board in play. */
export function lengthOf(state: Frozen<State>): number {
  return contentSets.tables(state.content).spaces[state.side].length
}

/** The space of the board on which a marker stands. */
export function spaceOf(state: Frozen<State>, seat: Seat): number {
  return (state.disc + state.progress[seat]) % lengthOf(state)
}

/** Whether a marker has reached the disc: this is the last round. @rule MER-75, MER-R33 */
export function isEnding(state: Frozen<State>): boolean {
  const length = lengthOf(state)
  for (const progress of state.progress) if (progress >= length) return true
  return false
}

/** Whether this marker is ahead of that one. @rule MER-42, MER-79, MER-R24 */
function isAhead(state: Frozen<State>, seat: Seat, other: Seat): boolean {
  const lead = state.progress[seat] - state.progress[other]
  return lead > 0 || (lead === 0 && state.heights[seat] > state.heights[other])
}

/** A player's place on the track: the leader's is 1. @rule MER-42 */
export function placeOf(state: Frozen<State>, seat: Seat): number {
  let place = 1
  for (let other = 0; other < state.progress.length; other++)
    if (isAhead(state, other, seat)) place++
  return place
}

/**
 * Moves a marker; it lands on top of what stands there. @rule MER-58, MER-60, MER-75, MER-R31,
 * MER-R32
 */
export function moveMarker(
  state: State,
  seat: Seat,
  by: number,
  why: 'token' | 'space' | 'tile' | 'scoring',
  ply: PlyContext<Event>,
): void {
  const length = lengthOf(state)
  const wasEnding = isEnding(state)
  const from = state.progress[seat]
  const to = from + by
  let beneath = 0
  for (let other = 0; other < state.progress.length; other++) {
    if (other === seat) continue
    const there = state.progress[other] % length
    if (there === from % length && state.heights[other] > state.heights[seat])
      state.heights[other]--
    if (there === to % length) beneath++
  }
  state.progress[seat] = to
  state.heights[seat] = beneath
  ply.emit({ type: 'moved', seat, from, to, why })
  if (why !== 'scoring' && !wasEnding && to >= length) ply.emit({ type: 'lastRound', seat })
}

/**
 * The symbol of the space where a marker stands; none beyond the disc and under it. @rule MER-77,
 * MER-R30
 */
export function symbolAt(
  state: Frozen<Pick<State, 'content' | 'side' | 'disc' | 'progress'>>,
  seat: Seat,
): SpaceEffect | null {
  const spaces = contentSets.tables(state.content).spaces[state.side]
  const progress = state.progress[seat]
  if (progress === 0 || progress >= spaces.length) return null
  return spaces[(state.disc + progress) % spaces.length]
}

/**
 * The symbol that a marker has just come to and that works: none where others stand. @rule MER-59,
 * MER-60
 */
export function openSymbol(state: State, seat: Seat, ply: PlyContext<Event>): SpaceEffect | null {
  const effect = symbolAt(state, seat)
  if (effect === null || state.heights[seat] === 0) return effect
  ply.emit({ type: 'landed', seat, space: spaceOf(state, seat), effect, outcome: 'occupied' })
  return null
}

/**
 * Carries out the symbol of a space; true if it moved the marker on. @rule MER-59, MER-62, MER-70,
 * MER-71
 */
export function carryOut(
  state: State,
  seat: Seat,
  effect: SpaceEffect,
  ply: PlyContext<Event>,
): boolean {
  ply.emit({ type: 'landed', seat, space: spaceOf(state, seat), effect, outcome: 'done' })
  if (effect.effect === 'forward') {
    moveMarker(state, seat, effect.n, 'space', ply)
    return true
  }
  if (effect.target === 'others') giveOthers(state, effect, 'space', ply)
  else give(state, seat, effect, 'space', ply)
  return false
}

/**
 * A buyer's marker moves, and what it comes to is carried out. @rule MER-58, MER-59, MER-R25,
 * MER-R28
 */
export function advance(state: State, seat: Seat, by: number, ply: PlyContext<Event>): void {
  if (by === 0) return
  moveMarker(state, seat, by, 'tile', ply)
  let effect = openSymbol(state, seat, ply)
  while (effect !== null && carryOut(state, seat, effect, ply))
    effect = openSymbol(state, seat, ply)
}
