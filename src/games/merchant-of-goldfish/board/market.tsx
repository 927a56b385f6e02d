import { range } from '../../../kit/moves.ts'
import type { View } from '../engine/state.ts'
import { HIGHEST } from '../content/index.ts'
import { Awning } from '../../../web/parts/pictures/awning.tsx'
import { Piece } from '../../../web/board-kit/piece.tsx'
import { Net } from './art/pond.tsx'
import { Card, Count } from './card.tsx'
import type { Placed } from './cards.ts'
import type { Speech } from '../text/index.ts'

const VALUES = range(1, HIGHEST)

interface Props {
  view: View
  placed: Placed
  say: Speech
  /** What the stall says of itself now. */
  help: string
  /** Values that can be chosen now. */
  inviting: ReadonlySet<number>
  /** Copies chosen to be taken; index = value. */
  taken: readonly number[]
  lit: readonly string[]
  /** Whether one takes with the net: after winning a trick. */
  netting: boolean
  onTouch: (value: number, touched: Element) => void
}

/** The stall: a place for each value, so that a fish is always where one looks for it. */
export function Market({ view, placed, say, help, inviting, taken, lit, netting, onTouch }: Props) {
  const total = view.market.reduce((sum, copies) => sum + copies, 0)
  return (
    <section
      class={netting ? 'gf-market netting' : 'gf-market'}
      data-spot="market"
      aria-label={`${say('market')}, ${say('cards', { n: total })}`}
    >
      <Awning />
      <h2>
        {say('market')}{' '}
        <small>
          {say('cards', { n: total })} · {help}
        </small>
        {netting && (
          <span class="gf-netsign" data-tells={say('board.tells.net')}>
            <Net />
          </span>
        )}
      </h2>
      <div class="gf-stacks" data-rove data-zone="market">
        {VALUES.map(value => {
          const copies = view.market[value] ?? 0
          if (copies === 0) {
            return (
              <span
                class="gf-slot"
                key={value}
                aria-hidden="true"
                data-tells={say('board.tells.slot', { value })}
              >
                {value}
              </span>
            )
          }
          const chosen = taken[value] ?? 0
          const can = inviting.has(value)
          const what = say('board.inMarket', { value, copies })
          return (
            <Piece
              key={value}
              spot={`market:${value}`}
              looks={[
                'gf-stack',
                can && 'can',
                chosen > 0 && 'sel',
                lit.includes(`market:${value}`) && 'lit',
              ]}
              says={[
                what,
                can && say('board.canTake'),
                chosen > 0 && say('board.chosen', { copies: chosen }),
              ]}
              tells={say('board.tells.market', { what })}
              off={!can && chosen === 0}
              pressed={chosen > 0 || undefined}
              onTouch={touched => onTouch(value, touched)}
              data-deep={Math.min(copies, 3)}
            >
              <Card value={value} pieces={placed.market[value] ?? []} />
              {(copies > 1 || chosen > 0) && <Count of={copies} chosen={chosen} />}
            </Piece>
          )
        })}
      </div>
    </section>
  )
}
