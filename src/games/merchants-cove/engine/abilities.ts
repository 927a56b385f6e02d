import type { Frozen, Seat, PlyContext } from '../../../kernel/game.ts'
import { board, hasRoom, isSailing } from './boats.ts'
import { contentSets } from '../content/index.ts'
import { corruptionCount, discardCorruption } from './corruption.ts'
import { neverRefused } from './merchants/never-refused.ts'
import { intern, NO_MOVES, range, STOP, upTo } from './moves.ts'
import type { CoreQuestion } from './tasks.ts'
import { BOATS, GREY, PIERS } from './names.ts'
import type { Event, Move, State } from './state.ts'
import { push, type Question, refuse } from './steps.ts'
import { gain, inSupply } from './supply.ts'

/*
 * What a Townsfolk card does once, when it is recruited: as far as it can. @rule COV-82, COV-R19
 */

type Asked<At> = Question<Extract<CoreQuestion, { readonly at: At }>>

/** Most kinds of Corruption cards that a set of printed values may have. */
export const MOST_KINDS = 60

const DISCARD = range(1, MOST_KINDS).map(card => intern({ type: 'recruit.discard', card }))
const TAKE = upTo(BOATS).map(boat =>
  range(1, GREY).map(adventurer => intern({ type: 'recruit.take', boat, adventurer })),
)
const PIER = upTo(PIERS).map(pier => intern({ type: 'recruit.pier', pier }))
const BOAT = upTo(BOATS).map(boat => intern({ type: 'recruit.boat', boat }))

const SAILORS = {
  boatToPier: 'pier',
  customerToHall: 'hall',
  boatToBag: 'bag',
  boatToBoat: 'boat',
} as const

/** Begins the ability of a card. @rule COV-95 to COV-102 */
export function useAbility(state: State, seat: Seat, card: number, ply: PlyContext<Event>): void {
  const { ability } = contentSets.tables(state.content).townsfolk[card]
  switch (ability.type) {
    case 'discard':
      return push(state, {
        at: 'recruit.discard',
        seat,
        left: ability.count,
        optional: ability.optional,
      })
    case 'gain': {
      const { merchant } = state.players[seat]
      if (merchant === null || !inSupply(state, seat, ability.good)) return
      gain(state, seat, ability.good)
      return ply.emit({ type: 'gained', seat, merchant, good: ability.good })
    }
    case 'bagToBoat':
      return push(state, { at: 'load', seat, draws: 1 })
    default:
      return push(state, { at: 'recruit.take', seat, to: SAILORS[ability.type] })
  }
}

/**
 * One of the own cards. Which kinds there are is secret, and so it is asked even of who has one
 * kind only.
 * @rule COV-95, COV-96
 */
export const discard: Asked<'recruit.discard'> = {
  rule: 'COV-95',
  secret: true,
  moves(state, { seat, optional }) {
    if (corruptionCount(state, seat) === 0) return NO_MOVES
    const { corruption } = state.players[seat]
    const moves: Move[] = DISCARD.filter(({ card }) => corruption[card] > 0)
    if (optional) moves.push(STOP)
    return moves
  },
  run(state, task, move, ply) {
    if (move.type === 'stop') return
    discardCorruption(state, task.seat, move.card, ply)
    if (task.left > 1) push(state, { ...task, left: task.left - 1 })
  },
  refuse: () => refuse('COV-95', 'not-your-card'),
}

/** Whether another Sailing boat has room. */
function hasOther(state: Frozen<State>, boat: number): boolean {
  for (let other = 0; other < BOATS; other++)
    if (other !== boat && hasRoom(state, other)) return true
  return false
}

/** @rule COV-99, COV-100, COV-101, COV-102 */
export const take: Asked<'recruit.take'> = {
  rule: 'COV-99',
  moves(state, { to }) {
    const moves: Move[] = []
    for (let boat = 0; boat < BOATS; boat++) {
      if (!isSailing(state, boat) || (to === 'boat' && !hasOther(state, boat))) continue
      const { aboard } = state.boats[boat]
      for (const move of TAKE[boat])
        if (aboard[move.adventurer] > 0 && (to !== 'hall' || move.adventurer !== GREY))
          moves.push(move)
    }
    return moves
  },
  run(state, { seat, to }, move, ply) {
    if (move.type === 'stop') return
    const { boat, adventurer } = move
    if (to === 'pier') return push(state, { at: 'recruit.pier', seat, boat, adventurer })
    if (to === 'boat') return push(state, { at: 'recruit.boat', seat, boat, adventurer })
    state.boats[boat].aboard[adventurer]--
    const home = to === 'hall' ? state.halls : state.bag
    home[adventurer]++
    ply.emit({ type: 'carried', seat, adventurer, boat, to, place: null })
  },
  refuse(state, _task, { boat, adventurer }) {
    if (!isSailing(state, boat)) return refuse('COV-99', 'not-sailing')
    return state.boats[boat].aboard[adventurer] === 0
      ? refuse('COV-99', 'not-aboard')
      : refuse('COV-100', 'no-hall')
  },
}

/** Any pier will do. @rule COV-99, COV-R18 */
export const toPier: Asked<'recruit.pier'> = {
  rule: 'COV-99',
  moves: () => PIER,
  run(state, { seat, boat, adventurer }, move, ply) {
    if (move.type === 'stop') return
    state.boats[boat].aboard[adventurer]--
    state.piers[move.pier][adventurer]++
    ply.emit({ type: 'carried', seat, adventurer, boat, to: 'pier', place: move.pier })
  },
  refuse: neverRefused,
}

/** @rule COV-102, COV-R15, COV-R16 */
export const toBoat: Asked<'recruit.boat'> = {
  rule: 'COV-102',
  moves: (state, { boat }) => BOAT.filter(move => move.boat !== boat && hasRoom(state, move.boat)),
  run(state, { seat, boat, adventurer }, move, ply) {
    if (move.type === 'stop') return
    state.boats[boat].aboard[adventurer]--
    ply.emit({ type: 'carried', seat, adventurer, boat, to: 'boat', place: move.boat })
    board(state, seat, move.boat, adventurer)
  },
  refuse(_state, task, { boat }) {
    return boat === task.boat ? refuse('COV-102', 'same-boat') : refuse('COV-44', 'not-sailing')
  },
}
