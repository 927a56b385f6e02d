import type { Event } from '../engine/state.ts'

/** All the words of the game, so that it can be seen that random play has used each of them. */
const events: { readonly [type in Event['type']]: true } = {
  turn: true,
  privilege: true,
  moved: true,
  landed: true,
  lastRound: true,
  gained: true,
  cleared: true,
  tokenGained: true,
  noTokens: true,
  extraTurn: true,
  skipped: true,
  recovered: true,
  drew: true,
  placed: true,
  returned: true,
  sold: true,
  worth: true,
  changed: true,
  mustDiscard: true,
  discarded: true,
  paid: true,
  consoled: true,
  tookBack: true,
  reshuffled: true,
  refilled: true,
  deadlock: true,
  scored: true,
  ended: true,
}

/**
 * What takes hundreds of games to meet: `reach.test.ts` sees to it, but for `skipped`, for which
 * all coins must lie on tiles, and deadlocks, one in thousands of games, which have tests of their
 * own.
 */
const rare = [
  'skipped',
  'deadlock',
  'reshuffled',
  'MER-1 not-seated',
  'MER-17 too-few-coins',
  'MER-69 no-such-move',
  'MER-69 no-such-token',
  'MER-R15 sold',
  'MER-R20 must-use',
  'MER-R20 waits',
]

export const words = {
  events: Object.keys(events).filter(type => !rare.includes(type)),
  refusals: [
    'MER-12 black',
    'MER-15 action-taken',
    'MER-15 not-your-turn',
    'MER-15 privilege-first',
    'MER-16 no-such-move',
    'MER-16 no-such-token',
    'MER-16 too-late',
    'MER-18 empty-tray',
    'MER-20 no-such-move',
    'MER-22 no-offer',
    'MER-22 no-such-move',
    'MER-25 no-such-move',
    'MER-25 not-drawn',
    'MER-25 nothing-drawn',
    'MER-26 must-place',
    'MER-30 second-colour',
    'MER-31 colour-twice',
    'MER-32 only-white',
    'MER-33 enough',
    'MER-33 full',
    'MER-33 not-in-price',
    'MER-37 not-complete',
    'MER-38 placing-over',
    'MER-40 no-choice',
    'MER-40 no-such-move',
    'MER-54 no-such-move',
    'MER-54 no-white',
    'MER-61 no-such-move',
    'MER-61 no-symbol',
    'MER-61 symbol-first',
    'MER-69 no-discard',
    'MER-79 over',
    'MER-R2 seal-first',
    'MER-R20 not-completed',
  ],
  rare,
  /** At the end all tokens are laid open. */
  discloses: true,
}
