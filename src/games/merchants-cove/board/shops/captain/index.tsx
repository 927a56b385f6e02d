import { HARBOUR } from '../../../engine/merchants/captain/chart.ts'
import type { CaptainShop } from '../../../engine/merchants/captain/words.ts'
import type { Move } from '../../../engine/state.ts'
import type { ShopPart, Touch } from '../part.ts'
import { SeaChart } from './sea-chart.tsx'
import './captain.css'

function wish({ name, first, before, asked }: Touch): Move | null {
  switch (`${asked.at} ${name}`) {
    case 'cap.storm cap.zone':
      return { type: 'cap.storm', zone: first }
    case 'cap.recall.next cap.zone':
      return { type: 'cap.recall.next', zone: first }
    case 'cap.smuggle cap.zone':
      return { type: 'cap.smuggle', zone: first }
    case 'cap.net cap.zone':
      return { type: 'cap.net', zone: first }
    case 'cap.move cap.zone': {
      const from = before.length > 0 ? Number(before[0]?.split(':')[1]) : first
      return { type: 'cap.move', from, to: before.length > 0 ? first : HARBOUR }
    }
    case 'cap.shield shield':
      return { type: 'cap.shield', colour: first }
    default:
      return null
  }
}

/**
 * The Captain: ships that sail as far as the compass lets them, and come home with what they found.
 */
export const captain: ShopPart<CaptainShop> = {
  Board: SeaChart,
  spots(move) {
    switch (move.type) {
      case 'cap.storm':
        return move.zone === null ? [] : [`cap.zone:${move.zone}`]
      case 'cap.recall.next':
      case 'cap.smuggle':
      case 'cap.net':
        return [`cap.zone:${move.zone}`]
      case 'cap.move':
        return [`cap.zone:${move.from}`, `cap.zone:${move.to}`]
      case 'cap.shield':
        return [`shield:${move.colour}`]
      case 'cap.spinAgain':
        return []
      default:
        return null
    }
  },
  wish,
  lights(event) {
    switch (event.type) {
      case 'cap.sailed':
        return [`${event.seat}cap.zone:${event.from}`, `${event.seat}cap.zone:${event.to}`]
      case 'cap.landed':
      case 'cap.netted':
        return [`${event.seat}cap.zone:${event.zone}`]
      default:
        return null
    }
  },
  picture: () => null,
}
