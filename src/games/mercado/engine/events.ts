import type { Seat } from '../../../kernel/game.ts'
import type { Counts } from '../../../kit/counts.ts'
import type { ByType } from '../../../kit/variants.ts'
import type { SpaceEffect } from '../content/values.ts'
import type { Coin, Slot, Tile, Token } from './pieces.ts'

/** What brought something about: a token played, a symbol of the board, or the tile being sold. */
export type Cause = 'token' | 'space' | 'tile'

export type Event = ByType<{
  /** A turn begins; `extra`: the same player has another. @rule MER-15, MER-68 */
  turn: { seat: Seat; round: number; extra: boolean; reveals: true }
  privilege: { seat: Seat; token: Token }
  /**
   * A marker moved, by progress; at the end of the game for what is left over (`scored` told it
   * before).
   */
  moved: { seat: Seat; from: number; to: number; why: Cause | 'scoring' }
  /**
   * A marker came to a space with a symbol, an index of the board: `done`, or without effect
   * because the space was `occupied` or because the player of a token `declined`. The player of a
   * token decides first: `asked`.
   */
  landed: {
    seat: Seat
    space: number
    effect: SpaceEffect
    outcome: 'done' | 'asked' | 'declined' | 'occupied'
  }
  /** A marker has reached the disc: the last round. Told once. @rule MER-75 */
  lastRound: { seat: Seat }
  /**
   * Taken from the pile: `n`, which may be less than `wanted`, even 0. @rule MER-63, MER-64,
   * MER-67, MER-72
   */
  gained: { seat: Seat; what: 'white' | 'black' | 'seal'; n: number; wanted: number; why: Cause }
  /**
   * Black coins back to the pile, from the purse and from the character tile; maybe none. @rule
   * MER-65
   */
  cleared: { seat: Seat; purse: number; tray: number; wanted: number; why: Cause }
  /** A privilege token from the supply: which one, only its new owner knows. @rule MER-66 */
  tokenGained: { seat: Seat; token: Token | null; why: Cause }
  /** A privilege token that could not be taken, since there are none. @rule MER-R35 */
  noTokens: { seat: Seat; why: Cause }
  /** Another turn will follow. @rule MER-68 */
  extraTurn: { seat: Seat; n: number; why: Cause }
  /** Neither action was possible. @rule MER-R1 */
  skipped: { seat: Seat }
  /** Action B: these coins went from the character tile to the purse. @rule MER-19 */
  recovered: { seat: Seat; coins: Counts }
  /**
   * Coins drawn; the black ones lie on the character tile. `seal`: for a seal. @rule MER-21,
   * MER-22, MER-24
   */
  drew: { seat: Seat; coins: Counts; seal: boolean }
  placed: { seat: Seat; coin: Coin; slot: Slot; tile: Tile }
  /** The placing is over; these coins, maybe none, went back to the purse. @rule MER-27 */
  returned: { seat: Seat; coins: Counts }
  /** A sale begins: the edge was complete. @rule MER-38, MER-39, MER-53, MER-54 */
  sold: { seat: Seat; slot: Slot; tile: Tile }
  /**
   * What the tile is worth to the buyer; `drawn`: the object that decided it, if it is a mystery.
   * @rule MER-41 to MER-43
   */
  worth: { seat: Seat; tile: Tile; points: number; drawn: Tile | null }
  /**
   * The Coin Changer's white coin goes to the tile of a slot (`placed` follows), or into the purse
   * (null). @rule MER-54
   */
  changed: { seat: Seat; slot: Slot | null }
  /** These seats choose tokens to give up, so many each. @rule MER-69 */
  mustDiscard: { seats: readonly Seat[]; n: number; reveals: true }
  /** A token left the game unseen: which one, only its former owner knows. @rule MER-R38 */
  discarded: { seat: Seat; token: Token | null }
  /**
   * The buyer's coins left the tile: real ones to the character tile, white ones to the pile. @rule
   * MER-46, MER-55
   */
  paid: { seat: Seat; slot: Slot; tile: Tile; coins: Counts }
  /**
   * A seal for having most coins, `coins`, of the others on the sold tile; `n` is 0 if there was
   * none left. @rule MER-47, MER-48
   */
  consoled: { seat: Seat; slot: Slot; tile: Tile; coins: number; n: number }
  /** Coins of another player went back to the purse. @rule MER-50 */
  tookBack: { seat: Seat; slot: Slot; tile: Tile; coins: Counts }
  /** A used-up draw stack was renewed from its discard stack. @rule MER-52 */
  reshuffled: { kind: 'object' | 'perfume'; count: number }
  /** A sold tile was replaced. @rule MER-51 */
  refilled: { slot: Slot; old: Tile; tile: Tile }
  /** For so many rounds nothing has happened: the game ends. @rule MER-R48 */
  deadlock: { rounds: number }
  /** What is left over at the end; `bonus` is what it is worth in spaces. @rule MER-78 */
  scored: { seat: Seat; seals: number; tokens: readonly Token[]; bonus: number }
  /** Seats from first to last. @rule MER-79 */
  ended: { ranking: readonly Seat[]; reveals: true }
}>
