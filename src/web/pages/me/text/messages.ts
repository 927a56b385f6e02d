// Written by `npm run texts` from en.json and its translations.
import type { Value } from '../../../../kit/messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** The words of this folder in each language. */
export const catalogues = { en, es }

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'me.title': {}
  'me.stranger': {}
  'me.become': {}
  'me.name': {}
  'me.failed': {}
  'keep.title': {}
  'keep.loose': {}
  'keep.added': {}
  'keep.kept': {}
  'keep.noPassword': {}
  'keep.passkey': {}
  'keep.passkeyWhat': {}
  'keep.passkeys': {}
  'keep.passkeyOn': { device: Value; ago: Value }
  'keep.someDevice': {}
  'keep.remove': {}
  'keep.removePasskey': { device: Value }
  'keep.noPasskeys': {}
  'keep.failed': {}
  'keep.known': {}
  'keep.mail': {}
  'keep.mailWhat': {}
  'keep.send': {}
  'keep.sent': { address: Value }
  'keep.address': { address: Value }
  'keep.removeMail': {}
  'keep.noMail': {}
  'keep.problems.bad-address': {}
  'keep.problems.too-many-mails': {}
  'keep.problems.mail-failed': {}
  'keep.problems.too-many': {}
  'devices.title': {}
  'devices.some': {}
  'devices.here': {}
  'devices.seen': { ago: Value }
  'devices.end': {}
  'devices.endOn': { device: Value }
  'devices.others': {}
  'devices.out': {}
  'devices.outSure': {}
  'devices.outLoose': {}
  'devices.other': {}
  'records.title': {}
  'records.of': { name: Value }
  'records.none': {}
  'records.game': {}
  'records.played': {}
  'records.won': {}
  'records.rating': {}
  'records.noRating': {}
  'records.place': { place: number; times: number }
  'records.howTitle': {}
  'records.how': {}
  'records.history': {}
  'records.hidden': {}
  'best.title': {}
  'best.none': { n: number }
  'best.from': { n: number }
  'best.place': {}
  'best.who': {}
  'best.matches': {}
  'data.title': {}
  'data.exportWhat': {}
  'data.export': {}
  'data.delete': {}
  'data.deleteWhat': {}
  'data.sure': {}
  'data.sureWhy': {}
  'data.yes': {}
  'data.no': {}
  'signIn.title': {}
  'signIn.lead': {}
  'signIn.passkey': {}
  'signIn.mail': {}
  'signIn.lose': { name: Value }
  'signIn.keepFirst': {}
  'signIn.failed': {}
  'signIn.asking': {}
  'signIn.as': { name: Value }
  'signIn.keep': { name: Value }
  'signIn.fresh': {}
  'signIn.elsewhere': {}
  'signIn.press': {}
  'signIn.old': {}
  'signIn.oldWhy': {}
  'time.title': {}
  'time.help': {}
  'time.from': {}
  'time.until': {}
  'time.zone': { zone: Value }
  'time.keep': {}
  'time.none': {}
  'time.tooLong': {}
  'time.kept': {}
  'time.left': { days: number }
  'time.go': {}
  'time.back': {}
  'time.away': { day: Value }
  'time.usedUp': {}
  'programs.fold': {}
  'programs.title': {}
  'programs.what': {}
  'programs.docs': {}
  'programs.once': {}
  'programs.copy': {}
  'programs.tokens': {}
  'programs.tokenName': {}
  'programs.may': {}
  'programs.scopes.read': {}
  'programs.scopes.play': {}
  'programs.scopes.tables': {}
  'programs.scopes.bot': {}
  'programs.scopes.admin': {}
  'programs.unused': {}
  'programs.used': { day: Value }
  'programs.makeToken': {}
  'programs.revoke': {}
  'programs.bots': {}
  'programs.botsWhat': {}
  'programs.botName': {}
  'programs.makeBot': {}
  'programs.listens': {}
  'programs.silent': {}
  'programs.renew': {}
  'programs.remove': {}
  'programs.problems.enough': {}
  'programs.problems.bad-name': {}
  'person.none': {}
  'person.noneWhy': {}
}
