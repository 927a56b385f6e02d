import type { GameMeta } from '../../kit/meta.ts'

/** What lists and pages show of the game without loading its engine. */
export const meta: GameMeta = {
  id: 'mercadito',
  title: { en: 'Mercadito', es: 'Mercadito' },
  author: 'CalixJumio',
  seats: [2, 4],
  minutes: [15, 20],
  age: 10,
  accent: 'rosa',
  newcomer: { players: 3, options: {} },
}
