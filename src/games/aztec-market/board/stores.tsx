import { Bag, Coin } from './art/tokens.tsx'
import type { Speech } from '../text/index.ts'

interface Props {
  ids: readonly string[]
  say: Speech
}

/** The bag, with how many goods are still to come out of it. */
export function BagStore({ ids, count, say }: Props & { count: number }) {
  return (
    <div class="az-store bag" data-zone="bag">
      <Bag />
      <span class="az-seed" data-pieces={ids.join(' ')} />
      <b aria-hidden="true">{count}</b>
      <span class="heard">{say('board.bag', { n: count })}</span>
    </div>
  )
}

/** The coins no player has. */
export function CoinStore({ ids, say }: Props) {
  return (
    <div class="az-store coins" data-zone="supply">
      <span class="az-purse" data-pieces={ids.length > 0 ? ids.join(' ') : undefined}>
        <Coin />
      </span>
      <b aria-hidden="true">{ids.length}</b>
      <span class="heard">{say('board.supply', { n: ids.length })}</span>
    </div>
  )
}
