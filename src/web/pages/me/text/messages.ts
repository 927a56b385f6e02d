// Written by `npm run texts` from en.json and its translations.
import type { MessagesOf, Value } from '../../../../kit/words/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** What they ask for, where they ask for something. */
interface Asked {
  'keep.passkeyOn': { device: Value; ago: Value }
  'keep.removePasskey': { device: Value }
  'keep.sent': { address: Value }
  'keep.address': { address: Value }
  'devices.seen': { ago: Value }
  'devices.endOn': { device: Value }
  'records.of': { name: Value }
  'records.place': { place: number; times: number }
  'best.none': { n: number }
  'best.from': { n: number }
  'signIn.lose': { name: Value }
  'signIn.as': { name: Value }
  'signIn.keep': { name: Value }
  'time.zone': { zone: Value }
  'time.left': { days: number }
  'time.away': { day: Value }
  'programs.used': { day: Value }
}

export type Messages = MessagesOf<typeof catalogues, Asked>
