import type { GameMeta } from '../../kit/meta.ts'

/** What lists and pages show of the game without loading its engine. */
export const meta: GameMeta = {
  id: 'merchants-cove',
  title: { en: 'Merchants Cove', es: 'Merchants Cove' },
  author: 'Carl Van Ostrand, Jonny Pac & Drake Villareal',
  seats: [2, 4],
  minutes: [60, 90],
  age: 14,
  accent: 'sea',
  newcomer: { players: 2, options: {}, role: 'bla' },
}
