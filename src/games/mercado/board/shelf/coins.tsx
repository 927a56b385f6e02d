import { range } from '../../../../kit/moves.ts'
import { Coin } from '../art/coin.tsx'
import { coinKind, ofKind } from '../pieces.ts'
import { BLACK, WHITE } from '../../engine/prices.ts'
import { coinTerm, letterOf, listed, type Speech } from '../../text/things.ts'

/** What so many coins of a kind are, and what they are good for. */
export function coinTells(say: Speech, coin: number, n: number): string {
  const use = coin === BLACK ? 'legend.black' : coin === WHITE ? 'legend.white' : 'tells.coin'
  return `${listed(say, coinTerm(coin, n))}. ${say(`board.${use}`)}`
}

/** One coin that can be seen to travel. */
export function Piece(props: {
  coin: number
  id: string | undefined
  say: Speech
  small?: boolean
}) {
  return (
    <span class="mc-piece" data-pieces={props.id}>
      <Coin
        coin={props.coin}
        letter={letterOf(props.say, props.coin)}
        small={props.small ?? false}
      />
    </span>
  )
}

/** All the coins of a heap, one by one, lowest first. */
export function Row({
  ids,
  say,
  small = false,
}: {
  ids: readonly string[]
  say: Speech
  small?: boolean
}) {
  return (
    <>
      {range(1, BLACK).flatMap(coin =>
        ofKind(ids, coinKind(coin)).map(id => (
          <Piece key={id} coin={coin} id={id} say={say} small={small} />
        )),
      )}
    </>
  )
}

/** A heap as a coin of each kind with its number; kinds that are missing are left out. */
export function Heap(props: {
  counts: readonly number[]
  ids?: readonly string[]
  say: Speech
  all?: boolean
}) {
  const { counts, ids, say, all = false } = props
  return (
    <span class="mc-heap">
      {counts.map((n, coin) =>
        coin > 0 && (n > 0 || all) ? (
          <span
            key={coin}
            class={n > 0 ? 'mc-chip' : 'mc-chip none'}
            data-tells={coinTells(say, coin, n)}
            data-only=""
            data-pieces={ids && ofKind(ids, coinKind(coin)).join(' ')}
          >
            <Coin coin={coin} letter={letterOf(say, coin)} small />
            <b>{n}</b>
          </span>
        ) : null,
      )}
    </span>
  )
}
