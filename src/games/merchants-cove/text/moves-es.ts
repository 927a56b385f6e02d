import { capital } from './merchants/speech-es.ts'
import type { CoreQuestion } from '../engine/tasks.ts'
import { namer } from './moves.ts'
import { things } from './things-es.ts'

/** A move as a button calls it. */
export const move = namer(things, {
  chance: 'Al azar',
  empty: 'vacío',
  noRogues: 'Ningún Pícaro',
  capital,
  loads: count => (count === 0 ? 'sin carga' : `${count} ${count === 1 ? 'carga' : 'cargas'}`),
  straight: (to, loads) => `Directo a ${to}: ${loads}`,
  onto: (hand, cost) => `A la manecilla de ${hand}: ${cost}`,
  over: (hand, to, cost) => `Por la manecilla de ${hand} a ${to}: ${cost}`,
  overBoth: (to, cost) => `Por las dos manecillas a ${to}: ${cost}`,
  as: staff => `Como ${staff}`,
  inPlaceOf: (staff, townsperson) => `Como ${staff}, en lugar de ${townsperson}`,
  discard: icons => `Descartar: ${icons}`,
  from: (person, boat) => `${person} del ${boat}`,
  to: (person, boat) => `${person} al ${boat}`,
  first: person => `Primero el ${person}`,
  count: (rogues, cards) => `${rogues} por ${cards}`,
})

/** What `stop` is called at a question. */
export function stop(question: CoreQuestion): string {
  switch (question.at) {
    case 'recruit.discard':
      return 'Conservar las demás'
    case 'robbers.use':
      return 'Que se queden todos'
    case 'sell':
      return 'No vender más aquí'
    default:
      return 'Basta'
  }
}
