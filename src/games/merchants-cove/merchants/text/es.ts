import type { MerchantId } from '../../names.ts'
import { text as alc } from '../alchemist/text/es.ts'
import { text as bla } from '../blacksmith/text/es.ts'
import { text as cap } from '../captain/text/es.ts'
import { text as chr } from '../chronomancer/text/es.ts'
import type { MerchantText } from '../text.ts'

/** What is said of each merchant in Spanish. */
export const merchants: { readonly [id in MerchantId]: MerchantText } = { alc, bla, cap, chr }
