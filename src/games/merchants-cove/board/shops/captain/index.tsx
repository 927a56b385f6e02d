import { HARBOUR } from '../../../engine/merchants/captain/chart.ts'
import type { CaptainShop } from '../../../engine/merchants/captain/words.ts'
import type { ShopPart } from '../part.ts'
import { SeaChart } from './sea-chart.tsx'
import './captain.css'

/**
 * The Captain: ships that sail as far as the compass lets them, and come home with what they found.
 */
export const captain: ShopPart<CaptainShop> = {
  Board: SeaChart,
  oneSpot: {
    'cap.storm': { spot: 'cap.zone', by: ['zone'] },
    'cap.recall.next': { spot: 'cap.zone', by: ['zone'] },
    'cap.smuggle': { spot: 'cap.zone', by: ['zone'] },
    'cap.net': { spot: 'cap.zone', by: ['zone'] },
    'cap.shield': { spot: 'shield', by: ['colour'] },
  },
  spots: move =>
    move.type === 'cap.move' ? [`cap.zone:${move.from}`, `cap.zone:${move.to}`] : null,
  wish({ name, first, before: [begun], asked }) {
    if (asked.at !== 'cap.move' || name !== 'cap.zone') return null
    return begun === undefined
      ? { type: 'cap.move', from: first, to: HARBOUR }
      : { type: 'cap.move', from: Number(begun.split(':')[1]), to: first }
  },
  lights: {
    'cap.sailed': ({ seat, from, to }) => [from, to].map(zone => `${seat}cap.zone:${zone}`),
    'cap.landed': event => [`${event.seat}cap.zone:${event.zone}`],
    'cap.netted': event => [`${event.seat}cap.zone:${event.zone}`],
  },
}
