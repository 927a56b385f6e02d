import { useEffect } from 'preact/hooks'
import { contentSets } from '../content/index.ts'
import type { Tables } from '../content/compile.ts'
import type { Asking } from '../engine/steps.ts'
import type { Cove, Move } from '../engine/state.ts'
import type { Seat } from '../../../kernel/game.ts'
import { same } from '../../../kernel/json.ts'
import type { Spot } from '../../../kit/pick.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { type Placed, useFollowed } from '../../../web/board-kit/follow.ts'
import { usePick } from '../../../web/board-kit/use-pick.ts'
import { wanted } from './pieces.ts'
import { carried } from './shops/chronomancer/pushed.ts'
import { isWeighed, spotsOf, wishOf } from './spots.ts'
import { BOARD_TEXT, type BoardText } from './text/index.ts'

/**
 * What all parts of the table share: the position, what I am asked, and what touching a spot means.
 */
export interface Desk {
  readonly table: BoardProps<Cove>
  readonly tables: Tables
  readonly text: BoardText
  /** The question on top of the agenda, to any seat; null when all is over. */
  readonly asked: Asking | null
  /** Whose shop and staff its spots belong to; null for an onlooker. */
  readonly seat: Seat | null
  /** Whether I am the one who is asked. */
  readonly mine: boolean
  readonly placed: Placed
  /** Whether a spot can be touched for something, or is touched already. */
  readonly mark: (spot: Spot) => 'can' | 'sel' | null
  readonly touch: (spot: Spot, touched: Element | null) => void
  /** What is looked at before it is done; null if nothing. */
  readonly weighed: Move | null
  /** What is left to be decided by buttons. */
  readonly buttons: readonly Move[]
  readonly send: (move: Move) => void
  readonly letGo: () => void
}

export function useDesk(table: BoardProps<Cove>): Desk {
  const { view, offers, latest, language } = table
  const text = BOARD_TEXT[language]
  const top = view.agenda.at(-1)
  // Between plies the top of the agenda is a question.
  const asked = top === undefined ? null : (top as Asking)
  const asksMe = asked !== null && asked.seat === view.viewer
  const mine = asksMe && offers.length > 0
  const picks = usePick(table, move => (mine ? spotsOf(move, asked) : []), {
    leads: true,
    waits: ([move]) => (move && isWeighed(move) ? 'again' : null),
    meant(spot, picked, later) {
      const wish = asksMe ? wishOf(spot, picked, asked, view) : null
      const impossible = wish && !offers.some(move => same(move, wish))
      return impossible ? wish : later ? text.firstWhat : text.notNow(mine)
    },
  })
  const { picked, mark, touch, send, letGo } = picks
  const weighed = picks.waiting?.[0] ?? null
  const here = mine ? picks.complete.flat() : []
  const declining = mine ? offers.filter(({ type }) => type === 'stop') : []
  return {
    table,
    tables: contentSets.tables(view.content),
    text,
    asked,
    seat: view.viewer,
    mine,
    placed: useFollowed(view, wanted, placed => carried(placed, view, latest)),
    mark,
    touch,
    weighed,
    buttons:
      weighed || (picked.length > 0 && here.length > 0)
        ? here
        : [...new Set([...here, ...declining])],
    send,
    letGo,
  }
}

/** The same table, where nothing can be touched for oneself: somebody else's shop. */
export const elsewhere = (desk: Desk, seat: Seat, remark: string): Desk => ({
  ...desk,
  seat,
  mark: () => null,
  touch: (_, touched) => desk.table.say(remark, touched),
})

/** Runs something whenever a question comes to me that I have not seen. */
export function useAsked(desk: Desk, then: (asked: Asking) => void): void {
  const { asked, mine } = desk
  const key = asked && mine ? JSON.stringify(asked) + desk.table.at : ''
  useEffect(() => {
    if (asked && mine) then(asked)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each question
  }, [key])
}
