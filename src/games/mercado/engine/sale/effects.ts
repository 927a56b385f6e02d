import type { Seat, PlyContext } from '../../../../kernel/game.ts'
import type { Effect } from '../../content/values.ts'
import { drawFrom, insert } from '../draws.ts'
import { BLACK, WHITE } from '../prices.ts'
import type { Cause, Event, State } from '../state.ts'

/*
 * The symbols of tiles, tokens and spaces, but for those that ask somebody something: those are in
 * `sales.ts`.
 */

/** The next seat clockwise. */
export function after(state: State, seat: Seat): Seat {
  return seat + 1 === state.purses.length ? 0 : seat + 1
}

/** What is taken from a pile: `PILES[what]`. */
type Piece = 'white' | 'black' | 'seal'
const PILES = { white: 'whitePile', black: 'blackPile', seal: 'sealPile' } as const

/**
 * One piece goes from its pile to a player; false if there is none. @rule MER-63, MER-64, MER-67,
 * MER-72
 */
function takePiece(state: State, seat: Seat, what: Piece): boolean {
  const pile = PILES[what]
  if (state[pile] === 0) return false
  state[pile]--
  if (what === 'seal') state.seals[seat]++
  else state.purses[seat][what === 'white' ? WHITE : BLACK]++
  return true
}

/** As many as there are. @rule MER-R19 */
export function takePieces(
  state: State,
  seat: Seat,
  what: Piece,
  wanted: number,
  why: Cause,
  ply: PlyContext<Event>,
): void {
  let n = 0
  while (n < wanted && takePiece(state, seat, what)) n++
  ply.emit({ type: 'gained', seat, what, n, wanted, why })
}

/**
 * All but the player whose turn it is, one piece at a time, clockwise. @rule MER-45, MER-70,
 * MER-71, MER-R19
 */
function othersTake(
  state: State,
  what: Piece,
  wanted: number,
  why: Cause,
  ply: PlyContext<Event>,
): void {
  const got = state.purses.map(() => 0)
  for (let n = 0; n < wanted; n++) {
    for (let seat = after(state, state.turn); seat !== state.turn; seat = after(state, seat)) {
      if (takePiece(state, seat, what)) got[seat]++
    }
  }
  for (let seat = after(state, state.turn); seat !== state.turn; seat = after(state, seat)) {
    ply.emit({ type: 'gained', seat, what, n: got[seat], wanted, why })
  }
}

/** Black coins go back to the pile, those of the purse first. @rule MER-65, MER-R41 */
function clearBlack(
  state: State,
  seat: Seat,
  wanted: number,
  why: Cause,
  ply: PlyContext<Event>,
): void {
  const inPurse = Math.min(wanted, state.purses[seat][BLACK])
  const onTray = Math.min(wanted - inPurse, state.trays[seat][BLACK])
  state.purses[seat][BLACK] -= inPurse
  state.trays[seat][BLACK] -= onTray
  state.blackPile += inPurse + onTray
  ply.emit({ type: 'cleared', seat, purse: inPurse, tray: onTray, wanted, why })
}

/** @rule MER-66, MER-R35, MER-R36 */
function takeToken(state: State, seat: Seat, why: Cause, ply: PlyContext<Event>): void {
  if (state.supply.length === 0) return ply.emit({ type: 'noTokens', seat, why })
  const token = drawFrom(state.supply, ply.rng)
  insert(state.tokens[seat], token)
  ply.emit({ type: 'tokenGained', seat, token, why })
}

/** Carries out a symbol for one player. @rule MER-63 to MER-68, MER-R26 */
export function give(
  state: State,
  seat: Seat,
  { effect, n }: Effect,
  why: Cause,
  ply: PlyContext<Event>,
): void {
  switch (effect) {
    case 'white':
    case 'black':
    case 'seal':
      return takePieces(state, seat, effect, n, why, ply)
    case 'blackRemove':
      return clearBlack(state, seat, n, why, ply)
    case 'privilege':
      for (let i = 0; i < n; i++) takeToken(state, seat, why, ply)
      return
    case 'extraTurn':
      state.extraTurns += n
      return ply.emit({ type: 'extraTurn', seat, n, why })
    default:
      throw new Error(`"${effect}" is not carried out for one player.`)
  }
}

/** Carries out a symbol for all but the player whose turn it is. @rule MER-45, MER-R42 */
export function giveOthers(
  state: State,
  { effect, n }: Effect,
  why: Cause,
  ply: PlyContext<Event>,
): void {
  switch (effect) {
    case 'white':
    case 'black':
    case 'seal':
      return othersTake(state, effect, n, why, ply)
    case 'blackRemove':
      for (let seat = after(state, state.turn); seat !== state.turn; seat = after(state, seat)) {
        clearBlack(state, seat, n, why, ply)
      }
      return
    case 'privilege':
      for (let i = 0; i < n; i++) {
        for (let seat = after(state, state.turn); seat !== state.turn; seat = after(state, seat)) {
          takeToken(state, seat, why, ply)
        }
      }
      return
    default:
      throw new Error(`"${effect}" is not carried out for the others.`)
  }
}
