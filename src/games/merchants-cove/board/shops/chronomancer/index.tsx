import type { ChronomancerShop, End } from '../../../engine/merchants/chronomancer/words.ts'
import type { Move } from '../../../engine/state.ts'
import type { ShopPart, Touch } from '../part.ts'
import { Rift } from './rift.tsx'
import './chronomancer.css'

const ENDS: readonly End[] = ['start', 'end']

function wish({ name, first, second, asked }: Touch): Move | null {
  switch (`${asked.at} ${name}`) {
    case 'chr.push chr.edge':
      return { type: 'chr.push', line: first, from: ENDS[second] ?? 'start' }
    case 'chr.portal.next chr.edge':
      return { type: 'chr.portal.next', line: first, spare: null }
    case 'chr.mendCell chr.cell':
      return { type: 'chr.mendCell', cell: first }
    case 'chr.gatekeep chr.cell':
      return { type: 'chr.gatekeep', cell: first }
    default:
      return null
  }
}

/**
 * The Chronomancer: a rift of nine tiles, whose rows and columns are pushed until a portal opens.
 */
export const chronomancer: ShopPart<ChronomancerShop> = {
  Board: Rift,
  spots(move) {
    switch (move.type) {
      case 'chr.push':
        return [`chr.edge:${move.line}.${ENDS.indexOf(move.from)}`]
      case 'chr.portal.next':
        return [`chr.edge:${move.line}.0`]
      case 'chr.mendCell':
      case 'chr.gatekeep':
        return [`chr.cell:${move.cell}`]
      case 'chr.gateSwap':
      case 'pay.hourglass':
        return []
      default:
        return null
    }
  },
  wish,
  lights(event) {
    switch (event.type) {
      case 'chr.pushed':
        return [`${event.seat}chr.edge:${event.line}.${ENDS.indexOf(event.from)}`]
      case 'chr.opened':
        return event.cells.map(cell => `${event.seat}chr.cell:${cell}`)
      case 'chr.mended':
      case 'chr.exchanged':
        return [`${event.seat}chr.cell:${event.cell}`]
      default:
        return null
    }
  },
  picture: () => null,
}
