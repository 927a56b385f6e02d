import type { GameMeta } from '../../kit/meta.ts'

/** What lists and pages show of the game without loading its engine. */
export const meta: GameMeta = {
  id: 'mercadito',
  title: { en: 'Mercadito', es: 'Mercadito' },
  blurb: {
    en: 'Go shopping on a budget before the neighbours take your things. Pick cards in secret, argue over what two of you want, and trade at the end.',
    es: 'Haz el mandado con poco dinero antes de que los demás se lleven tus cosas. Elige en secreto, discute por lo que otros también quieren y cambia cartas al final.',
  },
  author: 'CalixJumio',
  seats: [2, 4],
  minutes: [15, 20],
  age: 10,
  accent: 'rosa',
  newcomer: { players: 3, options: {} },
}
