import { Piece } from '../../../web/board-kit/piece.tsx'
import type { Placed } from './cards.ts'
import { Card, Count } from './card.tsx'
import type { Speech } from '../text/index.ts'

/** What can be done with one value of the hand. */
export interface Holding {
  readonly value: number
  readonly count: number
  /** Copies chosen: to be played, or to be given. */
  readonly chosen: number
  readonly can: boolean
  /** Shown as something that does not fit now, not merely as waiting. */
  readonly dim: boolean
  readonly note: string
}

/** My cards: a small fan for each value, one button each, so that a finger finds it. */
export function Hand(props: {
  holdings: readonly Holding[]
  placed: Placed
  say: Speech
  onTouch: (value: number, touched: Element) => void
}) {
  const { holdings, placed, say } = props
  const cards = holdings.reduce((sum, { count }) => sum + count, 0)
  return (
    <section
      class="gf-hand"
      aria-label={say('board.hand', { copies: cards })}
      data-crowd={holdings.length > 8 ? '' : undefined}
    >
      <div
        class="gf-fan"
        data-rove
        data-spot="hand"
        data-zone="hand"
        style={{
          '--groups': holdings.length,
          '--extra': cards - holdings.length,
          '--cols': Math.ceil(holdings.length / 2),
        }}
      >
        {holdings.map(({ value, count, chosen, can, dim, note }) => (
          <Piece
            key={value}
            spot={`hand:${value}`}
            looks={['gf-group', can && 'can', dim && 'no', chosen > 0 && 'sel']}
            style={{ '--more': count - 1 }}
            says={[
              say('board.inHand', { value, copies: count }),
              note,
              chosen > 0 && say('board.chosen', { copies: chosen }),
            ]}
            tells={say('board.tells.hand', {
              what: [say('board.inHand', { value, copies: count }), note]
                .filter(Boolean)
                .join(', '),
            })}
            off={!can && chosen === 0}
            pressed={chosen > 0 || undefined}
            onTouch={touched => props.onTouch(value, touched)}
          >
            {(placed.hand[value] ?? []).map((id, index) => (
              <Card
                key={id}
                value={value}
                pieces={[id]}
                class={index >= count - chosen ? 'sel' : ''}
              />
            ))}
            {count > 1 && <Count of={count} chosen={chosen} />}
          </Piece>
        ))}
      </div>
    </section>
  )
}
