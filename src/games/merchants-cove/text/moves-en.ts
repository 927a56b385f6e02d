import { capital } from './merchants/speech-en.ts'
import type { CoreQuestion } from '../engine/tasks.ts'
import { namer } from './moves.ts'
import { things } from './things-en.ts'

/** A move as a button calls it. */
export const move = namer(things, {
  chance: 'Leave it to chance',
  empty: 'empty',
  noRogues: 'No Rogues',
  capital,
  loads: count => (count === 0 ? 'no load' : `${count} ${count === 1 ? 'load' : 'loads'}`),
  straight: (to, loads) => `Straight on to ${to}: ${loads}`,
  onto: (hand, cost) => `Onto the hand at ${hand}: ${cost}`,
  over: (hand, to, cost) => `Over the hand at ${hand} to ${to}: ${cost}`,
  overBoth: (to, cost) => `Over both hands to ${to}: ${cost}`,
  as: staff => `As ${staff}`,
  inPlaceOf: (staff, townsperson) => `As ${staff}, in place of the ${townsperson}`,
  discard: icons => `Discard: ${icons}`,
  from: (person, boat) => `${person} of ${boat}`,
  to: (person, boat) => `${person} to ${boat}`,
  first: person => `${person} first`,
  count: (rogues, cards) => `${rogues} for ${cards}`,
})

/** What `stop` is called at a question. */
export function stop(question: CoreQuestion): string {
  switch (question.at) {
    case 'recruit.discard':
      return 'Keep the others'
    case 'robbers.use':
      return 'Let everybody stay'
    case 'sell':
      return 'Sell nothing more here'
    default:
      return 'Enough'
  }
}
