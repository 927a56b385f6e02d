import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../../../../kernel/game.ts'
import type { WholeOffer } from '../../engine/draft.ts'
import type { Card, Mercadito, SeenOffer } from '../../engine/state.ts'
import type { Messages } from '../../text/index.ts'
import type { BoardProps } from '../../../../web/board-kit/board.ts'
import { handOf } from '../worth.ts'

const NO_CARDS = { give: [], want: [], answers: 0 }

const toggled = (cards: readonly Card[], card: Card) =>
  cards.includes(card)
    ? cards.filter(other => other !== card)
    : [...cards, card].toSorted((a, b) => a - b)

export const offersTo = ({ view }: BoardProps<Mercadito, Messages>): readonly SeenOffer[] =>
  view.offers.filter(({ to }) => to === view.viewer)

/**
 * The offer I am putting together, as a free draft: it is mine until it is sent, lasts while others
 * act, and its cards are chosen in any order. The rules ask for them one by one, lowest first, so
 * that no list of moves on offer holds a whole offer. `onBegun` hears of a draft begun elsewhere.
 */
export function useDraft(props: BoardProps<Mercadito, Messages>, onBegun: () => void) {
  const { view, offers, choose } = props
  const hand = handOf(view)
  const [kept, keep] = useState<WholeOffer>(
    view.draft ?? { ...NO_CARDS, to: view.viewer === 0 ? 1 : 0 },
  )

  // What others did meanwhile may have made parts of it impossible.
  const give = kept.give.filter(card => hand.includes(card))
  const want = kept.want.filter(card => !hand.includes(card))
  const answered = offersTo(props).find(({ id, from }) => id === kept.answers && from === kept.to)
  const draft: WholeOffer = { to: kept.to, give, want, answers: answered?.id ?? 0 }

  // An offer begun elsewhere, from the list of moves, is put together here.
  const begun = offers.some(({ type }) => type === 'drop') ? view.draft : null
  useEffect(() => {
    if (!begun) return
    keep(begun)
    onBegun()
    void choose([{ type: 'drop' }])
    // oxlint-disable-next-line react/exhaustive-deps -- each draft is taken over once
  }, [begun])

  return {
    draft,
    isEmpty: kept.give.length + kept.want.length === 0,
    clear: () => keep({ ...draft, ...NO_CARDS }),
    address: (to: Seat) => keep({ ...draft, to, answers: 0 }),
    toggleGive: (card: Card) => keep({ ...draft, give: toggled(give, card) }),
    toggleWant: (card: Card) => keep({ ...draft, want: toggled(want, card) }),
    /** Begins the answer to an offer: the same cards the other way round, as far as I have them. */
    counter: (offer: SeenOffer) =>
      keep({
        to: offer.from,
        give: (offer.want ?? []).filter(card => hand.includes(card)),
        want: offer.give ?? [],
        answers: offer.id,
      }),
  }
}
