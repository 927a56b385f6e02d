import type { Level, SeatInfo } from '../../protocol/table.ts'
import { inLanguage } from './catalogue.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** The sentences of the language the page speaks now. */
export const pageText = inLanguage({ en, es })

/** What a bot of this level is called. */
export function botName(level: Level): string {
  return pageText().bots[level]
}

/**
 * What to call a chair: the name of the person on it, "You" on my own, a bot by its level, or a
 * free chair.
 */
export function seatName(
  seat: SeatInfo | undefined,
  index: number,
  mine: number | null = null,
): string {
  if (index === mine) return pageText().you
  if (seat?.kind === 'open' && seat.name) return pageText().ready.keptFor(seat.name)
  if (!seat || seat.kind === 'open') return pageText().nobody
  if (seat.kind === 'bot') return botName(seat.level ?? 'medium')
  if (seat.gone) return pageText().somebody
  // Only a person who plays alone in this browser has no name.
  return seat.name || pageText().you
}
