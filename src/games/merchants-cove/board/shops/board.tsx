import type { Shop } from '../../engine/merchants/words.ts'
import { BOARDS } from './index.ts'
import type { ShopProps } from './part.ts'

/** The board of whichever merchant it is. */
export function ShopBoard({ shop, seat, desk }: ShopProps<Shop>) {
  switch (shop.merchant) {
    case 'alc':
      return <BOARDS.alc.Board shop={shop} seat={seat} desk={desk} />
    case 'bla':
      return <BOARDS.bla.Board shop={shop} seat={seat} desk={desk} />
    case 'cap':
      return <BOARDS.cap.Board shop={shop} seat={seat} desk={desk} />
    case 'chr':
      return <BOARDS.chr.Board shop={shop} seat={seat} desk={desk} />
  }
}
