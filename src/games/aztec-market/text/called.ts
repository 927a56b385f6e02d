import type { Called } from '../../../kit/words/called.ts'
import { COLOURS } from '../content/index.ts'
import { nameOf, rowAndColumn } from './index.ts'

const CELLS: ReadonlySet<string> = new Set(['cell', 'from', 'to'])

export const called: Called = (say, { field, n }) => {
  if (field === 'buyer') return `${n + 1}`
  if (field === 'tile') return nameOf(say, n)
  if (field === 'colour') return say.find(`goods.${COLOURS[n]}`, { form: 'many' })
  return CELLS.has(field) ? say.find('board.at', rowAndColumn(n)) : null
}
