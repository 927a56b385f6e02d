import { total } from '../../../kit/counts.ts'
import { take } from './bag.ts'
import { anyRoom, board, dock, hasRoom, isFree, isSailing } from './boats.ts'
import { contentSets } from '../content/index.ts'
import { drawCorruption } from './corruption.ts'
import { intern, range, STOP, upTo } from './moves.ts'
import { BERTHS, BOATS, COLOURS, GREY, sideOfBerth, sideOfBoat } from './names.ts'
import type { Move, State } from './state.ts'
import { type Errand, push, type Question, refuse } from './steps.ts'
import type { CoreErrand, CoreQuestion } from './tasks.ts'

type Asked<At> = Question<Extract<CoreQuestion, { readonly at: At }>>
type Done<At> = Errand<Extract<CoreErrand, { readonly at: At }>>

const PICK = range(1, GREY).map(adventurer => intern({ type: 'load.pick', adventurer }))
const LOAD = upTo(BOATS).map(boat => intern({ type: 'load.boat', boat }))
const ROB = range(1, COLOURS).flatMap(colour =>
  upTo(BOATS).map(boat => intern({ type: 'robbers.use', colour, boat })),
)
const BERTH = upTo(BERTHS).map(berth => intern({ type: 'dock.berth', berth }))

/**
 * Draws Adventurers to be placed; none if no boat could take them. @rule COV-42, COV-49, COV-56,
 * COV-R13, COV-R14
 */
export const load: Done<'load'> = (state, { seat, draws }, ply) => {
  if (!anyRoom(state)) return
  for (let i = 0; i < draws && total(state.bag) > 0; i++) state.drawn.push(take(state.bag, ply.rng))
  if (state.drawn.length === 0) return
  ply.emit({ type: 'drew', seat, adventurers: [...state.drawn], reveals: true })
  push(state, { at: 'place', seat })
  if (new Set(state.drawn).size > 1) push(state, { at: 'load.pick', seat })
}

/** @rule COV-42, COV-R13 */
export const pick: Asked<'load.pick'> = {
  rule: 'COV-42',
  moves: state => PICK.filter(({ adventurer }) => state.drawn.includes(adventurer)),
  run(state, _task, move) {
    if (move.type === 'stop') return
    state.drawn.splice(state.drawn.indexOf(move.adventurer), 1)
    state.drawn.unshift(move.adventurer)
  },
  refuse: () => refuse('COV-42', 'not-drawn'),
}

/** Whom no boat can take any more goes back into the bag. @rule COV-44, COV-R12 */
export const place: Done<'place'> = (state, task, ply) => {
  if (state.drawn.length === 0) return
  if (anyRoom(state)) {
    push(state, task)
    push(state, { at: 'load.boat', seat: task.seat })
    return
  }
  ply.emit({ type: 'returned', adventurers: state.drawn })
  for (const adventurer of state.drawn) state.bag[adventurer]++
  state.drawn = []
}

/** @rule COV-49, COV-50, COV-51 */
export const boat: Asked<'load.boat'> = {
  rule: 'COV-49',
  moves: state => LOAD.filter(move => hasRoom(state, move.boat)),
  run(state, { seat }, move, ply) {
    const adventurer = state.drawn.shift()
    if (move.type === 'stop' || adventurer === undefined) return
    ply.emit({ type: 'boarded', seat, boat: move.boat, adventurer })
    board(state, seat, move.boat, adventurer)
  },
  // A Sailing boat that is full docks before anything else happens.
  refuse: () => refuse('COV-44', 'not-sailing'),
}

/** @rule COV-105, COV-R16, COV-R17 */
export const robbers: Asked<'robbers.use'> = {
  rule: 'COV-105',
  moves(state, { boat: from }) {
    const { aboard } = state.boats[from]
    const moves: Move[] = ROB.filter(
      ({ colour, boat: to }) => aboard[colour] > 0 && to !== from && hasRoom(state, to),
    )
    if (moves.length > 0) moves.push(STOP)
    return moves
  },
  run(state, { seat, boat: from }, move, ply) {
    if (move.type === 'stop') return
    const { colour, boat: to } = move
    drawCorruption(state, seat, 1, ply, 'robbers')
    ply.emit({ type: 'robbed', seat, colour, from, to })
    state.boats[from].aboard[colour]--
    board(state, seat, to, colour)
  },
  refuse(state, { boat: from }, { colour, boat: to }) {
    if (state.boats[from].aboard[colour] === 0) return refuse('COV-105', 'not-aboard')
    return to === from ? refuse('COV-105', 'same-boat') : refuse('COV-44', 'not-sailing')
  },
}

/** @rule COV-52, COV-R15 */
export const docking: Done<'dock'> = (state, { seat, boat: full }) => {
  if (isSailing(state, full) && isFull(state, full))
    push(state, { at: 'dock.berth', seat, boat: full })
}

const isFull = (state: State, which: number) =>
  total(state.boats[which].aboard) >= contentSets.tables(state.content).capacity

/** @rule COV-52 */
export const berth: Asked<'dock.berth'> = {
  rule: 'COV-52',
  moves: (state, task) =>
    BERTH.filter(
      move => sideOfBerth(move.berth) === sideOfBoat(task.boat) && isFree(state, move.berth),
    ),
  run(state, task, move, ply) {
    if (move.type !== 'stop') dock(state, task.seat, task.boat, move.berth, ply)
  },
  // It is asked only when both berths of the side are empty.
  refuse: () => refuse('COV-52', 'other-side'),
}
