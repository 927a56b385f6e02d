// Written by `npm run texts` from en.json and its translations.
import type { Person, Value } from '../../../../kit/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'review.title': {}
  'review.make': {}
  'review.open': {}
  'review.about': {}
  'review.working': {}
  'review.stop': {}
  'review.trouble': {}
  'review.share': {}
  'review.copied': {}
  'review.fortunes': {}
  'review.fortunesHelp': { places: boolean }
  'review.player': {}
  'review.luck': {}
  'review.play': {}
  'review.together': {}
  'review.mine': { own: Value; others: Value }
  'review.chances': {}
  'review.chance': {}
  'eyes.known': {}
  'eyes.real': {}
  'review.whenTurned': {}
  'review.leap': {}
  'review.turned': { who: Person; from: Value; to: Value }
  'by.decision': {}
  'by.chance': {}
  'by.hidden': {}
  'review.decisions': {}
  'whose.mine': {}
  'whose.all': {}
  'review.none': {}
  'review.move': { ply: Value }
  'review.chose': { move: Value }
  'review.better': { move: Value }
  'review.cost': { size: Value; places: boolean; sure: Value }
  'review.fair': {}
  'review.thumb': {}
}
