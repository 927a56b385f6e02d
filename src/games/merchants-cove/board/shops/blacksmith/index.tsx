import { faceOf, metalOf } from '../../../engine/merchants/blacksmith/dice.ts'
import type { BlacksmithShop } from '../../../engine/merchants/blacksmith/words.ts'
import type { Move } from '../../../engine/state.ts'
import type { Asking } from '../../../engine/steps.ts'
import { Die } from '../../art/die.tsx'
import type { ShopPart, Touch } from '../part.ts'
import { Forge } from './forge.tsx'
import './blacksmith.css'

function wish({ name, first, second, asked }: Touch): Move | null {
  switch (`${asked.at} ${name}`) {
    case 'bla.smelt.pick bla.cart':
      return { type: 'bla.smelt.pick', colour: first }
    case 'bla.contraband bla.cart':
      return { type: 'bla.contraband', colour: first }
    case 'bla.haul.pick bla.cart':
      return { type: 'bla.haul.pick', colour: first }
    case 'bla.rake bla.furnace':
      return { type: 'bla.rake', furnace: first }
    case 'bla.place bla.tray':
      return { type: 'bla.place', die: first }
    case 'bla.furnace bla.furnace':
      return { type: 'bla.furnace', furnace: first }
    case 'bla.adjust bla.die':
      return { type: 'bla.adjust', furnace: first, die: second, by: 1 }
    case 'bla.contraband.place bla.furnace':
      return { type: 'bla.contraband.place', face: 1, furnace: first }
    case 'bla.forge.next bla.furnace':
      return { type: 'bla.forge.next', furnace: first }
    case 'bla.strike bla.furnace':
      return { type: 'bla.strike', furnace: first }
    case 'bla.haul.place bla.furnace':
      return { type: 'bla.haul.place', furnace: first }
    case 'bla.journeyman bla.die':
      return { type: 'bla.journeyman', furnace: first, die: second }
    case 'bla.journeyman bla.tray':
      return { type: 'bla.journeyman', furnace: null, die: first }
    default:
      return null
  }
}

/** The colour of the die that is about to be turned or placed. */
function metalAsked(asked: Asking): number {
  if (asked.at === 'bla.contraband.place') return asked.colour
  return asked.at === 'bla.face' ? metalOf(asked.die) : 5
}

/** The Blacksmith: dice of alloy and coal, which heat the furnaces. */
export const blacksmith: ShopPart<BlacksmithShop> = {
  Board: Forge,
  spots(move) {
    switch (move.type) {
      case 'bla.smelt.pick':
      case 'bla.contraband':
      case 'bla.haul.pick':
        return [`bla.cart:${move.colour}`]
      case 'bla.rake':
      case 'bla.forge.next':
      case 'bla.strike':
      case 'bla.haul.place':
      case 'bla.furnace':
      case 'bla.contraband.place':
        return [`bla.furnace:${move.furnace}`]
      case 'bla.place':
        return [`bla.tray:${move.die}`]
      case 'bla.adjust':
        return [`bla.die:${move.furnace}.${move.die}`]
      case 'bla.journeyman':
        return [
          move.furnace === null ? `bla.tray:${move.die}` : `bla.die:${move.furnace}.${move.die}`,
        ]
      case 'bla.keep':
      case 'bla.face':
        return []
      default:
        return null
    }
  },
  wish,
  lights(event) {
    switch (event.type) {
      case 'bla.raked':
      case 'bla.placed':
      case 'bla.forged':
        return [`${event.seat}bla.furnace:${event.furnace}`]
      case 'bla.turned':
        return event.furnace === null ? null : [`${event.seat}bla.furnace:${event.furnace}`]
      default:
        return null
    }
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
