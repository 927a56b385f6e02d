import type { TableInfo } from '../../protocol/table.ts'
import type { TimeRule } from '../../protocol/time.ts'
import { characterAt, type Drawn } from '../characters/characters.ts'
import { byLanguage } from './catalogue.ts'
import { catalogues, type Messages } from './messages.ts'

/** Every sentence of the pages round the tables. */
export const pageText = byLanguage<Messages>(catalogues)

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
  if (index === mine) return pageText('people.you')
  if (seat?.kind === 'open' && seat.name) return pageText('ready.keptFor', { name: seat.name })
  if (!seat || seat.kind === 'open') return pageText('people.nobody')
  if (seat.kind === 'bot') return characterAt(table, index).name
  if (seat.gone) return pageText('people.somebody')
  // Only a person who plays alone in this browser has no name.
  return seat.name || pageText('people.you')
}

/** How long people may take, in two or three words. */
export function timeText(rule: TimeRule): string {
  if (rule.kind === 'none') return pageText('time.kinds.none')
  if (rule.kind === 'live') return pageText('time.rule.live', rule)
  if (rule.hours < 24) return pageText('time.rule.hours', { n: rule.hours })
  return pageText('time.rule.days', { n: rule.hours / 24 })
}
