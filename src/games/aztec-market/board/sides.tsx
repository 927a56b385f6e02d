import { NONE } from '../content/index.ts'
import type { View } from '../engine/state.ts'
import { BuyerFigure } from './art/buyer.tsx'
import type { Side } from './compass.ts'
import { Purse, Stack } from './goods-stack.tsx'
import { goods, letterOf, type Speech } from '../text/index.ts'
import type { Placed } from '../../../web/board-kit/follow.ts'
import { Only } from '../../../web/board-kit/only.tsx'
import { Piece } from '../../../web/board-kit/piece.tsx'
import { at } from './track.ts'
import type { Choices } from './use-choices.ts'

interface Props {
  side: Side
  view: View
  placed: Placed
  say: Speech
  lit: readonly string[]
}

/** The buyers of somebody else along their side: small, and exact. */
export function OtherBuyers({ side, view, placed, say, lit, name }: Props & { name: string }) {
  return (
    <ul
      class="az-side"
      data-place={side.place}
      data-hue={side.seat}
      aria-label={say('board.buyersOf', { seat: name })}
      data-rove
    >
      {side.buyers.map((buyer, spot) => {
        const place = at(side.seat, buyer)
        return (
          <li
            key={buyer}
            class={lit.includes(`buyer:${place}`) ? 'az-buyer lit' : 'az-buyer'}
            data-zone={`buyer${place}`}
          >
            <Only
              name={describe(view, side, spot, say)}
              tells={`${describe(view, side, spot, say)}. ${say('board.tells.theirs')}`}
            >
              <Inside view={view} place={place} buyer={buyer} placed={placed} say={say} />
            </Only>
          </li>
        )
      })}
    </ul>
  )
}

/** My buyers along the lower side: touch one to look along its line. */
export function MyBuyers({ side, view, placed, say, lit, choices }: Props & { choices: Choices }) {
  return (
    <fieldset
      class="az-side mine"
      data-hue={side.seat}
      aria-label={say('board.myBuyers')}
      data-rove
    >
      {side.buyers.map((buyer, spot) => {
        const place = at(side.seat, buyer)
        const chosen = choices.buyer === buyer
        const coin = choices.may({ type: 'coin', buyer })
        const can =
          coin ||
          choices.may({ type: 'pay', buyer }) ||
          buys(choices, buyer) ||
          choices.ready.includes(buyer)
        const label = [
          describe(view, side, spot, say),
          chosen && say('board.chosen'),
          coin ? say('board.can.coin') : can && !chosen && say('board.can.choose'),
        ]
        return (
          <Piece
            key={buyer}
            looks={[
              'az-buyer',
              can && 'can',
              chosen && 'sel',
              lit.includes(`buyer:${place}`) && 'lit',
            ]}
            spot={`buyer:${buyer}`}
            data-zone={`buyer${place}`}
            data-buyer={buyer}
            says={label}
            tells={`${describe(view, side, spot, say)}. ${say('board.tells.buyer')}`}
            pressed={chosen}
            onTouch={touched => choices.touchBuyer(buyer, touched)}
          >
            <Inside view={view} place={place} buyer={buyer} placed={placed} say={say} mine />
          </Piece>
        )
      })}
    </fieldset>
  )
}

const buys = ({ may }: Choices, buyer: number) =>
  [0, 1, 2, 3].some(colour => may({ type: 'buy', buyer, colour }))

/** What a screen reader says of a buyer: "Buyer 2, column 2: a coin, 3 jewels". */
function describe(view: View, side: Side, spot: number, say: Speech): string {
  const place = at(side.seat, side.buyers[spot] ?? 0)
  const colour = view.colours[place] ?? NONE
  const hasGoods = colour !== NONE
  return say('board.buyer', {
    number: spot + 1,
    axis: side.place === 'left' || side.place === 'right' ? 'row' : 'column',
    hasCoin: view.coins[place] === 1,
    hasGoods,
    goods: hasGoods ? goods(view.goods[place] ?? 0, colour) : '',
  })
}

function Inside(props: {
  view: View
  place: number
  buyer: number
  placed: Placed
  say: Speech
  mine?: boolean
}) {
  const { view, place, buyer, placed, say, mine } = props
  const held = view.goods[place] ?? 0
  const colour = view.colours[place] ?? NONE
  return (
    <>
      <BuyerFigure number={buyer} />
      <span class="az-has" aria-hidden="true">
        <Purse ids={placed.get(`purse:${place}`) ?? []} />
        {colour === NONE ? (
          <span class="az-stack none" />
        ) : (
          <Stack
            colour={colour}
            letter={letterOf(say, colour)}
            ids={placed.get(`goods:${place}`) ?? []}
          />
        )}
        {mine && held > 0 && <Worth held={held} king={view.king[colour] ?? 0} />}
      </span>
    </>
  )
}

/** What goods are worth: as many as there are, times what the king has of them. */
function Worth({ held, king }: { held: number; king: number }) {
  return (
    <span class="az-worth">
      ×{king} <b>= {held * king}</b>
    </span>
  )
}
