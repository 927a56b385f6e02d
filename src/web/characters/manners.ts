import { inLanguage } from '../text/catalogue.ts'
import { characterAt, type CharacterId, type Drawn } from './characters.ts'

type Manners = { readonly [id in CharacterId]: string }

const en: Manners = {
  amparo: 'Sells marigolds and counts the change twice.',
  beto: 'Has carried crates since dawn and still whistles.',
  citlali: 'Reads the stars, but trusts the scales.',
  dalia: 'Never pays the first price.',
  eloy: 'Mends clocks and is in no hurry.',
  fermin: 'Laughs at every bargain, good or bad.',
  itzel: 'Weaves all morning and remembers every thread.',
  lupe: 'Knows everybody, and the price of everything.',
  macario: 'Bakes by night, plays by day, sleeps a little.',
  petra: 'Says little; the basket says it all.',
  rufino: 'Plays the trumpet when a deal is done.',
  tomasa: 'Has seen every trick and forgives most of them.',
}

const es: Manners = {
  amparo: 'Vende cempasúchil y cuenta el cambio dos veces.',
  beto: 'Carga cajas desde el alba y todavía silba.',
  citlali: 'Lee las estrellas, pero confía en la balanza.',
  dalia: 'Nunca paga el primer precio.',
  eloy: 'Repara relojes y no tiene prisa.',
  fermin: 'Se ríe de todos los tratos, buenos y malos.',
  itzel: 'Teje toda la mañana y recuerda cada hilo.',
  lupe: 'Conoce a todo el mundo y el precio de todo.',
  macario: 'Hornea de noche, juega de día, duerme poco.',
  petra: 'Habla poco; la canasta lo dice todo.',
  rufino: 'Toca la trompeta cuando se cierra un trato.',
  tomasa: 'Ha visto todos los trucos y perdona casi todos.',
}

/** How each character is, in one sentence, in the language the page speaks now. */
export const manners = inLanguage({ en, es })

/** The character that a bot on this seat plays as, in words: its name, and how it is. */
export function introduce(table: Drawn, seat: number): string {
  const { id, name } = characterAt(table, seat)
  return `${name}: ${manners()[id]}`
}
