import type { AlchemistShop } from '../../../engine/merchants/alchemist/words.ts'
import { Marble } from '../../art/marble.tsx'
import type { ShopPart } from '../part.ts'
import { Decanter } from './decanter.tsx'
import './alchemist.css'

/**
 * The Alchemist: marbles run from the decanter to the rack, and from the rack into the cauldrons.
 */
export const alchemist: ShopPart<AlchemistShop> = {
  Board: Decanter,
  oneSpot: {
    'alc.siphon.pick': { spot: 'alc.arm', by: ['arm'] },
    'alc.ladle': { spot: 'alc.arm', by: ['arm'] },
    'alc.rack.return': { spot: 'alc.rack', by: ['marble'] },
    'alc.brew.next': { spot: 'good', by: ['good'], rest: { ichor: 0 } },
    'alc.taste': { spot: 'shield', by: ['colour'] },
  },
  spots: move => (move.type === 'alc.transmute' ? [`alc.rack:${move.give}`] : null),
  wish: ({ name, first, asked }) =>
    asked.at === 'alc.transmute' && name === 'alc.rack'
      ? { type: 'alc.transmute', give: first, take: (first % 4) + 1 }
      : null,
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
