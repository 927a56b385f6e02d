import type { Language } from '../../kit/meta.ts'
import type { Level, SeatInfo } from '../../protocol/table.ts'
import { language } from '../language.ts'
import { en, type Text } from './en.ts'
import { es } from './es.ts'

const CATALOGUES: { readonly [language in Language]: Text } = { en, es }

/** The sentences of the language the page speaks now. */
export function t(): Text {
  return CATALOGUES[language.value]
}

/** What a bot of this level is called. */
export function botName(level: Level): string {
  return t().bots[level]
}

/**
 * What to call whoever sits on a chair: his name, "You" on my own, a bot by its level, or a free
 * chair.
 */
export function seatName(
  seat: SeatInfo | undefined,
  index: number,
  mine: number | null = null,
): string {
  if (index === mine) return t().you
  if (seat?.kind === 'open' && seat.name) return t().ready.keptFor(seat.name)
  if (!seat || seat.kind === 'open') return t().nobody
  if (seat.kind === 'bot') return botName(seat.level ?? 'medium')
  if (seat.gone) return t().somebody
  // Only who plays alone in his own browser has no name.
  return seat.name || t().you
}
