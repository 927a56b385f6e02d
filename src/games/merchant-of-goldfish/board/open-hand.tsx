import type { Goldfish } from '../engine/state.ts'
import { listed } from '../../../kit/counts.ts'
import type { HandQuestion, OpenHand } from '../../../web/board-kit/board.ts'
import { HUES } from './art/hues.ts'
import { Card } from './card.tsx'
import { groups } from './selection.ts'

/** Somebody's open hand: a number a value, in its colour; seen closely, card by card. */
export function openHand({ view, seat }: HandQuestion<Goldfish>): OpenHand | null {
  const hand = view.hands[seat]
  if (!hand || view.sizes[seat] === 0) return null
  const cards = listed(hand)
  return {
    says: cards.join(', '),
    small: groups(hand).map(({ value, count }) => (
      <span
        key={value}
        class="gf-mini"
        data-copies={Math.min(count, 4)}
        style={{ '--h': HUES[value - 1] }}
      >
        <b>{value}</b>
        {count > 1 && <small>×{count}</small>}
      </span>
    )),
    large: (
      <>
        <p class="heard">{cards.join(', ')}</p>
        <div class="gf-open">
          {cards.map((value, at) => (
            <Card key={at} value={value} />
          ))}
        </div>
      </>
    ),
  }
}
