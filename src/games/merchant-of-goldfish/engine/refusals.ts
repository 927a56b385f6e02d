import { refusals } from '../../../kit/refuse.ts'

/** Why moves are refused; each code has a sentence in the texts. */
export const { codes, refuse } = refusals([
  'collect-first',
  'does-not-add-up',
  'exchange-begun',
  'finish-exchange',
  'finish-pass',
  'give-first',
  'higher-and-more',
  'highest-first',
  'market-cannot-pay',
  'more-copies',
  'must-lead',
  'no-trick-won',
  'none-given',
  'none-to-give',
  'not-higher',
  'not-in-hand',
  'not-in-market',
  'out',
  'over-limit',
  'pass-first',
  'same-number',
  'same-value',
  'too-much',
])
