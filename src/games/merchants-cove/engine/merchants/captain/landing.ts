import { contentSets } from '../../../content/index.ts'
import { COLOURS } from '../../names.ts'
import { colourOf } from '../../goods.ts'
import { intern, range, STOP } from '../../moves.ts'
import { push, type Question, refuse } from '../../steps.ts'
import { activateShield } from '../../sponsorship.ts'
import { gain } from '../../supply.ts'
import { shopOf } from '../merchant.ts'
import { colourOfZone, HARBOUR, kindOf, ZONES, zoneOf } from './chart.ts'
import { goodOfZone, laden, land, outside, whyNoGood } from './fleet.ts'
import type { CaptainTask, Zone } from './words.ts'

/*
 * How Goods come ashore: recalled, smuggled, or only the catch.
 */

type Of<At> = Extract<CaptainTask, { readonly at: At }>

/** All zones but the Harbour: the one of zone z is at z − 1. */
const OUTSIDE = range(HARBOUR + 1, ZONES - 1)
const RECALL = OUTSIDE.map(zone => intern({ type: 'cap.recall.next', zone }))
const SMUGGLE = OUTSIDE.map(zone => intern({ type: 'cap.smuggle', zone }))
const NET = OUTSIDE.map(zone => intern({ type: 'cap.net', zone }))
const SHIELD = range(1, COLOURS).map(colour => intern({ type: 'cap.shield', colour }))

/** Why no ship can come home from this zone: there is none. */
const noShip = (rule: string, zone: Zone) => refuse(rule, 'cap-no-ship', { zone })

const notInSupply = (zone: Zone) =>
  refuse('COV-32', 'cap-not-in-supply', { good: goodOfZone(zone) })

/** @rule COV-CAP-8 */
export const recall: Question<Of<'cap.recall.next'>> = {
  rule: 'COV-CAP-8',
  moves(state, { seat, first }) {
    const moves = outside(shopOf(state, seat, 'cap')).map(zone => RECALL[zone - 1])
    return first ? moves : [...moves, STOP]
  },
  run(state, { seat, landed: before }, move, ply) {
    let landed = before
    if (move.type !== 'stop') {
      const good = land(state, seat, move.zone, ply)
      if (good !== null && !landed.includes(colourOf(good))) landed = [...landed, colourOf(good)]
      if (outside(shopOf(state, seat, 'cap')).length > 0) {
        return push(state, { at: 'cap.recall.next', seat, first: false, landed })
      }
    }
    if (landed.length >= contentSets.tables(state.content).cap.sponsorColours)
      push(state, { at: 'cap.shield', seat, landed })
  },
  refuse: (_state, _task, { zone }) => noShip('COV-CAP-8', zone),
}

/** @rule COV-CAP-12 */
export const shield: Question<Of<'cap.shield'>> = {
  rule: 'COV-CAP-12',
  moves(state, { seat, landed }) {
    return landed
      .filter(colour => !state.players[seat].shields[colour])
      .map(colour => SHIELD[colour - 1])
  },
  run(state, { seat }, move, ply) {
    if (move.type !== 'stop') activateShield(state, seat, move.colour, ply)
  },
  refuse: (_state, { landed }, { colour }) =>
    refuse('COV-CAP-12', landed.includes(colour) ? 'cap-shield-active' : 'cap-not-landed', {
      colour,
    }),
}

/** @rule COV-CAP-9, COV-CAP-16 */
export const smuggle: Question<Of<'cap.smuggle'>> = {
  rule: 'COV-CAP-9',
  moves: (state, { seat }) => laden(state, seat).map(zone => SMUGGLE[zone - 1]),
  run(state, { seat }, move, ply) {
    if (move.type !== 'stop') land(state, seat, move.zone, ply)
  },
  refuse(state, { seat }, { zone }) {
    const why = shopOf(state, seat, 'cap').ships[zone] > 0 && whyNoGood(state, seat, zone)
    if (!why) return noShip('COV-CAP-9', zone)
    return why === 'cap-not-in-supply' ? notInSupply(zone) : refuse('COV-CAP-9', why, { zone })
  },
}

const isNet = (zone: Zone) => kindOf(zone) === 'fishing'

/** @rule COV-CAP-14 */
export const net: Question<Of<'cap.net'>> = {
  rule: 'COV-CAP-14',
  moves: (state, { seat }) =>
    laden(state, seat)
      .filter(isNet)
      .map(zone => NET[zone - 1]),
  run(state, { seat }, move, ply) {
    if (move.type === 'stop') return
    const { zone } = move
    const { ships } = shopOf(state, seat, 'cap')
    ships[zone]--
    ships[zoneOf('shallows', colourOfZone(zone))]++
    const good = goodOfZone(zone)
    gain(state, seat, good)
    ply.emit({ type: 'cap.netted', seat, zone, good })
  },
  refuse(state, { seat }, { zone }) {
    if (!isNet(zone)) return refuse('COV-CAP-14', 'cap-not-fishing', { zone })
    if (shopOf(state, seat, 'cap').ships[zone] === 0) return noShip('COV-CAP-14', zone)
    return notInSupply(zone)
  },
}
