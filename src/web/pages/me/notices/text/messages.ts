// Written by `npm run texts` from en.json and its translations.
import type { Value } from '../../../../../kit/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'notices.title': {}
  'notices.lead': {}
  'notices.push': {}
  'notices.pushWhat': { devices: Value }
  'notices.pushNot': {}
  'notices.mail': {}
  'notices.mailWhat': {}
  'notices.mailNot': {}
  'notices.hookFold': {}
  'notices.hook': {}
  'notices.hookWhat': {}
  'notices.hookUrl': {}
  'notices.secret': {}
  'notices.save': {}
  'notices.on': {}
  'notices.test': {}
  'notices.sent': {}
  'troubles.bad-url': {}
  'troubles.no-answer': {}
  'troubles.mail-failed': {}
  'troubles.denied': {}
  'notices.failed': {}
}
