import type { MerchantId } from '../../engine/names.ts'
import { text as alc } from '../alchemist/en.ts'
import { text as bla } from '../blacksmith/en.ts'
import { text as cap } from '../captain/en.ts'
import { text as chr } from '../chronomancer/en.ts'
import type { MerchantText } from './index.ts'

/** What is said of each merchant in English. */
export const merchants: { readonly [id in MerchantId]: MerchantText } = { alc, bla, cap, chr }
