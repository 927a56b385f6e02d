import { useState } from 'preact/hooks'
import type { Goldfish, Move, View } from '../engine/state.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import {
  balanced,
  canBalance,
  type Chosen,
  meantBy,
  NO_PICKS,
  pick,
  type Picks,
  sizes,
  swapMoves,
  tapped,
  worth,
} from './selection.ts'
import { BOARD_TEXT } from './text/index.ts'

interface Choice {
  /** The step it was made at: after the next one it means nothing. */
  readonly at: number
  readonly chosen: Chosen | null
  /** The swap being put together, or null. */
  readonly picks: Picks | null
}

export const handOf = (view: View): readonly number[] =>
  view.viewer === null ? [] : (view.hands[view.viewer] ?? [])

/** What I am about to do, what a touch on anything means, and what the buttons do. */
export function useChoices(props: BoardProps<Goldfish>) {
  const { view, offers, at, choose, explain, refuse, say, language } = props
  const text = BOARD_TEXT[language]
  const [kept, keep] = useState<Choice>({ at, chosen: null, picks: null })
  const { chosen, picks } = kept.at === at ? kept : { chosen: null, picks: null }
  const hand = handOf(view)
  const may = (type: Move['type'], value?: number) =>
    offers.some(
      move =>
        move.type === type && (value === undefined || ('value' in move && move.value === value)),
    )

  const letGo = () => keep({ at, chosen: null, picks: null })
  const send = (moves: readonly Move[]) => {
    letGo()
    void choose(moves)
  }
  /** A small decision that is sent as soon as it is touched. */
  const decide = (move: Move, touched: Element | null) => {
    const value = 'value' in move ? move.value : undefined
    if (may(move.type, value)) send([move])
    else explain(move, touched)
  }
  function pickOne(side: keyof Picks, value: number, touched: Element): void {
    const have = (side === 'give' ? hand : view.market)[value] ?? 0
    const next = pick(picks ?? NO_PICKS, side, value, have)
    if ('why' in next) refuse(next, touched)
    else keep({ at, chosen: null, picks: next })
  }

  return {
    chosen,
    picks,
    letGo,
    decide,
    canSwap: may('pass') && canBalance(hand, view.market),
    touchHand: (value: number, touched: Element) => {
      if (picks) return pickOne('give', value, touched)
      if (view.phase === 'give') return decide({ type: 'give', value }, touched)
      if (sizes(offers, value).length === 0)
        return explain(meantBy(value, hand[value] ?? 0, view), touched)
      keep({ at, chosen: tapped(chosen, value, offers), picks: null })
    },
    touchMarket: (value: number, touched: Element) => {
      if (picks) return pickOne('take', value, touched)
      decide({ type: view.phase === 'collect' ? 'collect' : 'take', value }, touched)
    },
    play: (touched: Element | null) => {
      if (chosen) send([{ type: 'play', ...chosen }])
      else if (may('play')) say(text.chooseFirst, touched)
      else
        explain(
          {
            type: 'play',
            value: hand.findLastIndex(copies => copies > 0),
            count: Math.max(1, view.count),
          },
          touched,
        )
    },
    /** Passes for good: where a swap would be possible, it is declined in the same breath. */
    pass: (touched: Element | null) => {
      if (!may('pass')) return explain({ type: 'pass' }, touched)
      send(
        canBalance(hand, view.market) ? [{ type: 'pass' }, { type: 'keep' }] : [{ type: 'pass' }],
      )
    },
    beginSwap: (touched: Element | null) => {
      if (!may('pass')) explain({ type: 'pass' }, touched)
      else if (canBalance(hand, view.market)) keep({ at, chosen: null, picks: NO_PICKS })
      else say(text.noSwap, touched)
    },
    swap: (touched: Element | null) => {
      if (!picks) return
      const [give, take] = [worth(picks.give), worth(picks.take)]
      if (balanced(picks)) send(swapMoves(picks))
      else say(give + take === 0 ? text.chooseSwap : text.unequal(give, take), touched)
    },
  }
}

export type Choices = ReturnType<typeof useChoices>
