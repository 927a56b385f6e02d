import type { Language } from '../../../../kit/meta.ts'
import { type BoardText, en } from './en.ts'
import { es } from './es.ts'

export type { BoardText }

export const BOARD_TEXT: { readonly [language in Language]: BoardText } = { en, es }
