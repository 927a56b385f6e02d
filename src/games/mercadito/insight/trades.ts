import type { Move, Offer, State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import { cardsOf, isWelcome } from './exchange.ts'
import { counterTo, type Plan, planOf } from './proposals.ts'
import { showingOf } from './showing.ts'

/**
 * What a seat does next in the final phase: it answers what is offered, then shows what it can
 * spare, goes on with its plan, and votes.
 */
export function nextStep(state: Frozen<State>, seat: Seat): Move {
  const asked = state.offers.find(({ to }) => to === seat)
  if (asked !== undefined) return answerTo(state, seat, asked)
  const showing = state.drafts[seat] === null ? showingOf(state, seat) : null
  return showing ?? towards(state, seat, planOf(state, seat)) ?? { type: 'vote' }
}

/** Accepts what is welcome, or says what would be, or declines. @rule MTO-37, MTO-40, MTO-41 */
function answerTo(state: Frozen<State>, seat: Seat, asked: Frozen<Offer>): Move {
  const draft = state.drafts[seat]
  if (draft === null && isWelcome(state, seat, asked)) return { type: 'accept', offer: asked.id }
  const counter = towards(state, seat, counterTo(state, seat, asked))
  return counter ?? { type: 'decline', offer: asked.id }
}

/**
 * The next step of a plan; null without one. A seat that has begun something else drops it first.
 */
function towards(state: Frozen<State>, seat: Seat, plan: Plan | null): Move | null {
  const draft = state.drafts[seat]
  if (draft === null) return plan && beginning(plan)
  if (plan === null || draft.to !== plan.to || draft.answers !== plan.answers)
    return { type: 'drop' }
  const give = cardsOf(plan.give)
  const want = cardsOf(plan.want)
  if (!isStart(draft.give, give) || !isStart(draft.want, want)) return { type: 'drop' }
  if (draft.give.length < give.length) return { type: 'give', card: give[draft.give.length] }
  if (draft.want.length < want.length) return { type: 'want', card: want[draft.want.length] }
  return { type: 'send' }
}

function beginning({ to, answers }: Plan): Move {
  return answers === 0 ? { type: 'address', to } : { type: 'counter', offer: answers }
}

const isStart = (start: readonly number[], whole: readonly number[]) =>
  start.every((card, at) => card === whole[at])
