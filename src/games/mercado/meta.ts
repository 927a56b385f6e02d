import type { GameMeta } from '../../kit/meta.ts'

/** What lists and pages show of the game without loading its engine. */
export const meta: GameMeta = {
  id: 'mercado',
  title: { en: 'Mercado', es: 'Mercado' },
  author: 'Rüdiger Dorn',
  seats: [2, 4],
  minutes: [20, 45],
  age: 10,
  accent: 'indigo',
  newcomer: { players: 2, options: {} },
}
