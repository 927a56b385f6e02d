import { Only } from '../../../web/board-kit/only.tsx'
import { Bag, Coin } from './art/tokens.tsx'
import type { Speech } from '../text/index.ts'

interface Props {
  ids: readonly string[]
  say: Speech
}

/** The bag, with how many goods are still to come out of it. */
export function BagStore({ ids, count, say }: Props & { count: number }) {
  return (
    <Only
      class="az-store bag"
      data-spot="bag"
      data-zone="bag"
      name={say('board.bag', { n: count })}
      tells={`${say('board.bag', { n: count })}. ${say('board.tells.bag')}`}
    >
      <Bag />
      <span class="az-seed" data-pieces={ids.join(' ')} />
      <b aria-hidden="true">{count}</b>
    </Only>
  )
}

/** The coins no player has. */
export function CoinStore({ ids, say }: Props) {
  return (
    <Only
      class="az-store coins"
      data-spot="supply"
      data-zone="supply"
      name={say('board.supply', { n: ids.length })}
      tells={`${say('board.supply', { n: ids.length })}. ${say('board.legend.coin')}`}
    >
      <span class="az-purse" data-pieces={ids.length > 0 ? ids.join(' ') : undefined}>
        <Coin />
      </span>
      <b aria-hidden="true">{ids.length}</b>
    </Only>
  )
}
