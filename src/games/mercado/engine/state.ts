import type { Seat, GameTypes } from '../../../kernel/game.ts'
import type { Counts } from '../../../kit/counts.ts'
import type { ByType } from '../../../kit/variants.ts'
import type { Event } from './events.ts'
import type { Coin, Slot, Tile, Token } from './pieces.ts'
import type { Holding } from './prices.ts'

export type { Cause, Event } from './events.ts'
export type { Coin, Slot, Tile, Token } from './pieces.ts'

/** How the Coin Changer's "usable at once" is read, see `changer.ts`. @rule MER-R20 */
export type ChangerRuling = 'complete' | 'place' | 'must' | 'wait'

export type Options = {
  /** The digest of the printed values, see `content/`. */
  content: string
  side: 'A' | 'B'
  /** The space of the board on which the starting disc lies. @rule MER-9 */
  disc: number
  changer: ChangerRuling
  /**
   * Whether pages show everybody's purse; what is in it can be deduced in any case. @rule MER-R47
   */
  openPurses: boolean
}

/**
 * - `turnStart`: play a privilege token or none; only asked of those who have one (MER-16)
 * - `privilegeSymbol`: carry out the symbol that the token led to, or not (MER-61)
 * - `action`: draw coins, or take back those of the own character tile (MER-20)
 * - `sealOffer`: pay a seal for more coins (MER-22)
 * - `placement`: place the drawn coins one by one (MER-25)
 * - `saleOrder`: which of several complete tiles is sold next (MER-40)
 * - `changerWhite`: where the Coin Changer's white coin goes (MER-54)
 * - `forcedDiscard`: another player gives up a privilege token (MER-69)
 * - `over`: nobody is asked anything
 */
export type PhaseName =
  | 'turnStart'
  | 'privilegeSymbol'
  | 'action'
  | 'sealOffer'
  | 'placement'
  | 'saleOrder'
  | 'changerWhite'
  | 'forcedDiscard'
  | 'over'

/**
 * A sale under way: the tile's slot, and how many of its effects, the buyer's and then the others',
 * are done.
 */
export type Sale = { slot: Slot; done: number }

/** Everything about a match, hidden parts too. Lists named "each seat's" are indexed by seat. */
export type State = Options & {
  phase: PhaseName
  /** From 1. */
  round: number
  /** Who began. @rule MER-10, MER-R46 */
  starter: Seat
  /** Whose turn it is. In `forcedDiscard` others are asked. */
  turn: Seat
  /** Turns that the player whose turn it is takes directly after this one. @rule MER-68, MER-R39 */
  extraTurns: number
  /**
   * Each seat's purse and character tile: how many of each coin. Purses are bags: drawn from at
   * random.
   */
  purses: Counts[]
  trays: Counts[]
  /**
   * Coins in the hand of the player whose turn it is: drawn and not placed yet, or the Coin Changer's. Never
   * black ones.
   */
  drawn: Counts
  /** Coins placed in this turn's `placement`. @rule MER-26 */
  placed: number
  /** `edges[slot][seat]`: what each seat has on each tile; `coinsOn` tells the coins. */
  edges: Holding[][]
  whitePile: number
  blackPile: number
  sealPile: number
  /** Each seat's seals. */
  seals: number[]
  /**
   * The tile in each slot, the market tiles last. A sold tile lies there until the turn ends. @rule
   * MER-R15
   */
  display: Tile[]
  /**
   * Draw stacks, whose order is not decided until it is drawn, and discard stacks. All lists run
   * from low to high.
   */
  objectStack: Tile[]
  perfumeStack: Tile[]
  objectDiscard: Tile[]
  perfumeDiscard: Tile[]
  /**
   * Privilege tokens, lists from low to high with repeats: the supply, each seat's hand, and those
   * played.
   */
  supply: Token[]
  tokens: Token[][]
  played: Token[]
  /** Each seat's tokens that it had to give up. Only it knows which. @rule MER-R38 */
  dropped: Token[][]
  /**
   * The token being played, whose symbol is asked about and whose extras are still to come; -1 =
   * none.
   */
  token: Token
  /**
   * How far each marker has come from the disc, and how many markers of its space lie beneath it.
   */
  progress: number[]
  heights: number[]
  /** Slots of merchandise sold in this turn, in the order of sale. Nothing can be placed there. */
  sold: Slot[]
  /** The sale under way while somebody is asked about it; null = none. */
  sale: Sale | null
  /** Privilege tokens that each seat must still give up. */
  debts: number[]
  /**
   * Whether in this round a coin was placed or a token played, and how many rounds before it saw
   * neither. @rule MER-R48
   */
  stirred: boolean
  idleRounds: number
}

/** What one viewer knows: the state without the tokens that are hidden from them. */
export type View = Omit<State, 'supply' | 'tokens' | 'dropped'> & {
  viewer: Seat | null
  /**
   * Each seat's tokens as far as the viewer sees them: their own, and all at the end or in an open
   * view; else [].
   */
  tokens: Token[][]
  /** How many tokens each seat holds, and how many it had to give up. */
  tokenCounts: number[]
  droppedCounts: number[]
  /** The tokens that the viewer had to give up. */
  dropped: Token[]
  /** Of an open view alone: the tokens that each seat had to give up. */
  allDropped?: Token[][]
  /** How many tokens the supply has. */
  supplySize: number
}

export type Move = ByType<{
  /** Plays a token, or none. @rule MER-16 */
  privilege: { token: Token }
  noPrivilege: {}
  /** Carries out the symbol of the space, or not. @rule MER-61 */
  symbol: { take: boolean }
  /** Action A, action B. @rule MER-20 */
  draw: {}
  recover: {}
  /** Pays a seal for more coins, or not. @rule MER-22 */
  seal: { pay: boolean }
  /**
   * Places a drawn coin; ends the placing, and the rest goes back to the purse. @rule MER-25,
   * MER-27
   */
  place: { coin: Coin; slot: Slot }
  done: {}
  /** Which complete tile is sold next. @rule MER-40 */
  sell: { slot: Slot }
  /** The Coin Changer's coin goes to a tile, or into the purse. @rule MER-54, MER-R20 */
  white: { slot: Slot }
  keepWhite: {}
  /** Gives up a token. @rule MER-69 */
  discard: { token: Token }
}>

export interface Mercado extends GameTypes {
  options: Options
  state: State
  view: View
  move: Move
  event: Event
}
