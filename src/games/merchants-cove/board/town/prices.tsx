import { total } from '../../../../kit/counts.ts'
import { range, upTo } from '../../../../kit/moves.ts'
import { COLOURS, PIERS } from '../../engine/names.ts'
import { goodOf } from '../../engine/market/goods.ts'
import { Only } from '../../../../web/board-kit/only.tsx'
import { Meeple } from '../art/meeple.tsx'
import { offerAt } from './earnings.ts'
import type { Desk } from '../desk.ts'

/**
 * What one Good of each colour would earn now at the best pier: to be seen while deciding what to
 * make.
 */
export function Prices({ desk }: { desk: Desk }) {
  const { view } = desk.table
  const { say, tables } = desk
  const best = (good: number) =>
    Math.max(
      ...upTo(PIERS).map(pier => {
        const offer = offerAt(view, tables, pier, good)
        return offer ? offer.customers * offer.price : 0
      }),
    )
  // While nobody has landed all would say 0.
  if (view.piers.every(pier => total(pier) === 0))
    return <div class="cv-prices" data-spot="prices" />
  return (
    <fieldset class="cv-prices" data-spot="prices" aria-label={say('board.prices')} data-rove>
      {range(1, COLOURS).map(colour => {
        const [small, large] = [goodOf('small', colour), goodOf('large', colour)]
        return (
          <Only
            key={colour}
            class="cv-price"
            name={say('board.price', {
              colour,
              small: best(small),
              large: best(large),
              priceSmall: tables.prices[small] ?? 0,
              priceLarge: tables.prices[large] ?? 0,
            })}
          >
            <span class="cv-man">
              <Meeple colour={colour} />
            </span>
            <i />
            {best(small)}
            <i class="large" />
            {best(large)}
          </Only>
        )
      })}
    </fieldset>
  )
}
