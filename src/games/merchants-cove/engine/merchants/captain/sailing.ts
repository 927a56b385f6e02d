import { NO_MOVES, range, upTo } from '../../../../../kit/moves.ts'
import { push } from '../../../../../kit/tasks.ts'
import type { Tables } from '../../../content/compile.ts'
import { ask, DECLINED, type Does, type Moves } from '../../ask.ts'
import { drawCorruption } from '../../market/corruption.ts'
import { refuse, UNKNOWN } from '../../refusals.ts'
import { STOP } from '../../stop.ts'
import { shopOf } from '../merchant.ts'
import { HARBOUR, ZONES } from './chart.ts'
import { hasRoom, outside } from './fleet.ts'
import type { CaptainTask, Zone } from './words.ts'

/*
 * How ships get out: the compass, Storms, and steps on the chart.
 */

/** A ship outside the Harbour: that of zone z is at z − 1. */
const GIVE_UP = range(HARBOUR + 1, ZONES - 1).map(zone => ({ type: 'cap.storm', zone }) as const)
const ENDURE = { type: 'cap.storm', zone: null } as const
const AGAIN = [true, false].map(again => ({ type: 'cap.spinAgain', again }) as const)
/** From each zone to every other. */
const SAIL = upTo(ZONES).map(from =>
  upTo(ZONES)
    .filter(to => to !== from)
    .map(to => ({ type: 'cap.move', from, to }) as const),
)

/** Spins the compass. A Storm is weathered before the next spin is offered. @rule COV-CAP-6 */
export const spin =
  ({ cap }: Tables): Does<'cap.spin'> =>
  (state, { seat, steps, extra }, ply) => {
    const sector = ply.rng.pick(cap.compass)
    const sum = steps + sector
    ply.emit({ type: 'cap.spun', seat, sector, steps: sum, reveals: true })
    push(state, extra > 0 ? { at: 'cap.spinAgain', seat, steps: sum, extra } : fleet(seat, sum))
    if (sector === 0 && outside(shopOf(state, seat, 'cap')).length > 0)
      push(state, { at: 'cap.storm', seat })
  }

/** All ships share so many steps. @rule COV-CAP-4 */
export const fleet = (
  seat: number,
  steps: number,
): Extract<CaptainTask, { readonly at: 'cap.move' }> => ({
  at: 'cap.move',
  seat,
  steps,
  ships: null,
  moved: null,
})

/** @rule COV-CAP-7 */
export const storm = ask<'cap.storm'>('COV-CAP-7', {
  moves: (state, { seat }) => [
    ...outside(shopOf(state, seat, 'cap')).map(zone => GIVE_UP[zone - 1]),
    ENDURE,
  ],
  answers: {
    'cap.storm': {
      play(state, { seat }, { zone }, ply) {
        ply.emit({ type: 'cap.weathered', seat, zone })
        if (zone === null) return drawCorruption(state, seat, 1, ply)
        const { ships } = shopOf(state, seat, 'cap')
        ships[zone]--
        ships[HARBOUR]++
      },
      refuse: (_state, _task, { zone }) =>
        refuse('COV-CAP-7', 'cap-no-ship', { zone: zone ?? HARBOUR }),
    },
  },
})

/** @rule COV-CAP-6 */
export const spinAgain = ask<'cap.spinAgain'>('COV-CAP-6', {
  moves: () => AGAIN,
  answers: {
    'cap.spinAgain': {
      play: (state, { seat, steps, extra }, { again }) =>
        push(state, again ? { at: 'cap.spin', seat, steps, extra: extra - 1 } : fleet(seat, steps)),
    },
  },
})

/** Whether a ship lies there that these hands have not moved yet. @rule COV-CAP-15 */
const isFree = (ships: readonly number[], zone: Zone, moved: Zone | null) =>
  ships[zone] > (zone === moved ? 1 : 0)

/** @rule COV-CAP-4 */
export const sail = ({ cap: { distance } }: Tables) =>
  ask<'cap.move' | 'stop'>('COV-CAP-4', {
    moves(state, { seat, steps, moved }) {
      if (steps === 0) return NO_MOVES
      const { ships } = shopOf(state, seat, 'cap')
      const found: Moves<'cap.move' | 'stop'> = []
      for (let from = 0; from < ZONES; from++) {
        if (!isFree(ships, from, moved)) continue
        for (const move of SAIL[from])
          if (distance[from][move.to] <= steps && hasRoom(ships, move.to)) found.push(move)
      }
      found.push(STOP)
      return found
    },
    answers: {
      'cap.move': {
        play(state, task, { from, to }, ply) {
          const { seat, steps, ships: left } = task
          const { ships } = shopOf(state, seat, 'cap')
          ships[from]--
          ships[to]++
          ply.emit({ type: 'cap.sailed', seat, from, to })
          if (left === null) push(state, fleet(seat, steps - distance[from][to]))
          else if (left > 1) push(state, { ...task, ships: left - 1, moved: to })
        },
        refuse(state, { seat, steps, moved }, { from, to }) {
          const { ships } = shopOf(state, seat, 'cap')
          if (from === to) return UNKNOWN
          if (ships[from] === 0) return refuse('COV-CAP-4', 'cap-no-ship', { zone: from })
          if (!isFree(ships, from, moved)) return refuse('COV-CAP-15', 'cap-moved')
          if (!hasRoom(ships, to)) return refuse('COV-CAP-3', 'cap-occupied', { zone: to })
          return refuse('COV-CAP-4', 'cap-too-far', { count: distance[from][to], bound: steps })
        },
      },
      stop: DECLINED,
    },
  })
