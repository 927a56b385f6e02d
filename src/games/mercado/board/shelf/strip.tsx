import type { ComponentChild } from 'preact'
import { BLACK, WHITE } from '../../engine/prices.ts'
import type { Event, Mercado, View } from '../../engine/state.ts'
import type { BoardProps } from '../../../../web/board-kit/board.ts'
import { Only } from '../../../../web/board-kit/only.tsx'
import type { Placed } from '../../../../web/board-kit/follow.ts'
import { Coin } from '../art/coin.tsx'
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

interface Pile {
  readonly nest: string | undefined
  readonly face: ComponentChild
  readonly count: number
  readonly name: string
  /** What its pieces are good for. */
  readonly means: string
}

/** The piles and stacks, each with its number. */
function Piles({ view, placed, say }: Pick<Props, 'view' | 'placed' | 'say'>) {
  const nest = (place: string) => placed.get(place)?.join(' ')
  const tiles = (list: readonly number[]) => list.map(tile => `tile.${tile}`).join(' ')
  const stack = [...view.objectStack, ...view.objectDiscard]
  const perfumes = [...view.perfumeStack, ...view.perfumeDiscard]
  const piles: readonly Pile[] = [
    {
      nest: tiles(stack),
      face: <span class="mc-stack object" />,
      count: view.objectStack.length,
      name: say('board.piles.objects', {
        n: view.objectStack.length,
        discarded: view.objectDiscard.length,
      }),
      means: say('board.tells.objects'),
    },
    {
      nest: tiles(perfumes),
      face: <span class="mc-stack perfume" />,
      count: view.perfumeStack.length,
      name: say('board.piles.perfumes', {
        n: view.perfumeStack.length,
        discarded: view.perfumeDiscard.length,
      }),
      means: say('board.tells.perfumes'),
    },
    {
      nest: nest(SUPPLY),
      face: <TokenBack />,
      count: view.supplySize,
      name: say('board.piles.tokens', { n: view.supplySize }),
      means: say('board.legend.privilege'),
    },
    {
      nest: nest(SEAL_PILE),
      face: <WaxSeal />,
      count: view.sealPile,
      name: say('board.piles.seals', { n: view.sealPile }),
      means: say('board.legend.seal'),
    },
    {
      nest: nest(WHITE_PILE),
      face: <Coin coin={WHITE} letter="" small />,
      count: view.whitePile,
      name: say('board.piles.white', { n: view.whitePile }),
      means: say('board.legend.white'),
    },
    {
      nest: nest(BLACK_PILE),
      face: <Coin coin={BLACK} letter="" small />,
      count: view.blackPile,
      name: say('board.piles.black', { n: view.blackPile }),
      means: say('board.legend.black'),
    },
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
