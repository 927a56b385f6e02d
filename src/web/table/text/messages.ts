// Written by `npm run texts` from en.json and its translations.
import type { Choice, List, Person, Value } from '../../../kit/messages.ts'

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'table.yourTurn': { game: Value }
  'table.label': {}
  'table.sending': {}
  'table.kept': {}
  'table.lost': {}
  'table.lostKept': {}
  'folk.title': {}
  'folk.has': {}
  'folk.last': {}
  'folk.isToMove': {}
  'folk.toMove': {}
  'folk.away': {}
  'folk.holds': { name: Value }
  'log.you': {}
  'log.everybody': {}
  'log.filter': {}
  'log.title': {}
  'log.open': {}
  'log.empty': {}
  'log.close': {}
  'log.undone': { who: Person }
  'speech.more': { n: number }
  'speech.moved': { names: List; n: number }
  'pace.label': {}
  'pace.usual': {}
  'pace.fast': {}
  'pace.once': {}
  'pace.answers': {}
  'pace.answersHelp': {}
  'pace.byMe': {}
  'pace.alone': {}
  'pace.skip': {}
  'undo.label': {}
  'undo.none': {}
  'undo.flowed': {}
  'undo.notYours': {}
  'undo.over': {}
  'why.asked': {}
  'why.goal': {}
  'why.minute': {}
  'why.rule': { rule: Value }
  'why.close': {}
  'refused.stale': {}
  'refused.busy': {}
  'refused.not-your-turn': {}
  'refused.not-seated': {}
  'refused.over': {}
  'refused.revealed': {}
  'refused.elsewhere': {}
  'refused.illegal': {}
  'refused.too-many': {}
  'refused.stand-in': {}
  'talk.title': {}
  'talk.empty': {}
  'talk.sayTo.players': {}
  'talk.sayTo.onlookers': {}
  'talk.channels.players': {}
  'talk.channels.onlookers': {}
  'talk.send': {}
  'talk.join': {}
  'talk.somebody': {}
  'talk.told.sat': { name: Value }
  'talk.told.begun': {}
  'talk.told.over': {}
  'talk.muted': {}
  'talk.mute': { name: Value }
  'talk.unmute': { name: Value }
  'talk.report': {}
  'talk.reported': {}
  'talk.tooFast': {}
  'talk.failed': {}
  'clock.left': { time: Value; still: Choice }
  'clock.warning': { seconds: number }
  'life.story.time': { who: Person }
  'life.story.rule': { who: Person }
  'life.story.left': { who: Person }
  'life.story.resigned': { who: Person }
  'life.story.back': { who: Person }
  'life.story.end': { who: Person }
  'life.story.on': { who: Person }
  'life.standIn.time': {}
  'life.standIn.left': {}
  'life.standIn.resigned': {}
  'life.botPlays': {}
  'life.back': {}
  'life.endAsked': {}
  'life.endAsks': { names: List }
  'life.agree': {}
  'life.playOn': {}
  'life.agreed': {}
  'life.unplayed': {}
  'life.calledOff': { explained: boolean; why: Value }
  'life.played.time': {}
  'life.played.left': {}
  'life.played.resigned': {}
  'life.ways': {}
  'life.acts.leave.label': {}
  'life.acts.leave.means': {}
  'life.acts.end.label': {}
  'life.acts.end.means': {}
  'life.acts.resign.label': {}
  'life.acts.resign.means': {}
  'life.no': {}
  'life.next': {}
  'life.noNext': {}
  'life.join': {}
  'menu.label': {}
  'menu.rules': {}
  'menu.moves': {}
  'menu.keys': {}
  'menu.language': {}
  'menu.colours': {}
  'menu.notices': {}
  'menu.leave': {}
  'table.hint': {}
  'moves.title': {}
  'moves.none': {}
  'end.again': {}
  'end.replay': {}
  'end.leave': {}
  'end.look': {}
  'end.result': {}
  'end.place': { place: Value }
  'replay.title': {}
  'replay.first': {}
  'replay.previous': {}
  'replay.play': {}
  'replay.pause': {}
  'replay.next': {}
  'replay.last': {}
  'replay.position': {}
  'replay.playOn': {}
  'replay.at': { at: Value; of: Value }
  'since.title': {}
  'since.begun': {}
  'since.steps': { n: number }
  'since.show': {}
  'since.dismiss': {}
  'since.start': {}
  'since.at': { at: Value; of: Value }
  'since.now': {}
  'since.toNow': {}
  'since.none': {}
  'since.nothing': {}
  'keys.title': {}
  'keys.next': {}
  'keys.within': {}
  'keys.choose': {}
  'keys.moves': {}
  'keys.log': {}
  'keys.others': {}
  'keys.round': {}
  'keys.skip': {}
  'keys.hint': {}
  'keys.undo': {}
  'keys.list': {}
}
