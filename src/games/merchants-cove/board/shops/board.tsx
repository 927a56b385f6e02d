import type { FunctionComponent } from 'preact'
import type { Shop } from '../../engine/merchants/words.ts'
import { BOARDS } from './index.ts'
import type { ShopProps } from './part.ts'

/** The board of whichever merchant it is. */
export function ShopBoard(props: ShopProps<Shop>) {
  // Each merchant's board gets their own shop, which the compiler cannot follow.
  const Board = BOARDS[props.shop.merchant].Board as FunctionComponent<ShopProps<never>>
  return <Board {...(props as ShopProps<never>)} />
}
