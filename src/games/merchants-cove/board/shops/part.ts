import type { ComponentChild, FunctionComponent } from 'preact'
import type { Seat } from '../../../../kernel/game.ts'
import type { Shop } from '../../engine/merchants/words.ts'
import type { Asking, Event, Move } from '../../engine/state.ts'
import type { Spot } from '../../../../kit/pick.ts'
import type { Lights } from '../../../../web/board-kit/lights.ts'
import type { Desk } from '../desk.ts'

/** A spot taken apart, `name:first.second`, with what was touched before it. */
export interface Touch {
  readonly name: string
  readonly first: number
  readonly second: number
  readonly before: readonly Spot[]
  readonly asked: Asking
}

export interface ShopProps<S extends Shop> {
  readonly shop: S
  readonly seat: Seat
  readonly desk: Desk
}

/** What a move of this type says besides its type. */
type Fields<Type extends Move['type']> = Omit<Extract<Move, { readonly type: Type }>, 'type'>

/**
 * Moves that are made by touching one spot. The numbers of the spot, `spot:first.second`, are the
 * fields `by`; where the move has more fields, `rest` has them as they are asked about when it is
 * not possible. A field that is null has no spot.
 */
export type OneSpotMoves = {
  readonly [Type in Move['type']]?: {
    readonly spot: string
    readonly by: readonly (keyof Fields<Type>)[]
    readonly rest?: Partial<Fields<Type>>
  }
}

/** What the table needs of one merchant's board. */
export interface ShopPart<S extends Shop> {
  readonly Board: FunctionComponent<ShopProps<S>>
  readonly oneSpot: OneSpotMoves
  /** The spots of its other moves; null for all those that are not its own. */
  spots?(move: Move): readonly Spot[] | null
  /** What touching a spot would be as one of its other moves; null if none. */
  wish?(touch: Touch): Move | null
  /** The spots that its events speak of, each after its seat. */
  readonly lights: Lights<Event>
  /** A small picture for the button of one of its moves; null for none. */
  picture?(move: Move, asked: Asking): ComponentChild
}
