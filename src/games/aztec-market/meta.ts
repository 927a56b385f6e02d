import type { GameMeta } from '../../kit/meta.ts'

/** What lists and pages show of the game without loading its engine. */
export const meta: GameMeta = {
  id: 'aztec-market',
  title: { en: 'The Aztec Market', es: 'El mercado azteca' },
  blurb: {
    en: 'The market of Tlatelolco changes every day: push its people about until your buyers reach the vendors. What you bought is worth what the king likes of it, and you have a say in that.',
    es: 'El mercado de Tlatelolco cambia cada día: mueve a su gente hasta que tus compradores lleguen a los vendedores. Lo que compras vale según lo que se le antoje al rey, y en eso también mandas tú.',
  },
  author: 'Victor Melo',
  seats: [2, 4],
  partners: 4,
  minutes: [30, 45],
  age: 10,
  accent: 'turquoise',
  newcomer: { players: 2, options: { market: 'random' } },
}
