import type { Called } from '../../../kit/words/called.ts'
import { COLOURS, SIDE } from '../content/index.ts'
import { nameOf } from './index.ts'

const CELLS: ReadonlySet<string> = new Set(['cell', 'from', 'to'])

export const called: Called = (say, { field, n }) => {
  if (field === 'buyer') return `${n + 1}`
  if (field === 'tile') return nameOf(say, n)
  if (field === 'colour') return say.find(`goods.${COLOURS[n]}`, { form: 'many' })
  if (!CELLS.has(field)) return null
  return say.find('board.at', { row: Math.floor(n / SIDE) + 1, column: (n % SIDE) + 1 })
}
