import type { Seat } from '../../../../../kernel/game.ts'
import { faceOf, metalOf } from '../../../engine/merchants/blacksmith/dice.ts'
import type { BlacksmithShop } from '../../../engine/merchants/blacksmith/words.ts'
import type { Asking } from '../../../engine/state.ts'
import { Die } from '../../art/die.tsx'
import type { ShopPart } from '../part.ts'
import { Forge } from './forge.tsx'
import './blacksmith.css'

/** The colour of the die that is about to be turned or placed. */
function metalAsked(asked: Asking): number {
  if (asked.at === 'bla.contraband.place') return asked.colour
  return asked.at === 'bla.face' ? metalOf(asked.die) : 5
}

const furnaceOf = ({ seat, furnace }: { readonly seat: Seat; readonly furnace: number | null }) =>
  furnace === null ? [] : [`${seat}bla.furnace:${furnace}`]

/** The Blacksmith: dice of alloy and coal, which heat the furnaces. */
export const blacksmith: ShopPart<BlacksmithShop> = {
  Board: Forge,
  oneSpot: {
    'bla.smelt.pick': { spot: 'bla.cart', by: ['colour'] },
    'bla.contraband': { spot: 'bla.cart', by: ['colour'] },
    'bla.haul.pick': { spot: 'bla.cart', by: ['colour'] },
    'bla.rake': { spot: 'bla.furnace', by: ['furnace'] },
    'bla.furnace': { spot: 'bla.furnace', by: ['furnace'] },
    'bla.forge.next': { spot: 'bla.furnace', by: ['furnace'] },
    'bla.strike': { spot: 'bla.furnace', by: ['furnace'] },
    'bla.haul.place': { spot: 'bla.furnace', by: ['furnace'] },
    'bla.contraband.place': { spot: 'bla.furnace', by: ['furnace'], rest: { face: 1 } },
    'bla.place': { spot: 'bla.tray', by: ['die'] },
    'bla.adjust': { spot: 'bla.die', by: ['furnace', 'die'], rest: { by: 1 } },
  },
  spots(move) {
    if (move.type !== 'bla.journeyman') return null
    const { furnace, die } = move
    return [furnace === null ? `bla.tray:${die}` : `bla.die:${furnace}.${die}`]
  },
  wish({ name, first, second, asked }) {
    if (asked.at !== 'bla.journeyman') return null
    if (name === 'bla.tray') return { type: 'bla.journeyman', furnace: null, die: first }
    return name === 'bla.die' ? { type: 'bla.journeyman', furnace: first, die: second } : null
  },
  lights: {
    'bla.raked': furnaceOf,
    'bla.placed': furnaceOf,
    'bla.forged': furnaceOf,
    'bla.turned': furnaceOf,
  },
  picture(move, asked) {
    switch (move.type) {
      case 'bla.face':
      case 'bla.contraband.place':
        return <Die metal={metalAsked(asked)} face={move.face} />
      case 'bla.adjust':
        return <Die metal={metalOf(move.die)} face={faceOf(move.die) + move.by} />
      default:
        return null
    }
  },
}
