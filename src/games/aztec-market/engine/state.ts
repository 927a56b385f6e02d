import type { Seat, Viewer, GameTypes } from '../../../kernel/game.ts'
import type { ByType } from '../../../kit/variants.ts'

export type Options = {
  /**
   * How tokens leave the game before it begins: unseen by everybody, or equally many of each
   * colour. @rule AZT-16, AZT-18
   */
  removal: 'random' | 'equal'
  /**
   * How many tokens leave, a multiple of 4; the more, the shorter the game. @rule AZT-17, AZT-R14
   */
  removed: number
  /** Who lays out the market: the players by turns, or chance. @rule AZT-10, AZT-R3 */
  market: 'players' | 'random'
  /**
   * Who places the first tile and takes the first turn: chance, or the seat the host names. @rule
   * AZT-61, AZT-R4
   */
  start: 'random' | number
}

/**
 * Laying out:
 * - `choose`: choose a kind of tile to place (AZT-10)
 * - `place`: choose its cell (AZT-10)
 * - `purse`: choose the buyer that starts with a coin (AZT-15)
 *
 * Then turns:
 * - `turn`: pass or play (AZT-63)
 * - `first`, `second`: a pass has begun: move a tile, and another one (AZT-22)
 * - `coin`: choose the buyer that gets a coin (AZT-25)
 * - `king`: choose what the king takes, or nothing (AZT-28)
 * - `play`: buy, pay, move the messenger, or end (AZT-32)
 * - `paid`: a coin is paid: choose the tile it moves (AZT-34)
 * - `over`: nobody owes anything
 */
export const PHASES = [
  'choose',
  'place',
  'purse',
  'turn',
  'first',
  'second',
  'coin',
  'king',
  'play',
  'paid',
  'over',
] as const
export type PhaseName = (typeof PHASES)[number]

/**
 * Everything about a match. Nothing in it is hidden: what nobody knows is not decided yet. Tokens
 * that were removed unseen stay among the `unseen` ones, which is the same to everybody; the bag is
 * simply empty before they come up.
 *
 * Colours, kinds of tiles and cells are numbers, see `content/index.ts`; −1 is none.
 */
export type State = {
  phase: PhaseName
  /** Who is to act; in `over` the last to have acted. */
  turn: Seat
  /**
   * The start player: placed the first tile, and every round begins with her. @rule AZT-53, AZT-61
   */
  start: Seat
  /** The kind of tile in each of the 16 cells, −1 = empty. */
  cells: number[]
  /** The cell that stays empty when all tiles are placed; −1 before. @rule AZT-9 */
  hole: number
  /** In `place` the kind chosen to be placed; else −1. */
  holding: number
  /** Tokens on the vendor of each colour. */
  stock: number[]
  /** Tokens on the king, by colour. */
  king: number[]
  /**
   * Whether each buyer has a coin, 0 or 1; buyer i of a seat is at 4 × seat + i, here and in the
   * next two. @rule AZT-27
   */
  coins: number[]
  /** How many tokens each buyer holds. */
  goods: number[]
  /** Of which colour they are; −1 if it holds none. @rule AZT-51 */
  colours: number[]
  /**
   * Tokens by colour that nobody has seen since the beginning: those in the bag and those removed
   * at random.
   */
  unseen: number[]
  /** How many of the unseen tokens are in the bag; the others are removed. */
  bag: number
  /** Tokens removed openly, by colour. @rule AZT-18 */
  aside: number[]
  /**
   * The cell of the tile that may not be moved now, because it was moved last in this turn; −1 if
   * none. @rule AZT-R5, AZT-R7
   */
  moved: number
  /** Whether something was bought in this turn. @rule AZT-33 */
  bought: boolean
}

/** What one viewer knows: everything, like everybody else. */
export type View = State & { viewer: Viewer }

export type Move = ByType<{
  /** Takes up a tile of this kind, to be placed. @rule AZT-10 */
  tile: { tile: number }
  /** Places it in this cell. @rule AZT-10 */
  place: { cell: number }
  /** Puts a coin on this buyer of one's own, 0 to 3. @rule AZT-15, AZT-25 */
  coin: { buyer: number }
  /** Passes; chance draws at once. @rule AZT-63 */
  pass: {}
  /** Plays. @rule AZT-63 */
  play: {}
  /**
   * Moves the tile in this cell into the hole: in a pass, when paid for, or the messenger. @rule
   * AZT-22, AZT-34, AZT-35
   */
  move: { cell: number }
  /** A token of this colour goes from its vendor to the king. @rule AZT-28 */
  king: { colour: number }
  /** The king takes nothing. @rule AZT-31 */
  leave: {}
  /** This buyer buys from the vendor of this colour. @rule AZT-42 */
  buy: { buyer: number; colour: number }
  /** This buyer's coin pays for moving a tile. @rule AZT-34 */
  pay: { buyer: number }
  /** Ends the turn. @rule AZT-33 */
  end: {}
}>

/**
 * Everybody sees everything. Whatever ends a player's turn, in setup too, is `handed` or
 * `gameOver`.
 */
export type Event = ByType<{
  placed: { seat: Seat; tile: number; cell: number }
  /** A coin came from the supply to this buyer. */
  coin: { seat: Seat; buyer: number }
  passed: { seat: Seat }
  /** Tokens came from the bag to the vendors; `tokens[colour]` of each. */
  drew: { tokens: readonly number[]; reveals: true }
  moved: { seat: Seat; tile: number; from: number; to: number }
  /** A token went from its vendor to the king. */
  crowned: { seat: Seat; colour: number }
  /** The seat plays. */
  played: { seat: Seat }
  /** This buyer's coin went to the supply, to move a tile. */
  paid: { seat: Seat; buyer: number }
  /**
   * What the purchase brought: tokens gained, given back to the vendor, put on the king; whether
   * the coin was kept.
   */
  bought: {
    seat: Seat
    buyer: number
    colour: number
    gained: number
    back: number
    king: number
    kept: boolean
  }
  /** It is this seat's turn now: nothing before can be undone. */
  handed: { seat: Seat; reveals: true }
  /**
   * Each seat's points (partners have theirs in common), who has won, and which tokens were
   * removed. @rule AZT-R19
   */
  gameOver: {
    points: readonly number[]
    winners: readonly Seat[]
    removed: readonly number[]
    reveals: true
  }
}>

export interface Aztec extends GameTypes {
  options: Options
  state: State
  view: View
  move: Move
  event: Event
}
