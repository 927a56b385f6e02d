import type { Event, Mercado, View } from '../engine/state.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import type { Placed } from '../../../web/board-kit/follow.ts'
import { Coin } from './art/coin.tsx'
import { SeatMark, TokenBack, WaxSeal } from './art/pieces.tsx'
import { Row } from './coins.tsx'
import { BLACK_PILE, PALM, SEAL_PILE, SUPPLY, WHITE_PILE } from './pieces.ts'
import { BLACK, WHITE } from './sockets.ts'
import type { Messages } from '../text/index.ts'
import { coins, type Speech } from '../text/things.ts'

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
  const nest = (place: string) => placed.get(place)?.join(' ')
  const tiles = (list: readonly number[]) => list.map(tile => `tile.${tile}`).join(' ')
  const stack = [...view.objectStack, ...view.objectDiscard]
  const perfumes = [...view.perfumeStack, ...view.perfumeDiscard]
  return (
    <ul class="mc-piles" aria-label={say('board.piles')}>
      <li data-nest={tiles(stack)}>
        <span class="mc-stack object" />
        <Count
          n={view.objectStack.length}
          says={say('board.piles.objects', {
            n: view.objectStack.length,
            discarded: view.objectDiscard.length,
          })}
        />
      </li>
      <li data-nest={tiles(perfumes)}>
        <span class="mc-stack perfume" />
        <Count
          n={view.perfumeStack.length}
          says={say('board.piles.perfumes', {
            n: view.perfumeStack.length,
            discarded: view.perfumeDiscard.length,
          })}
        />
      </li>
      <li data-nest={nest(SUPPLY)}>
        <TokenBack />
        <Count n={view.supplySize} says={say('board.piles.tokens', { n: view.supplySize })} />
      </li>
      <li data-nest={nest(SEAL_PILE)}>
        <WaxSeal />
        <Count n={view.sealPile} says={say('board.piles.seals', { n: view.sealPile })} />
      </li>
      <li data-nest={nest(WHITE_PILE)}>
        <Coin coin={WHITE} letter="" small />
        <Count n={view.whitePile} says={say('board.piles.white', { n: view.whitePile })} />
      </li>
      <li data-nest={nest(BLACK_PILE)}>
        <Coin coin={BLACK} letter="" small />
        <Count n={view.blackPile} says={say('board.piles.black', { n: view.blackPile })} />
      </li>
    </ul>
  )
}

function Count({ n, says }: { n: number; says: string }) {
  return (
    <>
      <b aria-hidden="true">{n}</b>
      <span class="heard">{says}</span>
    </>
  )
}
