import type { MerchantTask } from '../engine/merchants/words.ts'
import type { MerchantId } from '../engine/names.ts'
import type { Move, State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import type { Outlook } from './outlook.ts'

/**
 * How to keep the shop of one merchant. All sums are Gold, and count what is not finished by what
 * it promises beyond the hours that finishing takes; `left` = hours of this round that remain for
 * that.
 */
export interface Keeper {
  /** What lies in the shop unfinished. */
  stock(state: Frozen<State>, seat: Seat, outlook: Outlook, left: number): number
  /**
   * What there is when the action of this space, one of its own, is done: Goods made and what is
   * unfinished then.
   */
  space(state: Frozen<State>, seat: Seat, space: number, outlook: Outlook, left: number): number
  /** What the Staff ability of this slot gains now. */
  staff(state: Frozen<State>, seat: Seat, slot: number, outlook: Outlook): number
  /** What an answer to one of its own questions gains, compared with the others. */
  gain(
    state: Frozen<State>,
    seat: Seat,
    task: Frozen<MerchantTask>,
    move: Move,
    outlook: Outlook,
  ): number
}

export type Keepers = { readonly [merchant in MerchantId]: Keeper }
