import { Coin } from './art/coin.tsx'
import { coinKind, ofKind } from './pieces.ts'
import { BLACK } from './sockets.ts'
import type { BoardText } from './text/index.ts'

/** One coin that can be seen to travel. */
export function Piece(props: {
  coin: number
  id: string | undefined
  text: BoardText
  small?: boolean
}) {
  return (
    <span class="mc-piece" data-pieces={props.id}>
      <Coin
        coin={props.coin}
        letter={props.text.letters[props.coin] ?? ''}
        small={props.small ?? false}
      />
    </span>
  )
}

/** All the coins of a heap, one by one, lowest first. */
export function Row({
  ids,
  text,
  small = false,
}: {
  ids: readonly string[]
  text: BoardText
  small?: boolean
}) {
  return (
    <>
      {Array.from({ length: BLACK }, (_, at) => at + 1).flatMap(coin =>
        ofKind(ids, coinKind(coin)).map(id => (
          <Piece key={id} coin={coin} id={id} text={text} small={small} />
        )),
      )}
    </>
  )
}

/** A heap as a coin of each kind with its number; kinds that are missing are left out. */
export function Heap(props: {
  counts: readonly number[]
  ids?: readonly string[]
  text: BoardText
  all?: boolean
}) {
  const { counts, ids, text, all = false } = props
  return (
    <span class="mc-heap">
      {counts.map((n, coin) =>
        coin > 0 && (n > 0 || all) ? (
          <span
            key={coin}
            class={n > 0 ? 'mc-chip' : 'mc-chip none'}
            data-pieces={ids && ofKind(ids, coinKind(coin)).join(' ')}
          >
            <Coin coin={coin} letter={text.letters[coin] ?? ''} small />
            <b>{n}</b>
          </span>
        ) : null,
      )}
    </span>
  )
}
