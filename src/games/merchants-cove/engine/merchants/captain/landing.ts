import type { Frozen, Seat, PlyContext } from '../../../../../kernel/game.ts'
import { range } from '../../../../../kit/moves.ts'
import { push } from '../../../../../kit/tasks.ts'
import type { Tables } from '../../../content/compile.ts'
import { ask } from '../../ask.ts'
import { colourOf } from '../../market/goods.ts'
import { COLOURS } from '../../names.ts'
import { refuse } from '../../refusals.ts'
import { activateShield } from '../../townsfolk/sponsorship.ts'
import type { Event, State } from '../../state.ts'
import { STOP } from '../../stop.ts'
import { gain } from '../../market/supply.ts'
import { shopOf } from '../merchant.ts'
import { colourOfZone, HARBOUR, kindOf, ZONES, zoneOf } from './chart.ts'
import { goodOfZone, laden, land, outside, whyNoGood } from './fleet.ts'
import type { Zone } from './words.ts'

/*
 * How Goods come ashore: recalled, smuggled, or only the catch.
 */

/** All zones but the Harbour: the one of zone z is at z − 1. */
const OUTSIDE = range(HARBOUR + 1, ZONES - 1)
const RECALL = OUTSIDE.map(zone => ({ type: 'cap.recall.next', zone }) as const)
const SMUGGLE = OUTSIDE.map(zone => ({ type: 'cap.smuggle', zone }) as const)
const NET = OUTSIDE.map(zone => ({ type: 'cap.net', zone }) as const)
const SHIELD = range(1, COLOURS).map(colour => ({ type: 'cap.shield', colour }) as const)

/** Why no ship can come home from this zone: there is none. */
const noShip = (rule: string, zone: Zone) => refuse(rule, 'cap-no-ship', { zone })

const notInSupply = (zone: Zone) =>
  refuse('COV-32', 'cap-not-in-supply', { good: goodOfZone(zone) })

const isOut = (state: Frozen<State>, seat: Seat): boolean =>
  outside(shopOf(state, seat, 'cap')).length > 0

/** @rule COV-CAP-8 */
export const recall = (tables: Tables) => {
  /** Enough colours landed in one Recall bring a shield. @rule COV-CAP-12 */
  function end(state: State, seat: Seat, landed: readonly number[]): void {
    if (landed.length >= tables.cap.sponsorColours) push(state, { at: 'cap.shield', seat, landed })
  }

  return ask<'cap.recall.next' | 'stop'>('COV-CAP-8', {
    moves(state, { seat, first }) {
      const moves = outside(shopOf(state, seat, 'cap')).map(zone => RECALL[zone - 1])
      return first ? moves : [...moves, STOP]
    },
    answers: {
      'cap.recall.next': {
        play(state, { seat, landed: before }, { zone }, ply) {
          const good = land(tables, state, seat, zone, ply)
          const landed = good === null ? before : withColour(before, colourOf(good))
          if (isOut(state, seat)) push(state, { at: 'cap.recall.next', seat, first: false, landed })
          else end(state, seat, landed)
        },
        refuse: (_state, _task, { zone }) => noShip('COV-CAP-8', zone),
      },
      stop: { play: (state, { seat, landed }) => end(state, seat, landed) },
    },
  })
}

const withColour = (landed: readonly number[], colour: number): readonly number[] =>
  landed.includes(colour) ? landed : [...landed, colour]

/** @rule COV-CAP-12 */
export const shield = ask<'cap.shield'>('COV-CAP-12', {
  moves: (state, { seat, landed }) =>
    landed.filter(colour => !state.players[seat].shields[colour]).map(colour => SHIELD[colour - 1]),
  answers: {
    'cap.shield': {
      play: (state, { seat }, { colour }, ply) => activateShield(state, seat, colour, ply),
      refuse: (_state, { landed }, { colour }) =>
        refuse('COV-CAP-12', landed.includes(colour) ? 'cap-shield-active' : 'cap-not-landed', {
          colour,
        }),
    },
  },
})

/** @rule COV-CAP-9, COV-CAP-16 */
export const smuggle = (tables: Tables) =>
  ask<'cap.smuggle'>('COV-CAP-9', {
    moves: (state, { seat }) => laden(tables, state, seat).map(zone => SMUGGLE[zone - 1]),
    answers: {
      'cap.smuggle': {
        play: (state, { seat }, { zone }, ply) => void land(tables, state, seat, zone, ply),
        refuse(state, { seat }, { zone }) {
          const { ships } = shopOf(state, seat, 'cap')
          const why = ships[zone] > 0 && whyNoGood(tables, state, seat, zone)
          if (!why) return noShip('COV-CAP-9', zone)
          return why === 'cap-not-in-supply'
            ? notInSupply(zone)
            : refuse('COV-CAP-9', why, { zone })
        },
      },
    },
  })

const isFishing = (zone: Zone) => kindOf(zone) === 'fishing'

/** The catch comes ashore, its ship goes to the Shallows. */
function bringCatch(state: State, seat: Seat, zone: Zone, ply: PlyContext<Event>): void {
  const { ships } = shopOf(state, seat, 'cap')
  ships[zone]--
  ships[zoneOf('shallows', colourOfZone(zone))]++
  const good = goodOfZone(zone)
  gain(state, seat, good)
  ply.emit({ type: 'cap.netted', seat, zone, good })
}

/** @rule COV-CAP-14 */
export const net = (tables: Tables) =>
  ask<'cap.net'>('COV-CAP-14', {
    moves: (state, { seat }) =>
      laden(tables, state, seat)
        .filter(isFishing)
        .map(zone => NET[zone - 1]),
    answers: {
      'cap.net': {
        play: (state, { seat }, { zone }, ply) => bringCatch(state, seat, zone, ply),
        refuse(state, { seat }, { zone }) {
          if (!isFishing(zone)) return refuse('COV-CAP-14', 'cap-not-fishing', { zone })
          if (shopOf(state, seat, 'cap').ships[zone] === 0) return noShip('COV-CAP-14', zone)
          return notInSupply(zone)
        },
      },
    },
  })
