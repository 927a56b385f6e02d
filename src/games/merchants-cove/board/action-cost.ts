import { isHandFree, travel } from '../engine/round/clock.ts'
import type { Tables } from '../content/compile.ts'
import type { Move, View } from '../engine/state.ts'
import type { Cost } from '../text/terms.ts'
import type { Seat } from '../../../kernel/game.ts'

/**
 * One way of the Timepiece: where it ends, the Corruption cards of hands, the Adventurers that are
 * loaded.
 */
export interface Route {
  readonly to: number
  readonly cards: number
  readonly loads: number
}

/** What an action costs: known before it is done. */
export interface ActionCost extends Cost {
  /** The direct way, then those over hands. */
  readonly routes: readonly Route[]
}

const HANDS = [[], [0], [1], [0, 1]]

/** Every way these Hours can be gone from where the seat's Timepiece lies. */
export function routesOf(view: View, tables: Tables, seat: Seat, hours: number): Route[] {
  const from = view.timepieces[seat] ?? 0
  return HANDS.filter(over => over.every(hand => isHandFree(tables, view, hand))).flatMap(over => {
    const way = travel(tables, view.players.length, from, hours, over)
    if (way.hands !== over.length) return []
    const draws = view.berths.includes(null) ? way.loads.reduce((sum, draw) => sum + draw, 0) : 0
    return { to: way.to, cards: way.hands * tables.handCorruption, loads: draws }
  })
}

/** What a space of one's board costs; null for Recruit, whose cost is the card's. */
function costOf(view: View, tables: Tables, seat: Seat, space: number): Cost | null {
  const merchant = view.players[seat]?.merchant
  if (!merchant) return null
  const board = tables.boards[merchant]
  return space === board.recruit ? null : (board.spaces[space] ?? null)
}

/** What doing this would cost me; null where it costs nothing by itself. */
export function actionCost(view: View, tables: Tables, move: Move | null): ActionCost | null {
  const seat = view.viewer
  if (seat === null || move === null) return null
  const cost =
    move.type === 'chooseSpace'
      ? costOf(view, tables, seat, move.space)
      : move.type === 'recruit.card'
        ? (tables.square[move.place] ?? null)
        : null
  return cost && { ...cost, routes: routesOf(view, tables, seat, cost.hours) }
}
