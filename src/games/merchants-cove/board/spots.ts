import type { Spot } from '../../../kit/pick.ts'
import { BERTHS } from '../engine/names.ts'
import type { Asking } from '../engine/steps.ts'
import type { Move, View } from '../engine/state.ts'
import { SHOPS } from './shops/index.ts'

/** Where one looks: the places that lie side by side on a phone. */
export const PLACES = ['shop', 'cove', 'clock', 'square', 'market'] as const
export type Place = (typeof PLACES)[number]

/** Where a question is answered. */
export function placeOf({ at }: Asking): Place {
  switch (at) {
    case 'recruit.card':
    case 'recruit.discard':
    case 'recruit.slot':
    case 'staff.next':
      return 'square'
    case 'recruit.take':
    case 'recruit.pier':
    case 'recruit.boat':
    case 'load.pick':
    case 'load.boat':
    case 'robbers.use':
    case 'dock.berth':
      return 'cove'
    case 'clock.route':
    case 'pay.hourglass':
      return 'clock'
    case 'cultists.k':
    case 'sell':
      return 'market'
    default:
      return 'shop'
  }
}

/** What costs Hours is looked at before it is done: touched once it shows what it costs. */
export const isWeighed = (move: Move): boolean =>
  move.type === 'chooseSpace' || move.type === 'recruit.card'

/**
 * The spots that make a move, in the order in which they are touched; a move that has none, or
 * shares all of them with others, is a button.
 */
export function spotsOf(move: Move, asked: Asking): readonly Spot[] {
  switch (move.type) {
    case 'stop':
    case 'clock.route':
    case 'cultists.k':
    case 'load.pick':
      return []
    case 'chooseMerchant':
      return [`merchant:${move.merchant}`]
    case 'chooseSpace':
      return [`space:${move.space}`]
    case 'recruit.card':
      return [`square:${move.place}`]
    case 'recruit.discard':
      return [`vice:${move.card}`]
    case 'recruit.take':
      return [`aboard:${move.boat}.${move.adventurer}`]
    case 'recruit.pier':
      return [`pier:${move.pier}`]
    case 'recruit.boat':
    case 'load.boat':
      return [`boat:${move.boat}`]
    case 'recruit.slot':
    case 'staff.next':
      return [`slot:${move.slot}`]
    case 'robbers.use':
      return asked.at === 'robbers.use'
        ? [`aboard:${asked.boat}.${move.colour}`, `boat:${move.boat}`]
        : []
    case 'dock.berth':
      return [`berth:${move.berth}`]
    case 'sell':
      return [`good:${move.good}`]
    default:
      return SHOPS.flatMap(shop => shop.spots(move) ?? [])
  }
}

/**
 * What touching a spot would mean as an answer to the question, so that it can be said why not;
 * null if nothing.
 */
export function wishOf(
  spot: Spot,
  before: readonly Spot[],
  asked: Asking,
  view: View,
): Move | null {
  const [name = '', rest = ''] = spot.split(':')
  const [first = 0, second = 0] = rest.split('.').map(Number)
  switch (`${asked.at} ${name}`) {
    case 'chooseSpace space':
      return { type: 'chooseSpace', space: first }
    case 'recruit.card square':
      return { type: 'recruit.card', place: first }
    case 'recruit.discard vice':
      return { type: 'recruit.discard', card: first }
    case 'recruit.take aboard':
      return { type: 'recruit.take', boat: first, adventurer: second }
    case 'recruit.pier pier':
      return { type: 'recruit.pier', pier: first }
    case 'recruit.boat boat':
      return { type: 'recruit.boat', boat: first }
    case 'load.boat boat':
      return { type: 'load.boat', boat: first }
    case 'recruit.slot slot':
      return { type: 'recruit.slot', slot: first }
    case 'staff.next slot':
      return { type: 'staff.next', slot: first }
    case 'robbers.use boat': {
      const colour = Number(before[0]?.split('.')[1] ?? 0)
      return { type: 'robbers.use', colour, boat: first }
    }
    case 'dock.berth berth':
      return first < BERTHS ? { type: 'dock.berth', berth: first } : null
    case 'sell good':
      return { type: 'sell', good: first }
    default:
      return (
        SHOPS.map(shop => shop.wish({ name, first, second, before, asked, view })).find(Boolean) ??
        null
      )
  }
}
