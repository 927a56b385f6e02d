import type { Frozen, Phase } from '../../../kernel/game.ts'
import { BUYERS, CELLS, COLOURS, TILES } from '../content/index.ts'
import type { Aztec, Move, State } from './state.ts'

/**
 * One or more questions of the game: what may be answered, and what the answer does. The seat is
 * whose turn it is.
 */
export type Step = Pick<Phase<Aztec>, 'legal' | 'play'>

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i)

/** Every move there is, made once: `PLACE[cell]`, `BUY[buyer][colour]` … */
export const TILE = TILES.map((_, tile): Move => ({ type: 'tile', tile }))
export const PLACE = upTo(CELLS).map((cell): Move => ({ type: 'place', cell }))
export const COIN = upTo(BUYERS).map((buyer): Move => ({ type: 'coin', buyer }))
export const PASS: Move = { type: 'pass' }
export const PLAY: Move = { type: 'play' }
export const MOVE = upTo(CELLS).map((cell): Move => ({ type: 'move', cell }))
export const TAKE = COLOURS.map((_, colour): Move => ({ type: 'king', colour }))
export const LEAVE: Move = { type: 'leave' }
export const BUY = upTo(BUYERS).map(buyer =>
  COLOURS.map((_, colour): Move => ({ type: 'buy', buyer, colour })),
)
export const PAY = upTo(BUYERS).map((buyer): Move => ({ type: 'pay', buyer }))
export const END: Move = { type: 'end' }

/** Whole lists of answers, made once too. */
export const NOTHING: readonly Move[] = []
export const PASS_ONLY: readonly Move[] = [PASS]
export const PASS_OR_PLAY: readonly Move[] = [PASS, PLAY]

/** The members of a set of four, given as bits. */
const MEMBERS = upTo(16).map(bits => upTo(4).filter(i => (bits >> i) & 1))

/** `COINS[bits]`: a coin on one of these buyers. */
export const COINS: readonly (readonly Move[])[] = MEMBERS.map(set => set.map(i => COIN[i]))
/** `TAKES[bits]`: a token of one of these colours for the king, or none. */
export const TAKES: readonly (readonly Move[])[] = MEMBERS.map(set => [
  LEAVE,
  ...set.map(i => TAKE[i]),
])

/** `OTHERS[a][b]`: to move any tile but those in two cells: the hole, and what was moved last. */
export const OTHERS: readonly (readonly (readonly Move[])[])[] = upTo(CELLS).map(a =>
  upTo(CELLS).map(b => MOVE.filter((_, cell) => cell !== a && cell !== b)),
)

/** Which of a seat's buyers have a coin, as bits. */
export function purse(state: Frozen<State>, seat: number): number {
  const { coins } = state
  const at = seat * BUYERS
  return coins[at] | (coins[at + 1] << 1) | (coins[at + 2] << 2) | (coins[at + 3] << 3)
}
