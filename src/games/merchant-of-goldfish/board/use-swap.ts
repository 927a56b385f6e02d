import { useState } from 'preact/hooks'
import type { Goldfish, View } from '../engine/state.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import {
  balanced,
  canBalance,
  pickCard,
  NO_CARDS,
  type SwapCards,
  swapMoves,
  worth,
} from './selection.ts'
import type { Messages } from '../text/index.ts'

export const handOf = (view: View): readonly number[] =>
  view.viewer === null ? [] : (view.hands[view.viewer] ?? [])

/**
 * The swap being put together, as a free draft: any cards from both sides, in any order. The rules
 * ask for them one by one, highest first, after the pass; so no list of moves on offer holds a
 * whole swap, and there are too many to list.
 */
export function useSwap(props: BoardProps<Goldfish, Messages>) {
  const { view, offers, at, choose, explain, refuse, say, text } = props
  const [kept, keep] = useState<{ at: number; cards: SwapCards | null }>({ at, cards: null })
  const cards = kept.at === at ? kept.cards : null
  const hand = handOf(view)
  const mayPass = offers.some(({ type }) => type === 'pass')
  const possible = canBalance(hand, view.market)
  const put = (next: SwapCards | null) => keep({ at, cards: next })

  return {
    /** The cards chosen so far; null while no swap is being put together. */
    cards,
    canBegin: mayPass && possible,
    letGo: () => put(null),
    begin: (touched: Element | null) => {
      if (!mayPass) explain({ type: 'pass' }, touched)
      else if (possible) put(NO_CARDS)
      else say(text.say('board.noSwap'), touched)
    },
    touch: (side: keyof SwapCards, value: number, touched: Element) => {
      const have = (side === 'give' ? hand : view.market)[value] ?? 0
      const next = pickCard(cards ?? NO_CARDS, side, value, have)
      if ('why' in next) refuse(next, touched)
      else put(next)
    },
    send: (touched: Element | null) => {
      if (!cards) return
      const [give, take] = [worth(cards.give), worth(cards.take)]
      if (!balanced(cards))
        return say(
          give + take === 0
            ? text.say('board.chooseSwap')
            : text.say('board.unequal', { give, take }),
          touched,
        )
      put(null)
      void choose(swapMoves(cards))
    },
  }
}
