import { total } from '../../../kit/counts.ts'
import type { Who } from '../../../kit/text.ts'
import { HEAD_MERCHANT } from '../content/index.ts'
import { WHITE } from '../engine/prices.ts'
import type { Event } from '../engine/state.ts'
import { capital, name, names, ORDINAL, subject, whose } from './people-en.ts'
import { count, list, things } from './things-en.ts'
import { contentOf, goodsOf, merchandiseOf } from './words.ts'

const { coin, coins, effect, symbol, theTile, tile, token } = things

const PILE = {
  white: { one: '1 white coin', many: 'white coins' },
  black: { one: '1 black coin', many: 'black coins' },
  seal: { one: 'a seal', many: 'seals' },
} as const

function gainedText(
  { seat, what, n, wanted }: Extract<Event, { readonly type: 'gained' }>,
  who: Who,
): string {
  const { one, many } = PILE[what]
  if (n === 0) return `${subject(seat, who)} got no ${many}: there are none left`
  const short = n < wanted ? `: there were no more` : ''
  return `${subject(seat, who)} took ${n === 1 ? one : `${n} ${many}`}${short}`
}

function clearedText(
  { seat, purse, tray }: Extract<Event, { readonly type: 'cleared' }>,
  who: Who,
): string {
  if (purse + tray === 0) return `${subject(seat, who)} had no black coin to give back`
  const from = list([
    ...(purse > 0 ? ['the purse'] : []),
    ...(tray > 0 ? ['the character tile'] : []),
  ])
  return `${subject(seat, who)} gave back ${count(purse + tray, 'black coin')}, from ${from}`
}

function landedText(
  { seat, effect: at, outcome }: Extract<Event, { readonly type: 'landed' }>,
  who: Who,
): string {
  switch (outcome) {
    case 'done':
      return `The space has a symbol: ${symbol(at)}`
    case 'asked':
      return `The space has a symbol, to be carried out or not: ${symbol(at)}`
    case 'declined':
      return `${subject(seat, who)} left the symbol alone: ${symbol(at)}`
    case 'occupied':
      return `Another marker is there, so the symbol does nothing: ${symbol(at)}`
  }
}

function worthText(
  { seat, points, ...event }: Extract<Event, { readonly type: 'worth' }>,
  who: Who,
): string {
  const content = contentOf(who.options.content)
  const worth = merchandiseOf(content, event.tile)?.points.type
  if (event.drawn !== null) {
    return `Turned over for ${theTile(content, event.tile)}: ${theTile(content, event.drawn)}, ${count(points, 'point')}`
  }
  if (worth !== 'rank') return ''
  const place = seat === who.me ? 'you are' : `${who.name(seat)} is`
  return `It is worth ${whose(seat, who)} place: ${place} ${ORDINAL[points]}, so ${count(points, 'point')}`
}

/** Where paid coins go: real ones, white ones. */
function paidText(
  { seat, coins: all }: Extract<Event, { readonly type: 'paid' }>,
  who: Who,
): string {
  const white = all[WHITE]
  const real = coins(all.map((n, at) => (at === WHITE ? 0 : n)))
  const parts = [
    ...(real ? [`${real} to ${whose(seat, who)} character tile`] : []),
    ...(white > 0 ? [`${white} white back to the pile`] : []),
  ]
  return `Paid: ${parts.join(', ')}`
}

function consoledText(
  { seat, tile: of, coins: n, n: seals }: Extract<Event, { readonly type: 'consoled' }>,
  who: Who,
) {
  const why = `most coins of the others on ${theTile(contentOf(who.options.content), of)}, ${n}`
  return seals > 0
    ? `${subject(seat, who)} took a seal: ${why}`
    : `No seal is left for ${name(seat, who)}: ${why}`
}

/** What befell the markers, piles and tokens. */
function outcomeText(event: Event, who: Who): string | null {
  const content = contentOf(who.options.content)
  switch (event.type) {
    case 'moved': {
      const steps = event.to - event.from
      return `${subject(event.seat, who)} advanced ${steps}, from ${event.from} to ${event.to}`
    }
    case 'landed':
      return landedText(event, who)
    case 'gained':
      return gainedText(event, who)
    case 'cleared':
      return clearedText(event, who)
    case 'tokenGained': {
      const which = event.token === null ? '' : `: ${token(content, event.token)}`
      return `${subject(event.seat, who)} took a privilege${which}`
    }
    case 'noTokens':
      return `${subject(event.seat, who)} got no privilege: there are none left`
    case 'extraTurn':
      return `${subject(event.seat, who)} won ${effect({ effect: 'extraTurn', n: event.n })}`
    case 'lastRound':
      return `${subject(event.seat, who)} reached the starting disc: this is the last round`
    default:
      return null
  }
}

