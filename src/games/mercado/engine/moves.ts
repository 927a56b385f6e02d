import { below, moveReader, range, upTo } from '../../../kit/moves.ts'
import { asker } from '../../../kit/questions.ts'
import { from, isFlag, isWhole } from '../../../kit/shape.ts'
import { MOST_TOKENS, SLOTS } from '../content/values.ts'
import { BLACK, WHITE } from './prices.ts'
import type { Mercado, Move, Token } from './state.ts'

/** A question of this game. It is about the seat that is asked. */
export const ask = asker<Mercado>()

const isSlot = below(SLOTS)

export const reader = moveReader<Move>({
  privilege: { token: isWhole },
  noPrivilege: {},
  symbol: { take: isFlag },
  draw: {},
  recover: {},
  seal: { pay: isFlag },
  place: { coin: from(1, BLACK), slot: isSlot },
  done: {},
  sell: { slot: isSlot },
  white: { slot: isSlot },
  keepWhite: {},
  discard: { token: isWhole },
})

/*
 * Every move there is, made once: `PRIVILEGE[token]`, `PLACE[coin][slot]` … and lists of moves by
 * sets of slots.
 */

const SLOT_LIST = upTo(SLOTS)
const TOKEN_LIST = upTo(MOST_TOKENS)

export const PRIVILEGE = TOKEN_LIST.map(token => ({ type: 'privilege', token }) as const)
export const NO_PRIVILEGE = { type: 'noPrivilege' } as const
const DRAW = { type: 'draw' } as const
const RECOVER = { type: 'recover' } as const
export const PLACE = range(0, WHITE).map(coin =>
  SLOT_LIST.map(slot => ({ type: 'place', coin, slot }) as const),
)
export const DONE = { type: 'done' } as const
const SELL = SLOT_LIST.map(slot => ({ type: 'sell', slot }) as const)
const PUT_WHITE = SLOT_LIST.map(slot => ({ type: 'white', slot }) as const)
const KEEP_WHITE = { type: 'keepWhite' } as const
export const DISCARD = TOKEN_LIST.map(token => ({ type: 'discard', token }) as const)

/** Whole lists of answers. */
export const SYMBOL_MOVES = [
  { type: 'symbol', take: true },
  { type: 'symbol', take: false },
] as const
export const SEAL_MOVES = [
  { type: 'seal', pay: true },
  { type: 'seal', pay: false },
] as const
export const ONLY_DRAW = [DRAW] as const
export const ONLY_RECOVER = [RECOVER] as const
export const BOTH_ACTIONS = [DRAW, RECOVER] as const

/** A set of slots: bit s is set if slot s is in it. */
export type SlotSet = number

/** For each set of slots, the moves to them, and then some more. */
function bySlots<M extends Move, More extends Move = never>(
  moves: readonly M[],
  more: readonly More[] = [],
): readonly (readonly (M | More)[])[] {
  return upTo(1 << SLOTS).map(set => [...moves.filter((_, slot) => (set >> slot) & 1), ...more])
}
export const SELL_AT = bySlots(SELL)
export const WHITE_AT = bySlots(PUT_WHITE)
export const WHITE_AT_OR_KEEP = bySlots(PUT_WHITE, [KEEP_WHITE])

/** One move for each different token of a sorted list, into `moves`. */
export function pushByToken<M>(tokens: readonly Token[], made: readonly M[], moves: M[]): void {
  for (let i = 0; i < tokens.length; i++)
    if (tokens[i] !== tokens[i - 1]) moves.push(made[tokens[i]])
}
