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
  lights: {
    'alc.tapped': ({ seat, row }) => [0, 1].map(side => `${seat}alc.arm:${2 * row + side}`),
    'alc.took': event => [`${event.seat}alc.arm:${event.arm}`],
    'alc.brewed': event => [`${event.seat}good:${event.good}`],
  },
  picture(move) {
    if (move.type === 'alc.announce') return <Marble kind={move.colour} />
    return move.type === 'alc.transmute' ? <Marble kind={move.take} /> : null
  },
}
