import type { Seat } from '../../../kernel/game.ts'
import type { Counts } from '../../../kit/counts.ts'
import type { SpaceEffect } from '../content/values.ts'
import type { Coin, Slot, Tile, Token } from './pieces.ts'

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
