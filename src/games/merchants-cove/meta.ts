import type { GameMeta } from '../../kit/meta.ts'

/** What lists and pages show of the game without loading its engine. */
export const meta: GameMeta = {
  id: 'merchants-cove',
  title: { en: 'Merchants Cove', es: 'Merchants Cove' },
  blurb: {
    en: 'Four merchants, each with a game of its own to make goods in, share one harbour. Time is what you pay with, and it brings the customers: whoever loads a boat decides who will come to which pier.',
    es: 'Cuatro mercaderes, cada uno con su propio juego para hacer mercancías, comparten un puerto. Se paga con tiempo, y el tiempo trae a los clientes: quien carga un barco decide quién llega a qué muelle.',
  },
  author: 'Carl Van Ostrand, Jonny Pac & Drake Villareal',
  seats: [2, 4],
  minutes: [60, 90],
  age: 14,
  accent: 'sea',
  newcomer: { players: 2, options: {}, role: 'cap' },
}
