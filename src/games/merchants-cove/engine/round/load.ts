import { total } from '../../../../kit/counts.ts'
import { range, upTo } from '../../../../kit/moves.ts'
import { push } from '../../../../kit/tasks.ts'
import type { Tables } from '../../content/compile.ts'
import { ask, DECLINED, type Does, type Moves } from '../ask.ts'
import { take } from '../bag.ts'
import { anyRoom, board, dock, hasRoom, isFree, isSailing } from './boats.ts'
import { drawCorruption } from '../market/corruption.ts'
import { BERTHS, BOATS, COLOURS, GREY, sideOfBerth, sideOfBoat } from '../names.ts'
import { refuse } from '../refusals.ts'
import { STOP } from '../stop.ts'

const PICK = range(1, GREY).map(adventurer => ({ type: 'load.pick', adventurer }) as const)
const LOAD = upTo(BOATS).map(boat => ({ type: 'load.boat', boat }) as const)
const ROB = range(1, COLOURS).flatMap(colour =>
  upTo(BOATS).map(boat => ({ type: 'robbers.use', colour, boat }) as const),
)
const BERTH = upTo(BERTHS).map(berth => ({ type: 'dock.berth', berth }) as const)

/**
 * Draws Adventurers to be placed; none if no boat could take them. @rule COV-42, COV-49, COV-56,
 * COV-R13, COV-R14
 */
export const load =
  (tables: Tables): Does<'load'> =>
  (state, { seat, draws }, ply) => {
    const { drawn, bag } = state
    if (!anyRoom(tables, state)) return
    for (let i = 0; i < draws && total(bag) > 0; i++) drawn.push(take(bag, ply.rng))
    if (drawn.length === 0) return
    ply.emit({ type: 'drew', seat, adventurers: [...drawn], reveals: true })
    push(state, { at: 'place', seat })
    push(state, { at: 'load.pick', seat })
  }

/** @rule COV-42, COV-R13 */
export const pick = ask<'load.pick'>('COV-42', {
  moves: state => PICK.filter(({ adventurer }) => state.drawn.includes(adventurer)),
  answers: {
    'load.pick': {
      play({ drawn }, _task, { adventurer }) {
        drawn.splice(drawn.indexOf(adventurer), 1)
        drawn.unshift(adventurer)
      },
      refuse: () => refuse('COV-42', 'not-drawn'),
    },
  },
})

/** Those whom no boat can take any more go back into the bag. @rule COV-44, COV-R12 */
export const place =
  (tables: Tables): Does<'place'> =>
  (state, task, ply) => {
    if (state.drawn.length === 0) return
    if (anyRoom(tables, state)) {
      push(state, task)
      push(state, { at: 'load.boat', seat: task.seat })
      return
    }
    ply.emit({ type: 'returned', adventurers: state.drawn })
    for (const adventurer of state.drawn) state.bag[adventurer]++
    state.drawn = []
  }

/** @rule COV-49, COV-50, COV-51 */
export const boat = (tables: Tables) =>
  ask<'load.boat'>('COV-49', {
    moves: state => LOAD.filter(move => hasRoom(tables, state, move.boat)),
    answers: {
      'load.boat': {
        play(state, { seat }, move, ply) {
          const adventurer = state.drawn.shift()
          if (adventurer === undefined) return
          ply.emit({ type: 'boarded', seat, boat: move.boat, adventurer })
          board(state, seat, move.boat, adventurer)
        },
        // A Sailing boat that is full docks before anything else happens.
        refuse: () => refuse('COV-44', 'not-sailing'),
      },
    },
  })

/** @rule COV-105, COV-R16, COV-R17 */
export const robbers = (tables: Tables) =>
  ask<'robbers.use' | 'stop'>('COV-105', {
    moves(state, { boat: from }) {
      const { aboard } = state.boats[from]
      const moves: Moves<'robbers.use' | 'stop'> = ROB.filter(
        ({ colour, boat: to }) => aboard[colour] > 0 && to !== from && hasRoom(tables, state, to),
      )
      if (moves.length > 0) moves.push(STOP)
      return moves
    },
    answers: {
      'robbers.use': {
        play(state, { seat, boat: from }, { colour, boat: to }, ply) {
          drawCorruption(state, seat, 1, ply, 'robbers')
          ply.emit({ type: 'robbed', seat, colour, from, to })
          state.boats[from].aboard[colour]--
          board(state, seat, to, colour)
        },
        refuse(state, { boat: from }, { colour, boat: to }) {
          if (state.boats[from].aboard[colour] === 0) return refuse('COV-105', 'not-aboard')
          return to === from ? refuse('COV-105', 'same-boat') : refuse('COV-44', 'not-sailing')
        },
      },
      stop: DECLINED,
    },
  })

/** @rule COV-52, COV-R15 */
export const docking =
  ({ capacity }: Tables): Does<'dock'> =>
  (state, { seat, boat: full }) => {
    if (isSailing(state, full) && total(state.boats[full].aboard) >= capacity)
      push(state, { at: 'dock.berth', seat, boat: full })
  }

/** @rule COV-52 */
export const berth = (tables: Tables) =>
  ask<'dock.berth'>('COV-52', {
    moves: (state, task) =>
      BERTH.filter(
        move => sideOfBerth(move.berth) === sideOfBoat(task.boat) && isFree(state, move.berth),
      ),
    answers: {
      'dock.berth': {
        play: (state, task, move, ply) =>
          dock(tables, state, task.seat, task.boat, move.berth, ply),
        // It is asked only when both berths of the side are empty.
        refuse: () => refuse('COV-52', 'other-side'),
      },
    },
  })
