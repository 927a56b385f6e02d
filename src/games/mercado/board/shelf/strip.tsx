import type { ComponentChild } from 'preact'
import { BLACK, WHITE } from '../../engine/prices.ts'
import type { Coin, Event, Mercado, Tile, View } from '../../engine/state.ts'
import type { BoardProps } from '../../../../web/board-kit/board.ts'
import { Only } from '../../../../web/board-kit/only.tsx'
import type { Placed } from '../../../../web/board-kit/follow.ts'
import { Coin as CoinFace } from '../art/coin.tsx'
import { SeatMark, TokenBack, WaxSeal } from '../art/pieces.tsx'
import { Row } from './coins.tsx'
import { BLACK_PILE, PALM, SEAL_PILE, SUPPLY, WHITE_PILE } from '../pieces.ts'
import type { Messages } from '../../text/index.ts'
import { coins, type Speech } from '../../text/things.ts'

interface Props {
  table: BoardProps<Mercado, Messages>
  view: View
  told: readonly Event[]
  placed: Placed
  say: Speech
}

/**
 * What lies in the middle besides the tiles: piles and stacks, the coins somebody else has drawn,
 * and what happens just now.
 */
export function Strip({ table, view, told, placed, say }: Props) {
  const said = told.map(event => table.text.event(event, table.who)).filter(Boolean)
  const elsewhere = view.turn !== view.viewer && view.drawn.some(n => n > 0)
  return (
    <div class="mc-strip">
      <div class="mc-palm theirs" data-zone="hand" data-hue={view.turn}>
        {elsewhere && (
          <>
            <span class="heard">
              {say('board.drawn', {
                seat: table.who.name(view.turn),
                coins: coins(view.drawn),
              })}
            </span>
            <SeatMark seat={view.turn} />
            <Row ids={placed.get(PALM) ?? []} say={say} />
          </>
        )}
      </div>
      <Piles view={view} placed={placed} say={say} />
      {said.length > 0 && (
        <p class="mc-caption" aria-hidden="true">
          {said.join('. ')}
        </p>
      )}
    </div>
  )
}

/** The piles and stacks, each with its number. */
function Piles({ view, placed, say }: Pick<Props, 'view' | 'placed' | 'say'>) {
  const stack = (
    kind: 'object' | 'perfume',
    left: readonly Tile[],
    discarded: readonly Tile[],
  ) => ({
    nest: [...left, ...discarded].map(tile => `tile.${tile}`).join(' '),
    face: <span class={`mc-stack ${kind}`} />,
    count: left.length,
    name: say(`board.piles.${kind}s`, { n: left.length, discarded: discarded.length }),
    means: say(`board.tells.${kind}s`),
  })
  const pile = (
    pieces: 'tokens' | 'seals' | 'white' | 'black',
    place: string,
    face: ComponentChild,
    count: number,
    means: string,
  ) => ({
    nest: placed.get(place)?.join(' '),
    face,
    count,
    name: say(`board.piles.${pieces}`, { n: count }),
    means,
  })
  const money = (coin: Coin) => <CoinFace coin={coin} letter="" small />
  const piles = [
    stack('object', view.objectStack, view.objectDiscard),
    stack('perfume', view.perfumeStack, view.perfumeDiscard),
    pile('tokens', SUPPLY, <TokenBack />, view.supplySize, say('board.legend.privilege')),
    pile('seals', SEAL_PILE, <WaxSeal />, view.sealPile, say('board.legend.seal')),
    pile('white', WHITE_PILE, money(WHITE), view.whitePile, say('board.legend.white')),
    pile('black', BLACK_PILE, money(BLACK), view.blackPile, say('board.legend.black')),
  ]
  return (
    <ul class="mc-piles" aria-label={say('board.piles')} data-rove>
      {piles.map(({ nest: ids, face, count, name, means }, at) => (
        <li key={at} data-nest={ids}>
          <Only name={name} tells={`${name}. ${means}`}>
            {face}
            <b aria-hidden="true">{count}</b>
          </Only>
        </li>
      ))}
    </ul>
  )
}
