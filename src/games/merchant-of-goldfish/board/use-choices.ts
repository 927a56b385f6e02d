import type { Spot } from '../../../kit/pick.ts'
import type { Goldfish, Move } from '../engine/state.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { usePick } from '../../../web/board-kit/use-pick.ts'
import { canBalance, meantBy } from './selection.ts'
import type { Messages } from '../text/index.ts'
import { handOf, useSwap } from './use-swap.ts'

/** The cards that make a move, each copy by itself. */
export function pathOf(move: Move): readonly Spot[] {
  switch (move.type) {
    case 'play':
      return new Array<Spot>(move.count).fill(`hand:${move.value}`)
    case 'give':
      return [`hand:${move.value}`]
    case 'take':
    case 'collect':
      return [`market:${move.value}`]
    default:
      return []
  }
}

/** What I am about to do, what a touch on anything means, and what the buttons do. */
export function useChoices(props: BoardProps<Goldfish, Messages>) {
  const { view, offers, explain, say, text } = props
  const hand = handOf(view)
  const swap = useSwap(props)
  const picks = usePick(props, pathOf, {
    waits: ([move]) => (move?.type === 'play' ? 'button' : null),
    meant(spot): Move {
      const [place, card] = spot.split(':')
      const value = Number(card)
      if (place === 'market') return { type: view.phase === 'collect' ? 'collect' : 'take', value }
      if (view.phase === 'give') return { type: 'give', value }
      return meantBy(value, hand[value] ?? 0, view)
    },
  })
  const { may, send } = picks
  const play = picks.waiting?.[0]
  const pass: Move = { type: 'pass' }

  return {
    swap,
    /** The set chosen to be played, or null. */
    chosen: play?.type === 'play' ? play : null,
    may,
    decide: picks.decide,
    letGo: () => {
      picks.letGo()
      swap.letGo()
    },
    touchHand: (value: number, touched: Element) =>
      swap.cards ? swap.touch('give', value, touched) : picks.touch(`hand:${value}`, touched),
    touchMarket: (value: number, touched: Element) =>
      swap.cards ? swap.touch('take', value, touched) : picks.touch(`market:${value}`, touched),
    play: (touched: Element | null) => {
      if (play) return send(play)
      if (offers.some(({ type }) => type === 'play'))
        return say(text.say('board.chooseFirst'), touched)
      const value = hand.findLastIndex(copies => copies > 0)
      explain({ type: 'play', value, count: Math.max(1, view.count) }, touched)
    },
    /** Passes for good: a swap that would be possible is declined in one go with the pass. */
    pass: (touched: Element | null) => {
      swap.letGo()
      if (may(pass) && canBalance(hand, view.market)) send(pass, { type: 'keep' })
      else picks.decide(pass, touched)
    },
    beginSwap: (touched: Element | null) => {
      picks.letGo()
      swap.begin(touched)
    },
  }
}

export type Choices = ReturnType<typeof useChoices>
