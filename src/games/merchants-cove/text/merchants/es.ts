import type { MerchantId } from '../../engine/names.ts'
import { text as alc } from '../alchemist/es.ts'
import { text as bla } from '../blacksmith/es.ts'
import { text as cap } from '../captain/es.ts'
import { text as chr } from '../chronomancer/es.ts'
import type { MerchantText } from './index.ts'

/** What is said of each merchant in Spanish. */
export const merchants: { readonly [id in MerchantId]: MerchantText } = { alc, bla, cap, chr }
