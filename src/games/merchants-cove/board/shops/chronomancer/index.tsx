import type { ChronomancerShop, End } from '../../../engine/merchants/chronomancer/words.ts'
import type { ShopPart } from '../part.ts'
import { Rift } from './rift.tsx'
import './chronomancer.css'

const ENDS: readonly End[] = ['start', 'end']

/**
 * The Chronomancer: a rift of nine tiles, whose rows and columns are pushed until a portal opens.
 */
export const chronomancer: ShopPart<ChronomancerShop> = {
  Board: Rift,
  oneSpot: {
    'chr.mendCell': { spot: 'chr.cell', by: ['cell'] },
    'chr.gatekeep': { spot: 'chr.cell', by: ['cell'] },
  },
  spots(move) {
    if (move.type === 'chr.push') return [`chr.edge:${move.line}.${ENDS.indexOf(move.from)}`]
    return move.type === 'chr.portal.next' ? [`chr.edge:${move.line}.0`] : null
  },
  wish({ name, first, second, asked }) {
    if (name !== 'chr.edge') return null
    if (asked.at === 'chr.push')
      return { type: 'chr.push', line: first, from: ENDS[second] ?? 'start' }
    return asked.at === 'chr.portal.next'
      ? { type: 'chr.portal.next', line: first, spare: null }
      : null
  },
  lights: {
    'chr.pushed': ({ seat, line, from }) => [`${seat}chr.edge:${line}.${ENDS.indexOf(from)}`],
    'chr.opened': ({ seat, cells }) => cells.map(cell => `${seat}chr.cell:${cell}`),
    'chr.mended': event => [`${event.seat}chr.cell:${event.cell}`],
    'chr.exchanged': event => [`${event.seat}chr.cell:${event.cell}`],
  },
}
