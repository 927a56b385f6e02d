import { refusals } from '../../../kit/refuse.ts'

/**
 * Why moves are refused; each code has a sentence in the texts. Those of a merchant begin with its
 * id.
 */
export const { codes, refuse } = refusals([
  'hand-away',
  'mouse',
  'must-choose',
  'no-card',
  'no-customer',
  'no-effect',
  'no-hall',
  'no-such-space',
  'not-aboard',
  'not-drawn',
  'not-on-shelf',
  'not-sailing',
  'not-your-card',
  'occupied',
  'other-question',
  'other-side',
  'same-boat',
  'taken',
  'too-few-rogues',
  'used',
  'wrong-size',
  'alc-arm-empty',
  'alc-ichor-missing',
  'alc-marbles-missing',
  'alc-none-flow',
  'alc-not-in-bag',
  'alc-not-in-rack',
  'alc-not-in-supply',
  'alc-not-on-shelf',
  'bla-full-alloy',
  'bla-full-coal',
  'bla-furnace-empty',
  'bla-no-alloy',
  'bla-no-furnace',
  'bla-not-in-cart',
  'bla-not-in-furnace',
  'bla-not-in-supply',
  'bla-not-in-tray',
  'bla-not-ready',
  'bla-same-face',
  'bla-too-hot',
  'cap-moved',
  'cap-no-ship',
  'cap-no-treasure',
  'cap-no-yield',
  'cap-not-fishing',
  'cap-not-in-supply',
  'cap-not-landed',
  'cap-occupied',
  'cap-shield-active',
  'cap-too-far',
  'chr-hourglasses-missing',
  'chr-hours-minimum',
  'chr-line-frayed',
  'chr-line-mixed',
  'chr-not-frayed',
  'chr-not-in-supply',
  'chr-only-columns',
  'chr-only-rows',
])

/** The rule by which something is to be answered in each phase. */
export const PHASE_RULE = {
  merchants: 'COV-15',
  production: 'COV-26',
  market: 'COV-65',
  over: 'COV-17',
} as const

/** Why a merchant does not know a move whose fields do not fit each other. */
export const UNKNOWN = refuse(PHASE_RULE.production, 'no-such-move')
