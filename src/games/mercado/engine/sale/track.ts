import type { Frozen, Seat, PlyContext } from '../../../../kernel/game.ts'
import type { Tables } from '../../content/compile.ts'
import type { SpaceEffect } from '../../content/values.ts'
import type { Cause, Event, State } from '../state.ts'

/*
 * Where the markers stand. What the symbols of spaces do is in `landing.ts`.
 */

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
 * A marker leaves its stack and lands on top of what stands where it comes to, on a track of so
 * many spaces. @rule MER-58, MER-60, MER-R31
 */
function restack(state: State, seat: Seat, to: number, length: number): void {
  const from = state.progress[seat]
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
}

export function makeTrack({ spaces }: Pick<Tables, 'spaces'>) {
  /** The number of spaces of the board in play. */
  const lengthOf = (state: Frozen<State>): number => spaces[state.side].length

  /** The space of the board on which a marker stands. */
  function spaceOf(state: Frozen<State>, seat: Seat): number {
    return (state.disc + state.progress[seat]) % lengthOf(state)
  }

  /** Whether a marker has reached the disc: this is the last round. @rule MER-75, MER-R33 */
  function isEnding(state: Frozen<State>): boolean {
    const length = lengthOf(state)
    for (const progress of state.progress) if (progress >= length) return true
    return false
  }

  /** Moves a marker. @rule MER-58, MER-75, MER-R32 */
  function moveMarker(
    state: State,
    seat: Seat,
    by: number,
    why: Cause | 'scoring',
    ply: PlyContext<Event>,
  ): void {
    const length = lengthOf(state)
    const wasEnding = isEnding(state)
    const from = state.progress[seat]
    const to = from + by
    restack(state, seat, to, length)
    ply.emit({ type: 'moved', seat, from, to, why })
    if (why !== 'scoring' && !wasEnding && to >= length) ply.emit({ type: 'lastRound', seat })
  }

  /**
   * The symbol of the space where a marker stands; none beyond the disc and under it. @rule MER-77,
   * MER-R30
   */
  function symbolAt(
    state: Frozen<Pick<State, 'side' | 'disc' | 'progress'>>,
    seat: Seat,
  ): SpaceEffect | null {
    const board = spaces[state.side]
    const progress = state.progress[seat]
    if (progress === 0 || progress >= board.length) return null
    return board[(state.disc + progress) % board.length]
  }

  return { lengthOf, spaceOf, isEnding, moveMarker, symbolAt }
}
export type Track = ReturnType<typeof makeTrack>
