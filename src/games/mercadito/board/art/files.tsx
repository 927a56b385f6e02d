import { CARDS } from '../../content/index.ts'
import { Glyph, needsOf } from './glyph.tsx'

/** What cards show as files, by the name of the file: `emblem.test.tsx` writes them. */
export const FILES = Object.fromEntries(
  CARDS.map(card => [card.id, () => <Glyph card={card.id} needs={needsOf(card)} />]),
)
