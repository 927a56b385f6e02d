import type { GameMeta } from '../../kit/meta.ts'

/** What lists and pages show of the game without loading its engine. */
export const meta: GameMeta = {
  id: 'merchant-of-goldfish',
  title: { en: 'Merchant of Goldfish', es: 'El mercader de peces dorados' },
  author: 'Hisashi Hayashi',
  seats: [2, 6],
  minutes: [10, 20],
  age: 8,
  accent: 'cochineal',
  newcomer: { players: 3, options: {} },
}
