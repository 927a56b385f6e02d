import type { Seat } from '../../../kernel/game.ts'
import { MOST_TOKENS, SLOTS } from '../content/index.ts'
import { WHITE } from './prices.ts'
import type { Move } from './state.ts'

/**
 * Every move there is, made once: `PRIVILEGE[token]`, `PLACE[coin][slot]` … and lists of moves by
 * sets of slots.
 */

const slots = Array.from({ length: SLOTS }, (_, slot) => slot)
const tokens = Array.from({ length: MOST_TOKENS }, (_, token) => token)
const coins = Array.from({ length: WHITE + 1 }, (_, coin) => coin)

export const PRIVILEGE = tokens.map((token): Move => ({ type: 'privilege', token }))
export const NO_PRIVILEGE: Move = { type: 'noPrivilege' }
export const DRAW: Move = { type: 'draw' }
export const RECOVER: Move = { type: 'recover' }
export const PLACE = coins.map(coin => slots.map((slot): Move => ({ type: 'place', coin, slot })))
export const DONE: Move = { type: 'done' }
const SELL = slots.map((slot): Move => ({ type: 'sell', slot }))
const PUT_WHITE = slots.map((slot): Move => ({ type: 'white', slot }))
const KEEP_WHITE: Move = { type: 'keepWhite' }
export const DISCARD = tokens.map((token): Move => ({ type: 'discard', token }))

export const NO_MOVES: readonly Move[] = []
export const SYMBOL_MOVES: readonly Move[] = [
  { type: 'symbol', take: true },
  { type: 'symbol', take: false },
]
export const SEAL_MOVES: readonly Move[] = [
  { type: 'seal', pay: true },
  { type: 'seal', pay: false },
]
export const ONLY_DRAW: readonly Move[] = [DRAW]
export const ONLY_RECOVER: readonly Move[] = [RECOVER]
export const BOTH_ACTIONS: readonly Move[] = [DRAW, RECOVER]

/** A set of slots: bit s is set if slot s is in it. */
export type SlotSet = number

/** For each set of slots, the moves to them. */
function bySlots(moves: readonly Move[], more: readonly Move[] = []): readonly (readonly Move[])[] {
  return Array.from({ length: 1 << SLOTS }, (_, set) => [
    ...moves.filter((_each, slot) => (set >> slot) & 1),
    ...more,
  ])
}
export const SELL_AT = bySlots(SELL)
export const WHITE_AT = bySlots(PUT_WHITE)
export const WHITE_AT_OR_KEEP = bySlots(PUT_WHITE, [KEEP_WHITE])

/** The seats that owe an answer: nobody, or one. */
export const NOBODY: readonly Seat[] = []
export const ONLY: readonly (readonly Seat[])[] = [0, 1, 2, 3].map(seat => [seat])
