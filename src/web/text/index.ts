import type { TableInfo } from '../../protocol/table.ts'
import { characterAt, type Drawn } from '../characters/characters.ts'
import { inLanguage } from './catalogue.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** The sentences of the language the page speaks now. */
export const pageText = inLanguage({ en, es })

/**
 * What to call a chair: the name of the person on it, "You" on my own, the name of the character
 * that a bot plays as, or a free chair.
 */
export function seatName(
  table: Drawn & Pick<TableInfo, 'seats'>,
  index: number,
  mine: number | null = null,
): string {
  const seat = table.seats[index]
  if (index === mine) return pageText().you
  if (seat?.kind === 'open' && seat.name) return pageText().ready.keptFor(seat.name)
  if (!seat || seat.kind === 'open') return pageText().nobody
  if (seat.kind === 'bot') return characterAt(table, index).name
  if (seat.gone) return pageText().somebody
  // Only a person who plays alone in this browser has no name.
  return seat.name || pageText().you
}
