import type { GameTypes, Viewer } from '../../kernel/game.ts'
import { sayIn } from './messages.ts'
import type { GameText, Who } from './text.ts'

/** What a sentence shows when something has gone wrong in it. */
export const BROKEN = /undefined|NaN|null|\[object|[{}]| {2}|^ | $|You’s|\(\)|: *$|«»|“”/
const BEGINNING = /^[A-ZÁÉÍÓÚ¿¡«\d]/

/** Of these sentences, or names of moves, those with something broken in them. */
export function broken(said: Iterable<string>): string[] {
  return [...said].filter(sentence => BROKEN.test(sentence) || !BEGINNING.test(sentence))
}

const NAMES = ['Ana', 'Bruno', 'Citlali', 'Diego', 'Elena', 'Fidel']

/** Who reads a sentence, at a table of these options. */
export const whoAt = (me: Viewer, options: GameTypes['options'] = {}): Who => ({
  me,
  options,
  name: seat => NAMES[seat] ?? '',
})

/** The text of a game without messages. */
export const silent: GameText = {
  say: sayIn('en', {}),
  goal: '',
  steps: [],
  ours: '',
  options: {},
  prompt: () => ({ title: '', hint: '' }),
  move: () => '',
  event: () => '',
  refusal: () => '',
}
