import type { GameMeta } from '../../kit/meta.ts'

/** What lists and pages show of the game without loading its engine. */
export const meta: GameMeta = {
  id: 'aztec-market',
  title: { en: 'The Aztec Market', es: 'El mercado azteca' },
  author: 'Victor Melo',
  seats: [2, 4],
  partners: 4,
  minutes: [30, 45],
  age: 10,
  accent: 'turquoise',
  newcomer: { players: 2, options: { market: 'random' } },
}
