import type { Event } from '../engine/state.ts'

/** All the words of the game, so that it can be seen that random play has used each of them. */
const events: { readonly [type in Event['type']]: true } = {
  placed: true,
  coin: true,
  passed: true,
  drew: true,
  moved: true,
  crowned: true,
  played: true,
  paid: true,
  bought: true,
  handed: true,
  gameOver: true,
}

export const words = {
  events: Object.keys(events),
  refusals: [
    'AZT-10 cell-taken',
    'AZT-10 choose-cell',
    'AZT-10 choose-tile',
    'AZT-15 first-coin',
    'AZT-2 none-left',
    'AZT-22 hole',
    'AZT-22 move-another',
    'AZT-22 move-tile',
    'AZT-25 take-coin',
    'AZT-27 has-coin',
    'AZT-28 king-first',
    'AZT-28 none-to-take',
    'AZT-28 not-facing-king',
    'AZT-32 playing',
    'AZT-33 must-buy',
    'AZT-34 move-paid',
    'AZT-34 no-coin-to-pay',
    'AZT-34 pay-first',
    'AZT-35 messenger-free',
    'AZT-37 no-coin',
    'AZT-38 not-in-column',
    'AZT-39 other-colour',
    'AZT-40 crowd',
    'AZT-53 over',
    'AZT-62 not-your-turn',
    'AZT-63 no-such-move',
    'AZT-63 pass-or-play',
    'AZT-R5 just-moved',
    'AZT-R6 cannot-buy',
    'AZT-R6 no-coins',
    'AZT-R6 out-of-reach',
    'AZT-R7 just-moved',
    'AZT-R8 sold-out',
  ],
  /** Random play hardly ever meets it. */
  rare: ['AZT-R9 nothing-left'],
  /** Nothing is hidden, so nothing can be disclosed but by chance. */
  discloses: false,
}
