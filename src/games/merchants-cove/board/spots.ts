import type { Spot } from '../../../kit/pick.ts'
import { BERTHS } from '../engine/names.ts'
import type { Asking, Move } from '../engine/state.ts'
import type { OneSpotMoves } from './shops/part.ts'
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

/**
 * What costs hours is looked at before it is done: touched once it shows what it costs. So is a
 * merchant, for a whole game.
 */
export const isWeighed = (move: Move): boolean =>
  move.type === 'chooseSpace' || move.type === 'recruit.card' || move.type === 'chooseMerchant'

/** The moves that are made by touching one spot, but for those of the merchants' boards. */
const COMMON: OneSpotMoves = {
  chooseSpace: { spot: 'space', by: ['space'] },
  'recruit.card': { spot: 'square', by: ['place'] },
  'recruit.discard': { spot: 'vice', by: ['card'] },
  'recruit.take': { spot: 'aboard', by: ['boat', 'adventurer'] },
  'recruit.pier': { spot: 'pier', by: ['pier'] },
  'recruit.boat': { spot: 'boat', by: ['boat'] },
  'recruit.slot': { spot: 'slot', by: ['slot'] },
  'load.boat': { spot: 'boat', by: ['boat'] },
  'staff.next': { spot: 'slot', by: ['slot'] },
  'dock.berth': { spot: 'berth', by: ['berth'] },
  sell: { spot: 'good', by: ['good'] },
}

/** A move of one spot, whichever it is. */
interface OneSpot {
  readonly spot: string
  readonly by: readonly string[]
  readonly rest?: object
}
const ONE_SPOT: { readonly [type: string]: OneSpot | undefined } = Object.assign(
  {},
  COMMON,
  ...SHOPS.map(shop => shop.oneSpot),
)

/**
 * The spots that make a move, in the order in which they are touched; a move that has none, or
 * shares all of them with others, is a button.
 */
export function spotsOf(move: Move, asked: Asking): readonly Spot[] {
  const fields: { readonly [field: string]: unknown } = move
  const one = ONE_SPOT[move.type]
  if (one) {
    const numbers = one.by.map(field => fields[field])
    return numbers.includes(null) ? [] : [`${one.spot}:${numbers.join('.')}`]
  }
  if (move.type === 'chooseMerchant') return [`merchant:${move.merchant}`]
  if (move.type === 'robbers.use' && asked.at === 'robbers.use')
    return [`aboard:${asked.boat}.${move.colour}`, `boat:${move.boat}`]
  return SHOPS.map(shop => shop.spots?.(move)).find(Boolean) ?? []
}

/** By what name lessons and hints point at a button: "stop", "alc.announce:2". */
export const buttonSpot = ({ type, ...fields }: Move): Spot =>
  [type, Object.values(fields).join('.')].filter(Boolean).join(':')

/**
 * What touching a spot would mean as an answer to the question, so that it can be said why not;
 * null if nothing.
 */
export function wishOf(spot: Spot, before: readonly Spot[], asked: Asking): Move | null {
  const [name = '', rest = ''] = spot.split(':')
  const numbers = rest.split('.').map(Number)
  const [first = 0, second = 0] = numbers
  const one = ONE_SPOT[asked.at]
  if (one?.spot === name) {
    // A berth that the Cove does not have is no wish.
    if (asked.at === 'dock.berth' && first >= BERTHS) return null
    const fields = Object.fromEntries(one.by.map((field, at) => [field, numbers[at]]))
    return { type: asked.at, ...one.rest, ...fields } as Move
  }
  if (asked.at === 'robbers.use' && name === 'boat') {
    const colour = Number(before[0]?.split('.')[1] ?? 0)
    return { type: 'robbers.use', colour, boat: first }
  }
  const touch = { name, first, second, before, asked }
  return SHOPS.map(shop => shop.wish?.(touch)).find(Boolean) ?? null
}
