import { Bag, Coin } from './art/tokens.tsx'
import type { BoardText } from './text/index.ts'

interface Props {
  ids: readonly string[]
  text: BoardText
}

/** The bag, with how many goods are still to come out of it. */
export function BagStore({ ids, count, text }: Props & { count: number }) {
  return (
    <div class="az-store bag" data-zone="bag">
      <Bag />
      <span class="az-seed" data-pieces={ids.join(' ')} />
      <b aria-hidden="true">{count}</b>
      <span class="heard">{text.bag(count)}</span>
    </div>
  )
}

/** The coins nobody has. */
export function CoinStore({ ids, text }: Props) {
  return (
    <div class="az-store coins" data-zone="supply">
      <span class="az-purse" data-pieces={ids.length > 0 ? ids.join(' ') : undefined}>
        <Coin />
      </span>
      <b aria-hidden="true">{ids.length}</b>
      <span class="heard">{text.supply(ids.length)}</span>
    </div>
  )
}
