import {
  sideOfBerth,
  sideOfBoat,
  BERTHS,
  BOATS,
  COLOURS,
  GOODS,
  GREY,
  PIER_OF_BERTH,
} from '../engine/names.ts'
import type { Move, State, Task } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import { foresee, type Harbour, hallAfter, observe, ROW } from './harbour.ts'
import { appraise, hoursLeft, type Appraisal } from './appraisal.ts'

/*
 * What moving Adventurers about the harbour gains: what one holds and may make is worth more, what
 * others hold is not.
 */

/**
 * Goods that a shop makes in an hour, by size, all colours together; producers follow demand, so in
 * part only.
 */
const MADE = { small: 0.35, large: 0.18 }
/** What all the others gain together is as bad as this part of what one gains oneself. */
const RIVALS = 0.8

/**
 * How the harbour stands for a seat, as `harbour` has it: what it has and makes, against the
 * others.
 */
function standing(state: Frozen<State>, seat: Seat, appraisal: Appraisal): number {
  const { harbour } = appraisal
  foresee(harbour)
  const hour = appraisal.hour
  appraise(state.players[seat], appraisal)
  appraisal.hour = hour
  const { merchant } = state.players[seat]
  let sum =
    merchant === null
      ? 0
      : appraisal.keepers[merchant].stock(state, seat, appraisal, Math.max(appraisal.left, 0.5))
  const others = state.players.length - 1
  for (let other = 0; other <= others; other++) {
    sum += claims(state, other, harbour, appraisal) * (other === seat ? 1 : -RIVALS / others)
  }
  return sum
}

/** What the harbour is worth to a seat that holds these Goods, shields and cards. */
function claims(state: Frozen<State>, seat: Seat, harbour: Harbour, { goods }: Appraisal): number {
  const { shelf, shields, staff } = state.players[seat]
  const hours = hoursLeft(state, seat)
  let sum = 0
  for (let good = 1; good <= GOODS; good++) {
    sum +=
      goods[good] * (shelf[good] + ((good > COLOURS ? MADE.large : MADE.small) * hours) / COLOURS)
  }
  for (let colour = 1; colour <= COLOURS; colour++) {
    if (shields[colour]) sum += hallAfter(harbour, colour, 0) * (1 + harbour.rounds)
  }
  for (const card of staff) {
    if (card === null) continue
    const { factions, corruption } = harbour.tables.townsfolk[card]
    for (let colour = 1; colour <= COLOURS; colour++) sum += factions[colour] * harbour.hall[colour]
    sum -= corruption * harbour.hall[GREY]
  }
  return sum
}

type Tweak = (harbour: Harbour, task: Frozen<Task>, move: Move, state: Frozen<State>) => void

const aboard: Tweak = (harbour, _task, move, state) => {
  if (move.type === 'load.boat') join(harbour, move.boat, state.drawn[0])
}

function join({ aboard: crews, full }: Harbour, boat: number, adventurer: number, by = 1): void {
  crews[boat * ROW + adventurer] += by
  full[boat] += by
}

const docked: Tweak = ({ full, free, aboard: crews, piers, halls }, task, move) => {
  if (move.type !== 'dock.berth' || task.at !== 'dock.berth') return
  free[move.berth] = 0
  full[task.boat] = -1
  for (let colour = 1; colour <= GREY; colour++)
    piers[PIER_OF_BERTH[move.berth] * ROW + colour] += crews[task.boat * ROW + colour]
  const side = sideOfBerth(move.berth)
  for (let berth = 0; berth < BERTHS; berth++)
    if (sideOfBerth(berth) === side && free[berth] === 1) return
  for (let boat = 0; boat < BOATS; boat++) {
    if (sideOfBoat(boat) !== side || full[boat] < 0) continue
    full[boat] = -1
    for (let colour = 1; colour <= GREY; colour++) halls[colour] += crews[boat * ROW + colour]
  }
}

const taken: Tweak = (harbour, task, move) => {
  if (move.type !== 'recruit.take' || task.at !== 'recruit.take') return
  join(harbour, move.boat, move.adventurer, -1)
  if (task.to === 'hall') harbour.halls[move.adventurer]++
}

const carried: Tweak = (harbour, task, move) => {
  if (task.at !== 'recruit.pier' && task.at !== 'recruit.boat') return
  join(harbour, task.boat, task.adventurer, -1)
  if (move.type === 'recruit.pier') harbour.piers[move.pier * ROW + task.adventurer]++
  if (move.type === 'recruit.boat') join(harbour, move.boat, task.adventurer)
}

const robbed: Tweak = (harbour, task, move) => {
  if (move.type !== 'robbers.use' || task.at !== 'robbers.use') return
  join(harbour, task.boat, move.colour, -1)
  join(harbour, move.boat, move.colour)
}

/** What each question about Adventurers changes in the harbour. */
const TWEAKS: { readonly [at: string]: Tweak } = {
  'load.boat': aboard,
  'dock.berth': docked,
  'recruit.take': taken,
  'recruit.pier': carried,
  'recruit.boat': carried,
  'robbers.use': robbed,
}
export const isAtSea = (at: string) => Object.hasOwn(TWEAKS, at)

/** What an answer to such a question gains, compared with the others. */
export function seaGain(
  state: Frozen<State>,
  seat: Seat,
  task: Frozen<Task>,
  move: Move,
  appraisal: Appraisal,
): number {
  observe(state, appraisal.harbour)
  TWEAKS[task.at](appraisal.harbour, task, move, state)
  return standing(state, seat, appraisal) - (move.type === 'robbers.use' ? appraisal.card : 0)
}
