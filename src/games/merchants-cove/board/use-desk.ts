import { useEffect, useState } from 'preact/hooks'
import { contentSets } from '../content/index.ts'
import type { Tables } from '../content/compile.ts'
import type { Asking } from '../engine/steps.ts'
import type { Cove, Move } from '../engine/state.ts'
import type { Seat } from '../../../kernel/game.ts'
import { same } from '../../../kernel/json.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { type Placed, useFollowed } from '../../../web/board-kit/follow.ts'
import { wanted } from './pieces.ts'
import { carried } from './shops/chronomancer/pushed.ts'
import { isWeighed, type Spot, spotsOf, wishOf } from './spots.ts'
import { BOARD_TEXT, type BoardText } from './text/index.ts'

/**
 * What all parts of the table share: the position, what I am asked, and what touching a spot means.
 */
export interface Desk {
  readonly table: BoardProps<Cove>
  readonly tables: Tables
  readonly text: BoardText
  /** The question on top of the agenda, whoever is asked; null when all is over. */
  readonly asked: Asking | null
  /** Whose shop and staff its spots belong to; null for an onlooker. */
  readonly seat: Seat | null
  /** Whether I am the one who is asked. */
  readonly mine: boolean
  readonly placed: Placed
  /** Whether a spot can be touched for something, or is touched already. */
  readonly mark: (spot: Spot) => 'can' | 'sel' | null
  readonly touch: (spot: Spot, touched: Element) => void
  /** What is looked at before it is done; null if nothing. */
  readonly weighed: Move | null
  /** What is left to be decided by buttons. */
  readonly buttons: readonly Move[]
  readonly send: (move: Move) => void
  readonly letGo: () => void
}

interface Way {
  readonly move: Move
  readonly spots: readonly Spot[]
}

const begins = (spots: readonly Spot[], with_: readonly Spot[]) =>
  with_.every((spot, at) => spots[at] === spot)

/** What was touched, and what goes without saying: the first of two spots that all ways share. */
function led(ways: readonly Way[], picked: readonly Spot[]): readonly Spot[] {
  const on = ways.filter(({ spots }) => spots.length > picked.length && begins(spots, picked))
  const next = on[0]?.spots[picked.length]
  const shared =
    next !== undefined && on.length > 1 && on.every(({ spots }) => spots[picked.length] === next)
  return shared && on.every(({ spots }) => spots.length > picked.length + 1)
    ? [...picked, next]
    : picked
}

export function useDesk(table: BoardProps<Cove>): Desk {
  const { view, offers, at, latest, choose, explain, say, language } = table
  const text = BOARD_TEXT[language]
  const [kept, keep] = useState<{ at: number; picked: readonly Spot[] }>({ at, picked: [] })
  const touchedSpots = kept.at === at ? kept.picked : []
  const top = view.agenda.at(-1)
  // Between plies the top of the agenda is a question.
  const asked = top === undefined ? null : (top as Asking)
  const mine = asked !== null && offers.length > 0 && asked.seat === view.viewer
  const ways: readonly Way[] = mine
    ? offers.map(move => ({ move, spots: spotsOf(move, asked) }))
    : []
  const picked = led(ways, touchedSpots)
  const on = ways.filter(({ spots }) => begins(spots, picked))
  const here = on.filter(({ spots }) => spots.length === picked.length).map(({ move }) => move)
  const weighed =
    picked.length > 0 && here.length === 1 && here[0] && isWeighed(here[0]) ? here[0] : null
  const declining = ways.filter(({ move }) => move.type === 'stop').map(({ move }) => move)

  const pick = (spots: readonly Spot[]) => keep({ at, picked: spots })
  const send = (move: Move) => {
    pick([])
    void choose([move])
  }
  const touch = (spot: Spot, touched: Element) => {
    const index = picked.indexOf(spot)
    if (weighed && index !== -1) return send(weighed)
    if (index !== -1) return pick(picked.slice(0, index))
    const next = [...picked, spot]
    const fresh = ways.some(({ spots }) => begins(spots, next)) ? next : [spot]
    const found = ways.filter(({ spots }) => begins(spots, fresh))
    const [only] = found
    if (only && found.length === 1 && only.spots.length === fresh.length && !isWeighed(only.move))
      return send(only.move)
    if (only) return pick(fresh)
    const wish = asked && asked.seat === view.viewer ? wishOf(spot, picked, asked, view) : null
    if (wish && !offers.some(move => same(move, wish))) return explain(wish, touched)
    return say(
      ways.some(({ spots }) => spots.includes(spot)) ? text.firstWhat : text.notNow(mine),
      touched,
    )
  }
  return {
    table,
    tables: contentSets.tables(view.content),
    text,
    asked,
    seat: view.viewer,
    mine,
    placed: useFollowed(view, wanted, placed => carried(placed, view, latest)),
    mark: spot => {
      if (picked.includes(spot)) return 'sel'
      // Where there is more to be touched, that is shown, and nothing instead of what was touched
      // already.
      const shown = on.some(({ spots }) => spots.length > picked.length) ? on : ways
      const next = shown === on ? picked.length : 0
      return shown.some(({ spots }) => spots[next] === spot) ? 'can' : null
    },
    touch,
    weighed,
    buttons: weighed
      ? [weighed]
      : picked.length > 0 && here.length > 0
        ? here
        : [...here, ...declining.filter(move => !here.includes(move))],
    send,
    letGo: () => pick([]),
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
