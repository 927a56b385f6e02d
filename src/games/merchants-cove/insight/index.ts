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
import { look, newAppraisal, type Appraisal } from './appraisal.ts'
import { judge } from './prospects.ts'
import { isAtSea, seaGain } from './sea.ts'

/** The insight with one set of printed values. */
function makeInsight(tables: Tables): Insight<Cove> {
  const appraisal = newAppraisal(tables, newKeepers())
  return {
    ...byGain<Cove>({
      gains(state, seat, moves, out) {
        look(state, seat, appraisal)
        for (let i = 0; i < moves.length; i++) out[i] = gain(state, seat, moves[i], appraisal)
      },
      temperature: 3,
      fastTemperature: 0.8,
      slip: 0.02,
    }),
    settled: (state, view) => state.round !== view.round,
    evaluate: (state, _view, out) => judge(state, appraisal, out),
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
function gain(state: Frozen<State>, seat: Seat, move: Move, appraisal: Appraisal): number {
  const task = state.agenda[state.agenda.length - 1]
  const { merchant } = state.players[seat]
  if (isAtSea(task.at)) return seaGain(state, seat, task, move, appraisal)
  if (move.type === 'stop' || merchant === null) return 0
  switch (move.type) {
    case 'chooseMerchant':
      return 0
    case 'chooseSpace':
      return spaceGain(state, seat, move.space, appraisal)
    case 'recruit.card':
      return placeWorth(state, seat, move.place, appraisal)
    case 'recruit.discard':
      return ridWorth(move.card, appraisal)
    case 'recruit.slot':
      return slotGain(state, seat, move.slot, appraisal)
    case 'staff.next':
      return Math.max(0.1, appraisal.keepers[merchant].staff(state, seat, move.slot, appraisal))
    case 'clock.route':
      return routeGain(state, seat, move.hands, appraisal)
    case 'load.pick':
      return 0
    case 'sell':
      return task.at === 'sell' ? sellGain(state, seat, task, move.good, appraisal) : 0
    case 'cultists.k':
      return task.at === 'cultists.k'
        ? conjureGain(state, seat, task.pier, move.rogues, appraisal)
        : 0
    default:
      return appraisal.keepers[merchant].gain(state, seat, task as never, move, appraisal)
  }
}

/**
 * What there is when the action is done, less what it costs. Hours that would be lost anyway cost
 * nothing.
 */
function spaceGain(state: Frozen<State>, seat: Seat, space: number, appraisal: Appraisal): number {
  const { merchant } = state.players[seat]
  if (merchant === null) return 0
  const keeper = appraisal.keepers[merchant]
  const { spaces, recruit, staff } = appraisal.harbour.tables.boards[merchant]
  if (space === recruit) {
    return (
      keeper.stock(state, seat, appraisal, appraisal.left - 2) +
      recruitWorth(state, seat, appraisal)
    )
  }
  const { hours, corruption } = spaces[space]
  const cost = appraisal.hour * Math.min(hours, appraisal.left) + corruption * appraisal.card
  const left = appraisal.left - hours
  if (space === staff)
    return keeper.stock(state, seat, appraisal, left) + staffWorth(state, seat, appraisal) - cost
  return keeper.space(state, seat, space, appraisal, left) - cost
}

/** A hand costs a card and perhaps an Hour; it passes by a load, which is little loss. */
function routeGain(
  state: Frozen<State>,
  seat: Seat,
  hands: readonly number[],
  appraisal: Appraisal,
): number {
  const task = state.agenda[state.agenda.length - 1]
  if (task.at !== 'clock.route') return 0
  const from = state.timepieces[seat]
  const { to, loads } = travel(
    appraisal.harbour.tables,
    state.players.length,
    from,
    task.hours,
    hands,
  )
  const hours = Math.min(to, 2 * state.indicator) - Math.min(from, 2 * state.indicator)
  return loads.length * LOADED - (hours / 2) * appraisal.hour - hands.length * appraisal.card
}
/** What it is worth to load an Adventurer oneself. */
const LOADED = 1.5
