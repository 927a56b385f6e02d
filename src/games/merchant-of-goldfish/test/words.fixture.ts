import type { Event } from '../engine/state.ts'

/** All the words of the game, so that it can be seen that random play has used each of them. */
const events: { readonly [type in Event['type']]: true } = {
  played: true,
  passed: true,
  wentOut: true,
  allPassed: true,
  collected: true,
  swept: true,
  seeded: true,
  cleared: true,
  gameOver: true,
  dealt: true,
}

export const words = {
  events: Object.keys(events),
  refusals: [
    'GOL-11 not-your-turn',
    'GOL-12 no-such-move',
    'GOL-13 must-lead',
    'GOL-14 not-in-hand',
    'GOL-16 not-higher',
    'GOL-16 same-number',
    'GOL-17 more-copies',
    'GOL-18 higher-and-more',
    'GOL-21 finish-pass',
    'GOL-21 pass-first',
    'GOL-22 does-not-add-up',
    'GOL-22 exchange-begun',
    'GOL-22 finish-exchange',
    'GOL-22 give-first',
    'GOL-22 market-cannot-pay',
    'GOL-22 none-given',
    'GOL-22 none-to-give',
    'GOL-22 too-much',
    'GOL-23 over-limit',
    'GOL-24 not-in-market',
    'GOL-28 collect-first',
    'GOL-28 no-trick-won',
    'GOL-34 out',
    'GOL-36 over',
    'GOL-R13 not-in-market',
    'GOL-R5 highest-first',
    'GOL-R5 same-value',
  ],
  /**
   * Nothing unseen ever turns up but by the move itself: there is no deck, and nobody decides in
   * secret.
   */
  discloses: false,
}
