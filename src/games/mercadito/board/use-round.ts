import { useState } from 'preact/hooks'
import type { Card, Commitment, Mercadito } from '../engine/state.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { BOARD_TEXT } from './text/index.ts'
import { handOf } from './worth.ts'

/**
 * What I look at and am about to take in a round. It lasts while others commit, and goes with the
 * wave.
 */
export function useRound(props: BoardProps<Mercadito>) {
  const { view, offers, choose, explain, say, language } = props
  const wave = `${view.phase} ${view.round} ${view.wave}`
  const [kept, keep] = useState<{ wave: string; card: Card | null }>({ wave, card: null })
  const seen = kept.wave === wave ? kept.card : null
  const card =
    seen !== null && (view.market.includes(seen) || handOf(view).includes(seen)) ? seen : null
  const may = (move: Commitment) =>
    offers.some(
      offer =>
        offer.type === move.type &&
        (move.type !== 'pick' || (offer.type === 'pick' && offer.card === move.card)) &&
        (move.type !== 'juice' || (offer.type === 'juice' && offer.to === move.to)),
    )
  const letGo = () => keep({ wave, card: null })
  const commit = (move: Commitment, touched: Element | null) => {
    if (!may(move)) return explain(move, touched)
    void choose([move])
  }
  return {
    /** The card looked at, of the market or of my hand. */
    card,
    may,
    letGo,
    commit,
    touch: (touched: Card) => keep({ wave, card: touched === card ? null : touched }),
    take: (touched: Element | null) => {
      if (card !== null && view.market.includes(card)) commit({ type: 'pick', card }, touched)
      else if (offers.length > 0) say(BOARD_TEXT[language].takeFirst, touched)
      else commit({ type: 'pass' }, touched)
    },
  }
}

export type Round = ReturnType<typeof useRound>
