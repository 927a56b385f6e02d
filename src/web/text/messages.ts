// Written by `npm run texts` from en.json and its translations.
import type { Value } from '../../kit/messages.ts'

/** The messages of this folder, and what each asks for. */
export interface Messages {
  'page.name': {}
  'page.titled': { page: Value }
  'page.skip': {}
  'page.home': {}
  'page.mainMenu': {}
  'page.language': {}
  'page.unspoken': { wanted: Value; spoken: Value }
  'page.theme': {}
  'page.about': {}
  'page.privacy': {}
  'page.account': {}
  'page.loading': {}
  'page.close': {}
  'page.again': {}
  'page.back': {}
  'page.newVersion': {}
  'page.reload': {}
  'page.later': {}
  'page.copy': {}
  'page.copied': {}
  'page.copyFailed': {}
  'themes.system': {}
  'themes.light': {}
  'themes.dark': {}
  'people.you': {}
  'people.nobody': {}
  'people.player': {}
  'people.somebody': {}
  'game.players': { range: Value }
  'game.minutes': { range: Value }
  'game.age': { years: Value }
  'game.by': { author: Value }
  'bots.random': {}
  'bots.greedy': {}
  'bots.easy': {}
  'bots.medium': {}
  'bots.hard': {}
  'bots.master': {}
  'levels.random': {}
  'levels.greedy': {}
  'levels.easy': {}
  'levels.medium': {}
  'levels.hard': {}
  'levels.master': {}
  'hero.title': {}
  'hero.lead': {}
  'stall.play': {}
  'stall.goOn': {}
  'stall.invite': {}
  'stall.more': {}
  'stall.street': {}
  'lists.mine': {}
  'lists.open': {}
  'lists.watch': {}
  'lists.yourTurn': {}
  'lists.theirTurn': {}
  'lists.waiting': {}
  'lists.past': {}
  'lists.sit': {}
  'lists.look': {}
  'lists.replay': {}
  'lists.noResult': {}
  'lists.bring': {}
  'lists.free': { n: number }
  'lists.noOpen': {}
  'lists.offline': {}
  'lists.asking': {}
  'lists.asked': {}
  'lists.next': { n: number }
  'time.title': {}
  'time.kinds.none': {}
  'time.kinds.live': {}
  'time.kinds.days': {}
  'time.help.none': {}
  'time.help.live': {}
  'time.help.days': {}
  'time.howLong': {}
  'ready.check': {}
  'ready.me': {}
  'ready.not': {}
  'ready.is': {}
  'ready.waiting': {}
  'ready.keptFor': { name: Value }
  'game.facts': {}
  'game.chair': { n: Value }
  'game.needsServer': {}
  'rules.title': { game: Value }
  'rules.toGame': { game: Value }
  'rules.contents': {}
  'rules.linkTo': { rule: Value }
  'rules.search': {}
  'rules.found': { n: number }
  'play.title': { game: Value }
  'play.broken': {}
  'play.fresh': {}
  'play.elsewhere': {}
  'play.here': {}
  'device.person': { n: Value }
  'device.turn': { name: Value }
  'device.give': { name: Value }
  'device.iAm': { name: Value }
  'device.next': { name: Value }
  'device.handOver': {}
  'replay.title': { game: Value }
  'replay.eyes': {}
  'replay.all': {}
  'replay.onlooker': {}
  'replay.share': {}
  'replay.linkCopied': {}
  'replay.save': {}
  'replay.none': {}
  'link.lost': {}
  'link.gone': {}
  'table.loading': {}
  'table.trouble': {}
  'table.waiting': {}
  'trouble.title': {}
  'trouble.offline': {}
  'trouble.banned': { limited: boolean; until: Value; explained: boolean; reason: Value }
  'trouble.notFound': {}
  'trouble.notFoundWhy': {}
  'trouble.noTable': {}
  'trouble.noTableWhy': {}
  'trouble.noGame': {}
  'trouble.taken': {}
  'trouble.badInvite': {}
  'trouble.tooMany': {}
  'trouble.botTables': {}
  'trouble.botPlays': {}
  'trouble.broken': {}
  'time.rule.live': { minutes: Value; seconds: Value }
  'time.rule.hours': { n: number }
  'time.rule.days': { n: number }
}
