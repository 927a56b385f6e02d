import { numberOf } from '../../../../kit/pick.ts'
import type { Card, Mercadito, Move } from '../../engine/state.ts'
import type { Messages } from '../../text/index.ts'
import type { BoardProps } from '../../../../web/board-kit/board.ts'
import { usePick } from '../../../../web/board-kit/use-pick.ts'
import { handOf } from '../worth.ts'

const spotOf = (card: Card) => `card:${card}`

/**
 * What I look at and am about to take in a round. It lasts while others commit, and goes with the
 * wave.
 */
export function useRound(props: BoardProps<Mercadito, Messages>) {
  const { view, offers, say, text } = props
  const seen = [...view.market.flatMap(card => card ?? []), ...handOf(view)]
  const picks = usePick<Move>(props, move => (move.type === 'pick' ? [spotOf(move.card)] : []), {
    more: seen.map(card => ({ spots: [spotOf(card)], moves: [] })),
    stage: `${view.phase} ${view.round} ${view.wave}`,
    waits: () => 'button',
    meant: () => null,
  })
  const { may, decide, letGo } = picks
  const card = numberOf(picks.picked, 'card')
  return {
    /** The card looked at, of the market or of my hand. */
    card,
    may,
    letGo,
    decide,
    touch: (touched: Card) => picks.touch(spotOf(touched), null),
    take: (touched: Element | null) => {
      if (card !== null && view.market.includes(card)) decide({ type: 'pick', card }, touched)
      else if (offers.length > 0) say(text.say('board.takeFirst'), touched)
      else decide({ type: 'pass' }, touched)
    },
  }
}

export type Round = ReturnType<typeof useRound>
