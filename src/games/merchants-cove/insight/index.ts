import type { Frozen, Seat } from '../../../kernel/game.ts'
import { insightByContent } from '../../../kit/content/by-content.ts'
import { byGain } from '../../../kit/judgement/by-gain.ts'
import type { Insight } from '../../../kit/judgement/insight.ts'
import { travel } from '../engine/round/clock.ts'
import { contentSets, type Tables } from '../engine/index.ts'
import type { Cove, Move, State } from '../engine/state.ts'
import { placeWorth, recruitWorth, ridWorth, slotGain, staffWorth } from './folk.ts'
import { conjureGain, sellGain } from './market.ts'
import { newKeepers } from './merchant-insights.ts'
import { look, newOutlook, type Outlook } from './outlook.ts'
import { judge } from './prospects.ts'
import { isAtSea, seaGain } from './sea.ts'

/** The insight with one set of printed values. */
function makeInsight(tables: Tables): Insight<Cove> {
  const outlook = newOutlook(tables, newKeepers())
  return {
    ...byGain<Cove>({
      gains(state, seat, moves, out) {
        look(state, seat, outlook)
        for (let i = 0; i < moves.length; i++) out[i] = gain(state, seat, moves[i], outlook)
      },
      temperature: 3,
      fastTemperature: 0.8,
      slip: 0.02,
    }),
    settled: (state, view) => state.round !== view.round,
    evaluate: (state, _view, out) => judge(state, outlook, out),
    // One decision of a hundred or more hardly changes the chances: with oversights and errors as large
    // as elsewhere `medium` won half of its matches against three `easy`; so it wins nearly all.
    finesse: 2.5,
    attention: 2.5,
    plies: 5,
  }
}

/**
 * Make what the harbour asks for, bring Customers to where one's Goods are sold, sell where each
 * fetches most. Gains are Gold.
 */
export const insight = insightByContent<Cove, Tables>(contentSets, makeInsight)

/** What a move gains its seat, in Gold, compared with the others. */
function gain(state: Frozen<State>, seat: Seat, move: Move, outlook: Outlook): number {
  const task = state.agenda[state.agenda.length - 1]
  const { merchant } = state.players[seat]
  if (isAtSea(task.at)) return seaGain(state, seat, task, move, outlook)
  if (move.type === 'stop' || merchant === null) return 0
  switch (move.type) {
    case 'chooseMerchant':
      return 0
    case 'chooseSpace':
      return spaceGain(state, seat, move.space, outlook)
    case 'recruit.card':
      return placeWorth(state, seat, move.place, outlook)
    case 'recruit.discard':
      return ridWorth(move.card, outlook)
    case 'recruit.slot':
      return slotGain(state, seat, move.slot, outlook)
    case 'staff.next':
      return Math.max(0.1, outlook.keepers[merchant].staff(state, seat, move.slot, outlook))
    case 'clock.route':
      return routeGain(state, seat, move.hands, outlook)
    case 'load.pick':
      return 0
    case 'sell':
      return task.at === 'sell' ? sellGain(state, seat, task, move.good, outlook) : 0
    case 'cultists.k':
      return task.at === 'cultists.k'
        ? conjureGain(state, seat, task.pier, move.rogues, outlook)
        : 0
    default:
      return outlook.keepers[merchant].gain(state, seat, task as never, move, outlook)
  }
}

/**
 * What there is when the action is done, less what it costs. Hours that would be lost anyway cost
 * nothing.
 */
function spaceGain(state: Frozen<State>, seat: Seat, space: number, outlook: Outlook): number {
  const { merchant } = state.players[seat]
  if (merchant === null) return 0
  const keeper = outlook.keepers[merchant]
  const { spaces, recruit, staff } = outlook.harbour.tables.boards[merchant]
  if (space === recruit) {
    return keeper.stock(state, seat, outlook, outlook.left - 2) + recruitWorth(state, seat, outlook)
  }
  const { hours, corruption } = spaces[space]
  const cost = outlook.hour * Math.min(hours, outlook.left) + corruption * outlook.card
  const left = outlook.left - hours
  if (space === staff)
    return keeper.stock(state, seat, outlook, left) + staffWorth(state, seat, outlook) - cost
  return keeper.space(state, seat, space, outlook, left) - cost
}

/** A hand costs a card and perhaps an Hour; it passes by a load, which is little loss. */
function routeGain(
  state: Frozen<State>,
  seat: Seat,
  hands: readonly number[],
  outlook: Outlook,
): number {
  const task = state.agenda[state.agenda.length - 1]
  if (task.at !== 'clock.route') return 0
  const from = state.timepieces[seat]
  const { to, loads } = travel(
    outlook.harbour.tables,
    state.players.length,
    from,
    task.hours,
    hands,
  )
  const hours = Math.min(to, 2 * state.indicator) - Math.min(from, 2 * state.indicator)
  return loads.length * LOADED - (hours / 2) * outlook.hour - hands.length * outlook.card
}
/** What it is worth to load an Adventurer oneself. */
const LOADED = 1.5
