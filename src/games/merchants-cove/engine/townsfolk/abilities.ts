import type { Frozen, Seat, PlyContext } from '../../../../kernel/game.ts'
import { NO_MOVES, range, upTo } from '../../../../kit/moves.ts'
import { push } from '../../../../kit/tasks.ts'
import type { Tables } from '../../content/compile.ts'
import { ask, DECLINED, type Moves } from '../ask.ts'
import { board, hasRoom, isSailing } from '../round/boats.ts'
import { corruptionCount, discardCorruption } from '../market/corruption.ts'
import { MOST_KINDS } from '../limits.ts'
import { BOATS, GREY, PIERS } from '../names.ts'
import { refuse } from '../refusals.ts'
import type { Event, State } from '../state.ts'
import { STOP } from '../stop.ts'
import { gain, inSupply } from '../market/supply.ts'

/*
 * What a Townsfolk card does once, when it is recruited: as far as it can. @rule COV-82, COV-R19
 */

const DISCARD = range(1, MOST_KINDS).map(card => ({ type: 'recruit.discard', card }) as const)
const TAKE = upTo(BOATS).map(boat =>
  range(1, GREY).map(adventurer => ({ type: 'recruit.take', boat, adventurer }) as const),
)
const PIER = upTo(PIERS).map(pier => ({ type: 'recruit.pier', pier }) as const)
const BOAT = upTo(BOATS).map(boat => ({ type: 'recruit.boat', boat }) as const)

const SAILORS = {
  boatToPier: 'pier',
  customerToHall: 'hall',
  boatToBag: 'bag',
  boatToBoat: 'boat',
} as const

/** Begins the ability of a card. @rule COV-95 to COV-102 */
export function useAbility(
  tables: Tables,
  state: State,
  seat: Seat,
  card: number,
  ply: PlyContext<Event>,
): void {
  const { ability } = tables.townsfolk[card]
  switch (ability.type) {
    case 'discard': {
      const { count, optional } = ability
      return push(state, { at: 'recruit.discard', seat, left: count, optional })
    }
    case 'gain': {
      const { merchant } = state.players[seat]
      if (merchant === null || !inSupply(tables, state, seat, ability.good)) return
      gain(state, seat, ability.good)
      return ply.emit({ type: 'gained', seat, merchant, good: ability.good })
    }
    case 'bagToBoat':
      return push(state, { at: 'load', seat, draws: 1 })
    case 'boatToPier':
    case 'customerToHall':
    case 'boatToBag':
    case 'boatToBoat':
      return push(state, { at: 'recruit.take', seat, to: SAILORS[ability.type] })
  }
}

/**
 * One of the own cards. Which kinds there are is secret, and so it is asked even of a seat that has
 * one kind only.
 * @rule COV-95, COV-96
 */
export const discard = ask<'recruit.discard' | 'stop'>('COV-95', {
  secret: true,
  moves(state, { seat, optional }) {
    if (corruptionCount(state, seat) === 0) return NO_MOVES
    const { corruption } = state.players[seat]
    const moves: Moves<'recruit.discard' | 'stop'> = DISCARD.filter(
      ({ card }) => corruption[card] > 0,
    )
    if (optional) moves.push(STOP)
    return moves
  },
  answers: {
    'recruit.discard': {
      play(state, task, { card }, ply) {
        discardCorruption(state, task.seat, card, ply)
        if (task.left > 1) push(state, { ...task, left: task.left - 1 })
      },
      refuse: () => refuse('COV-95', 'not-your-card'),
    },
    stop: DECLINED,
  },
})

/** Whether another Sailing boat has room. */
function hasOther(tables: Tables, state: Frozen<State>, boat: number): boolean {
  for (let other = 0; other < BOATS; other++)
    if (other !== boat && hasRoom(tables, state, other)) return true
  return false
}

/** @rule COV-99, COV-100, COV-101, COV-102 */
export const take = (tables: Tables) =>
  ask<'recruit.take'>('COV-99', {
    moves(state, { to }) {
      const moves: Moves<'recruit.take'> = []
      for (let boat = 0; boat < BOATS; boat++) {
        if (!isSailing(state, boat) || (to === 'boat' && !hasOther(tables, state, boat))) continue
        const { aboard } = state.boats[boat]
        for (const move of TAKE[boat])
          if (aboard[move.adventurer] > 0 && (to !== 'hall' || move.adventurer !== GREY))
            moves.push(move)
      }
      return moves
    },
    answers: {
      'recruit.take': {
        play(state, { seat, to }, { boat, adventurer }, ply) {
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
      },
    },
  })

/** Any pier will do. @rule COV-99, COV-R18 */
export const toPier = ask<'recruit.pier'>('COV-99', {
  moves: () => PIER,
  answers: {
    'recruit.pier': {
      play(state, { seat, boat, adventurer }, { pier }, ply) {
        state.boats[boat].aboard[adventurer]--
        state.piers[pier][adventurer]++
        ply.emit({ type: 'carried', seat, adventurer, boat, to: 'pier', place: pier })
      },
    },
  },
})

/** @rule COV-102, COV-R15, COV-R16 */
export const toBoat = (tables: Tables) =>
  ask<'recruit.boat'>('COV-102', {
    moves: (state, { boat }) =>
      BOAT.filter(move => move.boat !== boat && hasRoom(tables, state, move.boat)),
    answers: {
      'recruit.boat': {
        play(state, { seat, boat: left, adventurer }, { boat }, ply) {
          state.boats[left].aboard[adventurer]--
          ply.emit({ type: 'carried', seat, adventurer, boat: left, to: 'boat', place: boat })
          board(state, seat, boat, adventurer)
        },
        refuse: (_state, task, { boat }) =>
          boat === task.boat ? refuse('COV-102', 'same-boat') : refuse('COV-44', 'not-sailing'),
      },
    },
  })
