import type { AlchemistShop } from '../../../engine/merchants/alchemist/words.ts'
import type { Move } from '../../../engine/state.ts'
import { Marble } from '../../art/marble.tsx'
import type { ShopPart, Touch } from '../part.ts'
import { Decanter } from './decanter.tsx'
import './alchemist.css'

function wish({ name, first, asked }: Touch): Move | null {
  switch (`${asked.at} ${name}`) {
    case 'alc.siphon.pick alc.arm':
      return { type: 'alc.siphon.pick', arm: first }
    case 'alc.ladle alc.arm':
      return { type: 'alc.ladle', arm: first }
    case 'alc.rack.return alc.rack':
      return { type: 'alc.rack.return', marble: first }
    case 'alc.transmute alc.rack':
      return { type: 'alc.transmute', give: first, take: (first % 4) + 1 }
    case 'alc.brew.next good':
      return { type: 'alc.brew.next', good: first, ichor: 0 }
    case 'alc.taste shield':
      return { type: 'alc.taste', colour: first }
    default:
      return null
  }
}

/**
 * The Alchemist: marbles run from the decanter to the rack, and from the rack into the cauldrons.
 */
export const alchemist: ShopPart<AlchemistShop> = {
  Board: Decanter,
  spots(move) {
    switch (move.type) {
      case 'alc.announce':
        return []
      case 'alc.siphon.pick':
      case 'alc.ladle':
        return [`alc.arm:${move.arm}`]
      case 'alc.rack.return':
        return [`alc.rack:${move.marble}`]
      case 'alc.transmute':
        return [`alc.rack:${move.give}`]
      case 'alc.brew.next':
        return [`good:${move.good}`]
      case 'alc.taste':
        return [`shield:${move.colour}`]
      default:
        return null
    }
  },
  wish,
  lights(event) {
    switch (event.type) {
      case 'alc.tapped':
        return [
          `${event.seat}alc.arm:${2 * event.row}`,
          `${event.seat}alc.arm:${2 * event.row + 1}`,
        ]
      case 'alc.took':
        return [`${event.seat}alc.arm:${event.arm}`]
      case 'alc.brewed':
        return [`${event.seat}good:${event.good}`]
      default:
        return null
    }
  },
  picture(move) {
    if (move.type === 'alc.announce') return <Marble kind={move.colour} />
    return move.type === 'alc.transmute' ? <Marble kind={move.take} /> : null
  },
}
