import type { ComponentChild, FunctionComponent } from 'preact'
import type { Seat } from '../../../../kernel/game.ts'
import type { Shop } from '../../engine/merchants/words.ts'
import type { Event, Move, View } from '../../engine/state.ts'
import type { Asking } from '../../engine/steps.ts'
import type { Spot } from '../../../../kit/pick.ts'
import type { Desk } from '../use-desk.ts'

/** A spot taken apart, `name:first.second`, with what was touched before it. */
export interface Touch {
  readonly name: string
  readonly first: number
  readonly second: number
  readonly before: readonly Spot[]
  readonly asked: Asking
  readonly view: View
}

export interface ShopProps<S extends Shop> {
  readonly shop: S
  readonly seat: Seat
  readonly desk: Desk
}

/** What the table needs of one merchant's board. */
export interface ShopPart<S extends Shop> {
  readonly Board: FunctionComponent<ShopProps<S>>
  /** The spots of one of its moves; null for all others. */
  spots(move: Move): readonly Spot[] | null
  /** What touching one of its spots would be as an answer; null if none. */
  wish(touch: Touch): Move | null
  /** The spots that one of its events speaks of, each after its seat; null for all others. */
  lights(event: Event): readonly string[] | null
  /** A small picture for the button of one of its moves; null for none. */
  picture(move: Move, asked: Asking): ComponentChild
}
