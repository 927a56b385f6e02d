import type { Frozen, Seat, PlyContext } from '../../../kernel/game.ts'
import { clearSlot, insert, isBelowLimit, remove, takeCard } from './cards.ts'
import { CALLS, JUICE, MAX_ROUNDS } from '../content/index.ts'
import { beginFinal } from './final.ts'
import { nothingToDeal, startRound } from './setup.ts'
import type { Card, Choice, Commitment, Conflict, Declaration, Event, State } from './state.ts'

/** The conflict that this seat is in. */
export function conflictOf(state: Frozen<State>, seat: Seat): Frozen<Conflict> | undefined {
  return state.conflicts.find(({ seats }) => seats.includes(seat))
}

/** The seats whose secret answer is missing. @rule MTO-9, MTO-17 */
export function waitedFor(state: Frozen<State>): Seat[] {
  const missing: Seat[] = []
  for (let seat = 0; seat < state.hands.length; seat++) {
    if (state.committed[seat] !== null) continue
    const asked =
      state.phase === 'choose'
        ? state.choosers.includes(seat)
        : conflictOf(state, seat) !== undefined
    if (asked) missing.push(seat)
  }
  return missing
}

/** A secret answer, final at once; the last one resolves. @rule MTO-10, MTO-17, MTO-R1, MTO-R2 */
export function commit(state: State, seat: Seat, answer: Commitment, ply: PlyContext<Event>): void {
  state.committed[seat] = answer
  ply.emit({ type: 'committed', seat, reveals: true })
  const missing = (asked: Seat) => state.committed[asked] === null
  if (state.phase === 'choose') {
    if (!state.choosers.some(missing)) resolveChoices(state, ply)
    return
  }
  const conflict = state.conflicts.find(({ seats }) => seats.includes(seat))
  if (conflict !== undefined && !conflict.seats.some(missing)) resolveCall(state, conflict, ply)
}

/** What everybody has chosen, by seat. */
function madeChoices(state: Frozen<State>): Choice[] {
  const made: Choice[] = []
  for (const seat of state.choosers) {
    const answer = state.committed[seat]
    made.push({ seat, card: answer?.type === 'pick' ? answer.card : null })
  }
  return made
}

/** Who picked this card, by seat. */
function pickers(made: readonly Choice[], card: Card): Seat[] {
  const seats: Seat[] = []
  for (const choice of made) if (choice.card === card) seats.push(choice.seat)
  return seats
}

/** @rule MTO-12, MTO-13, MTO-14, MTO-R4 */
function resolveChoices(state: State, ply: PlyContext<Event>): void {
  const made = madeChoices(state)
  ply.emit({ type: 'chose', wave: state.wave, choices: made, reveals: true })
  state.choosers = []
  state.committed.fill(null)
  for (const card of state.market) {
    if (card === null) continue
    const seats = pickers(made, card)
    if (seats.length === 1) take(state, seats[0], card, ply)
    else if (seats.length > 1) state.conflicts.push({ card, seats, call: 1 })
  }
  for (const { card, seats } of state.conflicts)
    ply.emit({ type: 'clashed', card, seats: [...seats] })
  if (state.conflicts.length > 0) state.phase = 'call'
  else nextWave(state, ply)
}

function take(state: State, seat: Seat, card: Card, ply: PlyContext<Event>): void {
  takeCard(state, seat, card)
  ply.emit({ type: 'took', seat, card })
}

function declared(seat: Seat, answer: Commitment | null): Declaration {
  if (answer?.type === 'juice') return { seat, said: 'juice', to: answer.to }
  return {
    seat,
    said: answer?.type === 'cede' || answer?.type === 'leave' ? answer.type : 'hold',
    to: null,
  }
}

/** @rule MTO-18 to MTO-24, MTO-R8 to MTO-R12 */
function resolveCall(state: State, conflict: Conflict, ply: PlyContext<Event>): void {
  const { card, seats, call } = conflict
  const all = seats.map(seat => declared(seat, state.committed[seat]))
  ply.emit({ type: 'called', card, call, declarations: all, reveals: true })
  for (const seat of seats) state.committed[seat] = null
  const forced = giveJuice(state, all, ply)
  const left = all.filter(({ seat, said }) => said !== 'cede' && seat !== forced)
  const gone = seats.filter(seat => !left.some(other => other.seat === seat))
  if (left.length > 0) for (const seat of gone) insert(state.ceders, seat)
  const agreed = left.every(({ said }) => said === 'leave')
  if (left.length > 1 && !agreed && call < CALLS) {
    conflict.seats = left.map(({ seat }) => seat)
    conflict.call++
    return
  }
  settle(
    state,
    card,
    left.length > 0 ? left.map(({ seat }) => seat) : gone,
    agreed,
    left.length === 1,
    ply,
  )
}

/**
 * Carries out the Juice; who must cede, or null. @rule MTO-18, MTO-27, MTO-28, MTO-R14, MTO-R15,
 * MTO-R17
 */
function giveJuice(state: State, all: readonly Declaration[], ply: PlyContext<Event>): Seat | null {
  for (const { seat, to } of all) {
    if (to === null) continue
    remove(state.hands[seat], JUICE)
    remove(state.known[seat], JUICE)
    insert(state.hands[to], JUICE)
    insert(state.known[to], JUICE)
    ply.emit({ type: 'juiced', from: seat, to })
    return to
  }
  return null
}

/**
 * The end of a conflict: the turn of `seats` is over. @rule MTO-20, MTO-21, MTO-22, MTO-24, MTO-R12
 */
function settle(
  state: State,
  card: Card,
  seats: Seat[],
  agreed: boolean,
  alone: boolean,
  ply: PlyContext<Event>,
): void {
  if (alone) take(state, seats[0], card, ply)
  else {
    clearSlot(state, card)
    ;(agreed ? state.discard : state.removed).push(card)
    ply.emit({ type: agreed ? 'left' : 'destroyed', card, seats })
  }
  state.conflicts = state.conflicts.filter(other => other.card !== card)
  if (state.conflicts.length === 0) nextWave(state, ply)
}

/**
 * Who ceded chooses again, if there is anything to choose and place for it. @rule MTO-25, MTO-26,
 * MTO-R5, MTO-R6
 */
function nextWave(state: State, ply: PlyContext<Event>): void {
  const choosers = state.ceders.filter(seat => isBelowLimit(state, seat))
  state.ceders = []
  if (choosers.length === 0 || state.market.every(card => card === null))
    return endRound(state, ply)
  state.phase = 'choose'
  state.choosers = choosers
  state.wave++
  ply.emit({ type: 'again', wave: state.wave, seats: [...choosers] })
}

/** @rule MTO-14, MTO-29, MTO-30, MTO-31, MTO-R3, MTO-R37 */
function endRound(state: State, ply: PlyContext<Event>): void {
  const cards = state.market.filter(card => card !== null)
  state.discard.push(...cards)
  state.market.fill(null)
  ply.emit({ type: 'closed', round: state.round, cards })
  if (!state.openMemory) for (const known of state.known) known.length = 0
  const full = state.hands.every((_, seat) => !isBelowLimit(state, seat))
  if (full || state.round === MAX_ROUNDS[state.hands.length] || nothingToDeal(state))
    return beginFinal(state, ply)
  state.round++
  startRound(state, ply)
}
