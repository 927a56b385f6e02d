import type { Language } from '../../../kit/meta.ts'
import { things as en } from './things-en.ts'
import { things as es } from './things-es.ts'
import type { Things } from './words.ts'

/**
 * What the core's things are called, by language: for boards and terminals, which speak several.
 */
export const THINGS: { readonly [language in Language]: Things } = { en, es }
