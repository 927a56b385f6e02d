import type { GameMeta } from '../../kit/meta.ts'

/** What lists and pages show of the game without loading its engine. */
export const meta: GameMeta = {
  id: 'merchant-of-goldfish',
  title: { en: 'Merchant of Goldfish', es: 'El mercader de peces dorados' },
  blurb: {
    en: 'Sell your goldfish faster than the others: singles and sets, each higher than the last. Pass, and the market swaps you a big fish for small ones, or small fry for a big one.',
    es: 'Vende tus peces dorados antes que nadie: sueltos o en grupo, cada vez más altos. Si pasas, el mercado te cambia un pez grande por varios chicos, o morralla por uno grande.',
  },
  author: 'Hisashi Hayashi',
  seats: [2, 6],
  minutes: [10, 20],
  age: 8,
  accent: 'cochineal',
  newcomer: { players: 3, options: {} },
}
