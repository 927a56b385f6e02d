import type { MerchantId } from '../../names.ts'
import { text as alc } from '../alchemist/text/en.ts'
import { text as bla } from '../blacksmith/text/en.ts'
import { text as cap } from '../captain/text/en.ts'
import { text as chr } from '../chronomancer/text/en.ts'
import type { MerchantText } from '../text.ts'

/** What is said of each merchant in English. */
export const merchants: { readonly [id in MerchantId]: MerchantText } = { alc, bla, cap, chr }
