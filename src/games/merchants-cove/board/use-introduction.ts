import { useState } from 'preact/hooks'
import { useOnce } from '../../../web/board-kit/once.ts'
import type { Desk } from './desk.ts'
import { useAsked } from './use-desk.ts'

/** The card of the merchant whose shop is shown. */
export interface Introduction {
  readonly shown: boolean
  readonly close: () => void
  /** Opens or closes it. */
  readonly turn: () => void
}

/**
 * The card lies open before one's first action with a merchant, once in a browser; later, and in a
 * replay, it is opened by hand. What is asked in the shop needs the room and closes it.
 */
export function useIntroduction(desk: Desk, seat: number): Introduction {
  const { view, past, lesson, replay } = desk.table
  const merchant = view.players[seat]?.merchant
  const mine = seat === view.viewer
  const [fresh, told] = useOnce(`merchants-cove.${merchant}`)
  const [opened, open] = useState<number | null>(null)
  const begins = !past.some(event => event.type === 'went' && event.seat === seat)
  const plays = mine && !lesson && !replay
  const first = plays && Boolean(merchant) && fresh && begins && opened === null
  const close = () => {
    open(-1)
    if (first) told()
  }
  useAsked(desk, ({ at }) => at !== 'chooseSpace' && at !== 'chooseMerchant' && close())
  const shown = first || opened === seat
  return { shown, close, turn: () => (shown ? close() : open(seat)) }
}
