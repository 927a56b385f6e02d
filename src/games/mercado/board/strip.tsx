import type { Event, Mercado, View } from '../engine/state.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import type { Placed } from '../../../web/board-kit/follow.ts'
import { Coin } from './art/coin.tsx'
import { SeatMark, TokenBack, WaxSeal } from './art/pieces.tsx'
import { Row } from './coins.tsx'
import { BLACK_PILE, PALM, SEAL_PILE, SUPPLY, WHITE_PILE } from './pieces.ts'
import { BLACK, WHITE } from './sockets.ts'
import type { BoardText } from './text/index.ts'

interface Props {
  table: BoardProps<Mercado>
  view: View
  told: readonly Event[]
  placed: Placed
  text: BoardText
}

/**
 * What lies in the middle besides the tiles: piles and stacks, the coins somebody else has drawn,
 * and what happens just now.
 */
export function Strip({ table, view, told, placed, text }: Props) {
  const said = told.map(event => table.text.event(event, table.who)).filter(Boolean)
  const elsewhere = view.turn !== view.viewer && view.drawn.some(n => n > 0)
  return (
    <div class="mc-strip">
      <div class="mc-palm theirs" data-zone="hand" data-hue={view.turn}>
        {elsewhere && (
          <>
            <span class="heard">
              {text.drawn(table.who.name(view.turn), text.things.coins(view.drawn))}
            </span>
            <SeatMark seat={view.turn} />
            <Row ids={placed.get(PALM) ?? []} text={text} />
          </>
        )}
      </div>
      <Piles view={view} placed={placed} text={text} />
      {said.length > 0 && (
        <p class="mc-caption" aria-hidden="true">
          {said.join('. ')}
        </p>
      )}
    </div>
  )
}

/** The piles and stacks, each with its number. */
function Piles({ view, placed, text }: Pick<Props, 'view' | 'placed' | 'text'>) {
  const nest = (place: string) => placed.get(place)?.join(' ')
  const tiles = (list: readonly number[]) => list.map(tile => `tile.${tile}`).join(' ')
  const stack = [...view.objectStack, ...view.objectDiscard]
  const perfumes = [...view.perfumeStack, ...view.perfumeDiscard]
  return (
    <ul class="mc-piles" aria-label={text.piles.title}>
      <li data-nest={tiles(stack)}>
        <span class="mc-stack object" />
        <Count
          n={view.objectStack.length}
          says={text.piles.objects(view.objectStack.length, view.objectDiscard.length)}
        />
      </li>
      <li data-nest={tiles(perfumes)}>
        <span class="mc-stack perfume" />
        <Count
          n={view.perfumeStack.length}
          says={text.piles.perfumes(view.perfumeStack.length, view.perfumeDiscard.length)}
        />
      </li>
      <li data-nest={nest(SUPPLY)}>
        <TokenBack />
        <Count n={view.supplySize} says={text.piles.tokens(view.supplySize)} />
      </li>
      <li data-nest={nest(SEAL_PILE)}>
        <WaxSeal />
        <Count n={view.sealPile} says={text.piles.seals(view.sealPile)} />
      </li>
      <li data-nest={nest(WHITE_PILE)}>
        <Coin coin={WHITE} letter="" small />
        <Count n={view.whitePile} says={text.piles.white(view.whitePile)} />
      </li>
      <li data-nest={nest(BLACK_PILE)}>
        <Coin coin={BLACK} letter="" small />
        <Count n={view.blackPile} says={text.piles.black(view.blackPile)} />
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