/** What happens in a sale besides. */
function saleText(event: Event, who: Who): string | null {
  const content = contentOf(who.options.content)
  switch (event.type) {
    case 'sold':
      return `${subject(event.seat, who)} completed ${theTile(content, event.tile)} (${things.price(goodsOf(content, event.tile).price)})`
    case 'worth':
      return worthText(event, who)
    case 'changed': {
      if (event.slot === null) return `The white coin went into ${whose(event.seat, who)} purse`
      const where = event.slot === HEAD_MERCHANT ? 'on the Head Merchant' : 'on another tile'
      return `${subject(event.seat, who)} used the white coin at once, ${where}`
    }
    case 'mustDiscard':
      return `${capital(names(event.seats, who))} must give up ${event.n === 1 ? 'a privilege' : `${event.n} privileges`}`
    case 'discarded': {
      const which = event.token === null ? ', unseen' : `: ${token(content, event.token)}`
      return `${subject(event.seat, who)} gave up a privilege${which}`
    }
    case 'paid':
      return paidText(event, who)
    case 'consoled':
      return consoledText(event, who)
    case 'tookBack':
      return `${subject(event.seat, who)} took back ${coins(event.coins)} from ${theTile(content, event.tile)}`
    case 'reshuffled':
      return `The discarded ${event.kind}s were shuffled into a new stack of ${event.count}`
    case 'refilled':
      return event.old === event.tile
        ? `${capital(theTile(content, event.tile))} came straight back`
        : `New: ${tile(content, event.tile)}, for ${things.price(goodsOf(content, event.tile).price)}`
    default:
      return null
  }
}

function scoredText(
  { seat, seals, tokens, bonus }: Extract<Event, { readonly type: 'scored' }>,
  who: Who,
): string {
  if (seals === 0 && tokens.length === 0)
    return `${subject(seat, who)} had no seals or privileges left`
  const { privileges } = contentOf(who.options.content)
  const moves = tokens.map(of => String(privileges[of].move))
  const left = [
    ...(seals > 0 ? [count(seals, 'seal')] : []),
    ...(moves.length > 0
      ? [`${moves.length === 1 ? 'a privilege' : 'privileges'} of ${list(moves)}`]
      : []),
  ]
  return `${subject(seat, who)} had ${list(left)} left: ${bonus} more`
}

export function eventText(event: Event, who: Who): string {
  const content = contentOf(who.options.content)
  switch (event.type) {
    case 'turn':
      return event.extra
        ? `Extra turn for ${name(event.seat, who)}`
        : `Round ${event.round}: ${whose(event.seat, who)} turn`
    case 'privilege':
      return `${subject(event.seat, who)} played a privilege: ${token(content, event.token)}`
    case 'skipped':
      return `${subject(event.seat, who)} had no coins to draw or take back`
    case 'recovered':
      return `${subject(event.seat, who)} took back ${coins(event.coins)} from the character tile`
    case 'drew':
      return `${subject(event.seat, who)} ${event.seal ? 'paid a seal and ' : ''}drew ${coins(event.coins)}`
    case 'placed':
      return `${subject(event.seat, who)} placed ${coin(event.coin)} on ${theTile(content, event.tile)}`
    case 'returned':
      return total(event.coins) === 0
        ? ''
        : `${subject(event.seat, who)} put ${coins(event.coins)} back into the purse`
    case 'deadlock':
      return `For ${count(event.rounds, 'round')} nobody placed a coin or played a privilege: the game ends`
    case 'scored':
      return scoredText(event, who)
    case 'ended':
      return `${subject(event.ranking[0], who)} won. In order: ${event.ranking.map(seat => name(seat, who)).join(', ')}`
    default:
      return outcomeText(event, who) ?? saleText(event, who) ?? ''
  }
}
