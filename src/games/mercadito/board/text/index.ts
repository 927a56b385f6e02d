import type { Language } from '../../../../kit/meta.ts'
import { en, type BoardText } from './en.ts'
import { es } from './es.ts'

export type { BoardText }

/** What the board says, by language. */
export const BOARD_TEXT: { readonly [language in Language]: BoardText } = { en, es }
