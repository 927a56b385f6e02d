import type { Frozen } from '../../../kernel/game.ts'
import { below, moveReader, upTo } from '../../../kit/moves.ts'
import { asker } from '../../../kit/questions.ts'
import { BUYERS, CELLS, COLOURS, TILES } from '../content/index.ts'
import type { Aztec, Move, State } from './state.ts'

/** A question of this game. It is about the seat whose turn it is. */
export const ask = asker<Aztec>()

export const reader = moveReader<Move>({
  tile: { tile: below(TILES.length) },
  place: { cell: below(CELLS) },
  coin: { buyer: below(BUYERS) },
  pass: {},
  play: {},
  move: { cell: below(CELLS) },
  king: { colour: below(COLOURS.length) },
  leave: {},
  buy: { buyer: below(BUYERS), colour: below(COLOURS.length) },
  pay: { buyer: below(BUYERS) },
  end: {},
})

/** Every move there is, made once: `PLACE[cell]`, `BUY[buyer][colour]` … */
export const TILE = TILES.map((_, tile) => ({ type: 'tile', tile }) as const)
export const PLACE = upTo(CELLS).map(cell => ({ type: 'place', cell }) as const)
export const MOVE = upTo(CELLS).map(cell => ({ type: 'move', cell }) as const)
export const BUY = upTo(BUYERS).map(buyer =>
  COLOURS.map((_, colour) => ({ type: 'buy', buyer, colour }) as const),
)
export const PAY = upTo(BUYERS).map(buyer => ({ type: 'pay', buyer }) as const)
export const END = { type: 'end' } as const
const COIN = upTo(BUYERS).map(buyer => ({ type: 'coin', buyer }) as const)
const PASS = { type: 'pass' } as const
const PLAY = { type: 'play' } as const
const TAKE = COLOURS.map((_, colour) => ({ type: 'king', colour }) as const)
const LEAVE = { type: 'leave' } as const

/** Whole lists of answers, made once too. */
export const PASS_ONLY = [PASS] as const
export const PASS_OR_PLAY = [PASS, PLAY] as const

/** The members of a set of four, given as bits. */
const MEMBERS = upTo(16).map(bits => upTo(4).filter(i => (bits >> i) & 1))

/** `COINS[bits]`: a coin on one of these buyers. */
export const COINS = MEMBERS.map(set => set.map(i => COIN[i]))
/** `TAKES[bits]`: a token of one of these colours for the king, or none. */
export const TAKES = MEMBERS.map(set => [LEAVE, ...set.map(i => TAKE[i])])

/** `OTHERS[a][b]`: to move any tile but those in two cells: the hole, and what was moved last. */
export const OTHERS = upTo(CELLS).map(a =>
  upTo(CELLS).map(b => MOVE.filter((_, cell) => cell !== a && cell !== b)),
)

/** Which of a seat's buyers have a coin, as bits. */
export function purse(state: Frozen<State>, seat: number): number {
  const { coins } = state
  const at = seat * BUYERS
  return coins[at] | (coins[at + 1] << 1) | (coins[at + 2] << 2) | (coins[at + 3] << 3)
}
