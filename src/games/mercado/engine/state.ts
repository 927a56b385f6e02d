import type { Seat, GameTypes } from '../../../kernel/game.ts'
import type { Counts } from '../../../kit/counts.ts'
import type { SpaceEffect } from '../content/index.ts'
import type { Holding } from './prices.ts'

/** How the Coin Changer's "usable at once" is read, see `changer.ts`. @rule MER-R20 */
export type ChangerRuling = 'complete' | 'place' | 'must' | 'wait'

export type Options = {
  /** The digest of the printed values, see `content.ts`. */
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
 * A tile: its place in the content's objects, then perfumes, then market tiles. Each exists once.
 */
export type Tile = number

/** Where a tile lies: 0 to 3 objects, 4 and 5 perfumes, 6 Head Merchant, 7 Coin Changer. */
export type Slot = number

/** A coin: 1 gold, 2 silver, 3 copper, 4 turquoise, 5 white, 6 black. */
export type Coin = number

/**
 * A privilege token: the place in the content's privileges of the first one that equals it. Equal
 * tokens are one value.
 */
export type Token = number

/**
 * - `turnStart`: play a privilege token or none; not asked of who has none (MER-16)
 * - `privilegeSymbol`: carry out the symbol that the token led to, or not (MER-61)
 * - `action`: draw coins, or take back those of the own character tile (MER-20)
 * - `sealOffer`: pay a seal for more coins (MER-22)
 * - `placement`: place the drawn coins one by one (MER-25)
 * - `saleOrder`: which of several complete tiles is sold next (MER-40)
 * - `changerWhite`: where the Coin Changer's white coin goes (MER-54)
 * - `forcedDiscard`: another player gives up a privilege token (MER-69)
 * - `over`: nobody owes anything
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
   * Coins in the hand of whose turn it is: drawn and not placed yet, or the Coin Changer's. Never
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

/** What one viewer knows: the state without the tokens that are hidden from him. */
export type View = Omit<State, 'supply' | 'tokens' | 'dropped'> & {
  viewer: Seat | null
  /**
   * Each seat's tokens as far as the viewer sees them: his own, and all at the end or in an open
   * view; else [].
   */
  tokens: Token[][]
  /** How many tokens each seat holds, and how many it had to give up. */
  tokenCounts: number[]
  droppedCounts: number[]
  /** The tokens that the viewer himself had to give up. */
  dropped: Token[]
  /** Of an open view alone: the tokens that each seat had to give up. */
  allDropped?: Token[][]
  /** How many tokens the supply has. */
  supplySize: number
}

export type Move =
  /** Plays a token, or none. @rule MER-16 */
  | { readonly type: 'privilege'; readonly token: Token }
  | { readonly type: 'noPrivilege' }
  /** Carries out the symbol of the space, or not. @rule MER-61 */
  | { readonly type: 'symbol'; readonly take: boolean }
  /** Action A, action B. @rule MER-20 */
  | { readonly type: 'draw' }
  | { readonly type: 'recover' }
  /** Pays a seal for more coins, or not. @rule MER-22 */
  | { readonly type: 'seal'; readonly pay: boolean }
  /**
   * Places a drawn coin; ends the placing, and the rest goes back to the purse. @rule MER-25,
   * MER-27
   */
  | { readonly type: 'place'; readonly coin: Coin; readonly slot: Slot }
  | { readonly type: 'done' }
  /** Which complete tile is sold next. @rule MER-40 */
  | { readonly type: 'sell'; readonly slot: Slot }
  /** The Coin Changer's coin goes to a tile, or into the purse. @rule MER-54, MER-R20 */
  | { readonly type: 'white'; readonly slot: Slot }
  | { readonly type: 'keepWhite' }
  /** Gives up a token. @rule MER-69 */
  | { readonly type: 'discard'; readonly token: Token }

/** What brought something about: a token played, a symbol of the board, or the tile being sold. */
export type Cause = 'token' | 'space' | 'tile'

export type Event =
  /** A turn begins; `extra`: the same player has another. @rule MER-15, MER-68 */
  | {
      readonly type: 'turn'
      readonly seat: Seat
      readonly round: number
      readonly extra: boolean
      readonly reveals: true
    }
  | { readonly type: 'privilege'; readonly seat: Seat; readonly token: Token }
  /**
   * A marker moved, by progress; at the end of the game for what is left over (`scored` told it
   * before).
   */
  | {
      readonly type: 'moved'
      readonly seat: Seat
      readonly from: number
      readonly to: number
      readonly why: Cause | 'scoring'
    }
  /**
   * A marker came to a space with a symbol, an index of the board: `done`, or without effect
   * because the space was `occupied` or because the player of a token `declined`. The player of a
   * token decides first: `asked`.
   */
  | {
      readonly type: 'landed'
      readonly seat: Seat
      readonly space: number
      readonly effect: SpaceEffect
      readonly outcome: 'done' | 'asked' | 'declined' | 'occupied'
    }
  /** A marker has reached the disc: the last round. Told once. @rule MER-75 */
  | { readonly type: 'lastRound'; readonly seat: Seat }
  /**
   * Taken from the pile: `n`, which may be less than `wanted`, even 0. @rule MER-63, MER-64,
   * MER-67, MER-72
   */
  | {
      readonly type: 'gained'
      readonly seat: Seat
      readonly what: 'white' | 'black' | 'seal'
      readonly n: number
      readonly wanted: number
      readonly why: Cause
    }
  /**
   * Black coins back to the pile, from the purse and from the character tile; maybe none. @rule
   * MER-65
   */
  | {
      readonly type: 'cleared'
      readonly seat: Seat
      readonly purse: number
      readonly tray: number
      readonly wanted: number
      readonly why: Cause
    }
  /** A privilege token from the supply: which one, only its new owner knows. @rule MER-66 */
  | {
      readonly type: 'tokenGained'
      readonly seat: Seat
      readonly token: Token | null
      readonly why: Cause
    }
  /** A privilege token that could not be taken, since there are none. @rule MER-R35 */
  | { readonly type: 'noTokens'; readonly seat: Seat; readonly why: Cause }
  /** Another turn will follow. @rule MER-68 */
  | { readonly type: 'extraTurn'; readonly seat: Seat; readonly n: number; readonly why: Cause }
  /** Neither action was possible. @rule MER-R1 */
  | { readonly type: 'skipped'; readonly seat: Seat }
  /** Action B: these coins went from the character tile to the purse. @rule MER-19 */
  | { readonly type: 'recovered'; readonly seat: Seat; readonly coins: Counts }
  /**
   * Coins drawn; the black ones lie on the character tile. `seal`: for a seal. @rule MER-21,
   * MER-22, MER-24
   */
  | { readonly type: 'drew'; readonly seat: Seat; readonly coins: Counts; readonly seal: boolean }
  | {
      readonly type: 'placed'
      readonly seat: Seat
      readonly coin: Coin
      readonly slot: Slot
      readonly tile: Tile
    }
  /** The placing is over; these coins, maybe none, went back to the purse. @rule MER-27 */
  | { readonly type: 'returned'; readonly seat: Seat; readonly coins: Counts }
  /** A sale begins: the edge was complete. @rule MER-38, MER-39, MER-53, MER-54 */
  | { readonly type: 'sold'; readonly seat: Seat; readonly slot: Slot; readonly tile: Tile }
  /**
   * What the tile is worth to the buyer; `drawn`: the object that decided it, if it is a mystery.
   * @rule MER-41 to MER-43
   */
  | {
      readonly type: 'worth'
      readonly seat: Seat
      readonly tile: Tile
      readonly points: number
      readonly drawn: Tile | null
    }
  /**
   * The Coin Changer's white coin goes to the tile of a slot (`placed` follows), or into the purse
   * (null). @rule MER-54
   */
  | { readonly type: 'changed'; readonly seat: Seat; readonly slot: Slot | null }
  /** These seats choose tokens to give up, so many each. @rule MER-69 */
  | {
      readonly type: 'mustDiscard'
      readonly seats: readonly Seat[]
      readonly n: number
      readonly reveals: true
    }
  /** A token left the game unseen: which one, only its former owner knows. @rule MER-R38 */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly token: Token | null }
  /**
   * The buyer's coins left the tile: real ones to the character tile, white ones to the pile. @rule
   * MER-46, MER-55
   */
  | {
      readonly type: 'paid'
      readonly seat: Seat
      readonly slot: Slot
      readonly tile: Tile
      readonly coins: Counts
    }
  /**
   * A seal for having most coins, `coins`, of the others on the sold tile; `n` is 0 if there was
   * none left. @rule MER-47, MER-48
   */
  | {
      readonly type: 'consoled'
      readonly seat: Seat
      readonly slot: Slot
      readonly tile: Tile
      readonly coins: number
      readonly n: number
    }
  /** Coins of another player went back to the purse. @rule MER-50 */
  | {
      readonly type: 'tookBack'
      readonly seat: Seat
      readonly slot: Slot
      readonly tile: Tile
      readonly coins: Counts
    }
  /** A used-up draw stack was renewed from its discard stack. @rule MER-52 */
  | { readonly type: 'reshuffled'; readonly kind: 'object' | 'perfume'; readonly count: number }
  /** A sold tile was replaced. @rule MER-51 */
  | { readonly type: 'refilled'; readonly slot: Slot; readonly old: Tile; readonly tile: Tile }
  /** For so many rounds nothing has happened: the game ends. @rule MER-R48 */
  | { readonly type: 'deadlock'; readonly rounds: number }
  /** What is left over at the end; `bonus` is what it is worth in spaces. @rule MER-78 */
  | {
      readonly type: 'scored'
      readonly seat: Seat
      readonly seals: number
      readonly tokens: readonly Token[]
      readonly bonus: number
    }
  /** Seats from first to last. @rule MER-79 */
  | { readonly type: 'ended'; readonly ranking: readonly Seat[]; readonly reveals: true }

export interface Mercado extends GameTypes {
  options: Options
  state: State
  view: View
  move: Move
  event: Event
}
