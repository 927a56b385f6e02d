import type { GameMeta } from '../../kit/meta.ts'

/** What lists and pages show of the game without loading its engine. */
export const meta: GameMeta = {
  id: 'mercado',
  title: { en: 'Mercado', es: 'Mercado' },
  blurb: {
    en: 'Draw coins from your purse and pay for the finest goods by instalments, next to everybody else who wants them. Whoever completes a price first takes the goods and moves ahead.',
    es: 'Saca monedas de tu bolsa y paga a plazos las mejores mercancías, al lado de todos los que también las quieren. Quien antes completa un precio se lleva la mercancía y avanza.',
  },
  author: 'Rüdiger Dorn',
  seats: [2, 4],
  minutes: [20, 45],
  age: 10,
  accent: 'indigo',
  newcomer: { players: 2, options: {} },
}
