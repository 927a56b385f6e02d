// Written by `npm run texts` from en.json and its translations.
import type { List } from '../../../../../kit/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'fairness.title': {}
  'fairness.busy': {}
  'fairness.offline': {}
  'fairness.local': {}
  'short.none': {}
  'short.other-rules': {}
  'short.broken': {}
  'short.record': {}
  'short.watched': {}
  'short.one-round': {}
  'short.proved': {}
  'found.none': {}
  'found.other-rules': {}
  'found.broken': {}
  'found.record': {}
  'found.watched': {}
  'found.proved': {}
  'fairness.oneRound': { names: List }
  'fairness.calledOff': { count: number }
  'faults.protocol': {}
  'faults.commitment': {}
  'faults.contribution': {}
  'faults.seed': {}
  'faults.move': {}
  'faults.final': {}
  'faults.steps': {}
  'faults.promise': {}
  'faults.my-contribution': {}
  'faults.contributions': {}
  'faults.past': {}
  'fairness.how': {}
  'fairness.promise': {}
  'fairness.seed': {}
  'fairness.mine': {}
  'fairness.match': {}
  'fairness.receipt': {}
}
