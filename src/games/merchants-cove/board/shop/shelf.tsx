import { range } from '../../../../kit/moves.ts'
import { GOODS } from '../../engine/names.ts'
import { Only } from '../../../../web/board-kit/only.tsx'
import { Ware } from '../art/goods.tsx'
import { goodsBy } from '../pieces.ts'
import { goodTells } from '../town/earnings.ts'
import { Spot } from '../spot.tsx'
import type { Desk } from '../desk.ts'
import { goodTerm, type Speech } from '../../text/terms.ts'

/** Gold, on a coin. */
export function Coins({ gold, say }: { gold: number; say: Speech }) {
  return (
    <Only
      class="cv-gold"
      data-spot="gold"
      name={`${say('gold', { n: gold })}. ${say('tells.gold')}`}
    >
      <b>{gold}</b>
    </Only>
  )
}

/** The Sale Shelf: each Good that stands on it, and those that could now. */
export function SaleShelf({ desk, seat }: { desk: Desk; seat: number }) {
  const { view } = desk.table
  const { say, tables } = desk
  const player = view.players[seat]
  if (!player?.merchant) return null
  const { merchant, shelf } = player
  const goods = goodsBy(desk.placed, seat)
  const kinds = range(1, GOODS).filter(
    good => (shelf[good] ?? 0) > 0 || desk.mark(`good:${good}`) !== null,
  )
  return (
    <fieldset class="cv-shelf" aria-label={say('board.shelf')} data-zone={`${seat}shelf`} data-rove>
      {kinds.length === 0 && <span class="cv-none">{say('board.emptyShelf')}</span>}
      {kinds.map(good => {
        const count = shelf[good] ?? 0
        return (
          <Spot
            key={good}
            desk={desk}
            spot={`good:${good}`}
            class={count === 0 ? 'cv-good none' : 'cv-good'}
            name={say('board.shelfGood', {
              good: goodTerm(merchant, good),
              count,
              price: tables.prices[good] ?? 0,
            })}
            does={goodTells(desk, good)}
          >
            <span class="cv-ware-box" data-pieces={goods(good, count)}>
              <Ware merchant={merchant} good={good} />
            </span>
            {count !== 1 && <b class="cv-times">{count === 0 ? '+' : `×${count}`}</b>}
          </Spot>
        )
      })}
    </fieldset>
  )
}
