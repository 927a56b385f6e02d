import type { PlyContext } from '../../../../../kernel/game.ts'
import { contentSets } from '../../../content/index.ts'
import { drawCorruption } from '../../corruption.ts'
import { intern, NO_MOVES, range, STOP, upTo } from '../../moves.ts'
import type { Event, Move, State } from '../../state.ts'
import { push, type Question, refuse } from '../../steps.ts'
import { shopOf } from '../merchant.ts'
import { neverRefused } from '../never-refused.ts'
import { HARBOUR, ZONES } from './chart.ts'
import { hasRoom, outside } from './fleet.ts'
import type { CaptainTask, Zone } from './words.ts'

/*
 * How ships get out: the compass, Storms, and steps on the chart.
 */

type Of<At> = Extract<CaptainTask, { readonly at: At }>

/** A ship outside the Harbour: that of zone z is at z − 1. */
const GIVE_UP = range(HARBOUR + 1, ZONES - 1).map(zone => intern({ type: 'cap.storm', zone }))
const ENDURE = intern({ type: 'cap.storm', zone: null })
const AGAIN: readonly Move[] = [true, false].map(again => intern({ type: 'cap.spinAgain', again }))
/** From each zone to every other. */
const SAIL = upTo(ZONES).map(from =>
  upTo(ZONES)
    .filter(to => to !== from)
    .map(to => intern({ type: 'cap.move', from, to })),
)

/** Spins the compass. A Storm is weathered before the next spin is offered. @rule COV-CAP-6 */
export function spin(
  state: State,
  { seat, steps, extra }: Of<'cap.spin'>,
  ply: PlyContext<Event>,
): void {
  const sector = ply.rng.pick(contentSets.tables(state.content).cap.compass)
  const sum = steps + sector
  ply.emit({ type: 'cap.spun', seat, sector, steps: sum, reveals: true })
  push(state, extra > 0 ? { at: 'cap.spinAgain', seat, steps: sum, extra } : fleet(seat, sum))
  if (sector === 0 && outside(shopOf(state, seat, 'cap')).length > 0)
    push(state, { at: 'cap.storm', seat })
}

/** All ships share so many steps. @rule COV-CAP-4 */
export const fleet = (seat: number, steps: number): Of<'cap.move'> => ({
  at: 'cap.move',
  seat,
  steps,
  ships: null,
  moved: null,
})

/** @rule COV-CAP-7 */
export const storm: Question<Of<'cap.storm'>> = {
  rule: 'COV-CAP-7',
  moves(state, { seat }) {
    return [...outside(shopOf(state, seat, 'cap')).map(zone => GIVE_UP[zone - 1]), ENDURE]
  },
  run(state, { seat }, move, ply) {
    if (move.type === 'stop') return
    ply.emit({ type: 'cap.weathered', seat, zone: move.zone })
    if (move.zone === null) return drawCorruption(state, seat, 1, ply)
    const { ships } = shopOf(state, seat, 'cap')
    ships[move.zone]--
    ships[HARBOUR]++
  },
  refuse(_state, _task, { zone }) {
    return refuse('COV-CAP-7', 'cap-no-ship', { zone: zone ?? HARBOUR })
  },
}

/** @rule COV-CAP-6 */
export const spinAgain: Question<Of<'cap.spinAgain'>> = {
  rule: 'COV-CAP-6',
  moves: () => AGAIN,
  run(state, { seat, steps, extra }, move) {
    const again = move.type === 'cap.spinAgain' && move.again
    push(state, again ? { at: 'cap.spin', seat, steps, extra: extra - 1 } : fleet(seat, steps))
  },
  refuse: neverRefused,
}

/** Whether a ship lies there that these hands have not moved yet. @rule COV-CAP-15 */
const isFree = (ships: readonly number[], zone: Zone, moved: Zone | null) =>
  ships[zone] > (zone === moved ? 1 : 0)

/** @rule COV-CAP-4 */
export const sail: Question<Of<'cap.move'>> = {
  rule: 'COV-CAP-4',
  moves(state, { seat, steps, moved }) {
    if (steps === 0) return NO_MOVES
    const { ships } = shopOf(state, seat, 'cap')
    const { distance } = contentSets.tables(state.content).cap
    const found: Move[] = []
    for (let from = 0; from < ZONES; from++) {
      if (!isFree(ships, from, moved)) continue
      for (const move of SAIL[from])
        if (distance[from][move.to] <= steps && hasRoom(ships, move.to)) found.push(move)
    }
    found.push(STOP)
    return found
  },
  run(state, task, move, ply) {
    if (move.type === 'stop') return
    const { seat, steps, ships: left } = task
    const { from, to } = move
    const { ships } = shopOf(state, seat, 'cap')
    ships[from]--
    ships[to]++
    ply.emit({ type: 'cap.sailed', seat, from, to })
    if (left === null)
      push(state, fleet(seat, steps - contentSets.tables(state.content).cap.distance[from][to]))
    else if (left > 1) push(state, { ...task, ships: left - 1, moved: to })
  },
  refuse(state, { seat, steps, moved }, { from, to }) {
    const { ships } = shopOf(state, seat, 'cap')
    if (ships[from] === 0) return refuse('COV-CAP-4', 'cap-no-ship', { zone: from })
    if (!isFree(ships, from, moved)) return refuse('COV-CAP-15', 'cap-moved')
    if (!hasRoom(ships, to)) return refuse('COV-CAP-3', 'cap-occupied', { zone: to })
    const count = contentSets.tables(state.content).cap.distance[from][to]
    return refuse('COV-CAP-4', 'cap-too-far', { count, bound: steps })
  },
}
