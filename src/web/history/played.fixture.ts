import type { Played } from '../../protocol/local-history.ts'

/** A game dealt then: of three, against easy bots, ten minutes; second, where it says nothing else. */
export const game = (dealtAt: number, more: Partial<Played> = {}): Played => ({
  game: 'mercado',
  dealtAt,
  endedAt: dealtAt + 10,
  players: 3,
  company: 'easy',
  rank: 2,
  points: 20,
  time: 600_000,
  ...more,
})
