/**
 * What can be heard at a table. A game says which of its events sounds how (`sounds` of its board);
 * the rest is known to the page: a move, my turn, the end, a refusal, the clock.
 */
export type SoundName =
  | 'move'
  | 'card'
  | 'tile'
  | 'coin'
  | 'dice'
  | 'sale'
  | 'turn'
  | 'win'
  | 'end'
  | 'refusal'
  | 'clock'
