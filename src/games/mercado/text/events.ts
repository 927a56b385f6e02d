import type { Seat } from '../../../kernel/game.ts'
import type { Term } from '../../../kit/words/messages.ts'
import { total } from '../../../kit/counts.ts'
import { person, type Who } from '../../../kit/words/text.ts'
import { HEAD_MERCHANT } from '../content/index.ts'
import { WHITE } from '../engine/prices.ts'
import type { Event } from '../engine/state.ts'
import {
  coins,
  coinTerm,
  effectTerm,
  price,
  type Speech,
  symbol,
  tileTerm,
  tokenTerm,
} from './things.ts'
import { contentOf, goodsOf, merchandiseOf } from './words.ts'

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

/** What happened, as the log tells it to its reader; "" for what needs no line. */
export function eventText(say: Speech, event: Event, who: Who): string {
  const seat = person('seat' in event ? event.seat : 0, who)
  const content = contentOf(who.options.content)
  switch (event.type) {
    case 'turn':
      return say('event.turn', { seat, extra: event.extra, round: event.round })
    case 'privilege':
      return say('event.privilege', { seat, token: tokenTerm(content, event.token) })
    case 'skipped':
    case 'noTokens':
    case 'lastRound':
      return say(`event.${event.type}`, { seat })
    case 'recovered':
      return say('event.recovered', { seat, coins: coins(event.coins) })
    case 'drew':
      return say('event.drew', { seat, seal: event.seal, coins: coins(event.coins) })
    case 'placed': {
      const tile = tileTerm(content, event.tile)
      return say('event.placed', { seat, coin: coinTerm(event.coin), tile })
    }
    case 'returned':
      if (total(event.coins) === 0) return ''
      return say('event.returned', { seat, coins: coins(event.coins) })
    case 'deadlock':
      return say('event.deadlock', { rounds: event.rounds })
    case 'scored':
      return scoredText(say, event, who)
    case 'ended':
      return say('event.ended', {
        seat: person(event.ranking[0], who),
        order: event.ranking.map(each => say('who', { n: person(each, who) })).join(', '),
      })
    default:
      return outcomeText(say, event, who)
  }
}

/** What befell the markers, piles and tokens. */
function outcomeText(say: Speech, event: Event, who: Who): string {
  const seat = person('seat' in event ? event.seat : 0, who)
  switch (event.type) {
    case 'moved': {
      const { from, to } = event
      return say('event.moved', { seat, steps: to - from, from, to })
    }
    case 'landed': {
      const { outcome, effect } = event
      return say('event.landed', { seat, outcome, symbol: symbol(effect) })
    }
    case 'gained': {
      const { what, n, wanted } = event
      const pile: Term = { term: `pile.${what}`, with: { n } }
      return say('event.gained', { seat, count: n, pile, isShort: n < wanted })
    }
    case 'cleared':
      return say('event.cleared', {
        seat,
        count: event.purse + event.tray,
        places: [
          ...(event.purse > 0 ? [{ term: 'from.purse' }] : []),
          ...(event.tray > 0 ? [{ term: 'from.tray' }] : []),
        ],
      })
    case 'tokenGained':
    case 'discarded': {
      const isSeen = event.token !== null
      const token =
        event.token === null ? '' : tokenTerm(contentOf(who.options.content), event.token)
      return say(`event.${event.type}`, { seat, isSeen, token })
    }
    case 'extraTurn': {
      const turns = effectTerm({ effect: 'extraTurn', n: event.n })
      return say('event.extraTurn', { seat, turns })
    }
    default:
      return saleText(say, event, who)
  }
}

/** What happens in a sale besides. */
function saleText(say: Speech, event: Event, who: Who): string {
  const seat = person('seat' in event ? event.seat : 0, who)
  const content = contentOf(who.options.content)
  switch (event.type) {
    case 'sold':
      return say('event.sold', {
        seat,
        tile: tileTerm(content, event.tile),
        price: price(goodsOf(content, event.tile).price),
      })
    case 'worth':
      return worthText(say, event, who)
    case 'changed':
      return say('event.changed', { seat, where: whereTo(event) })
    case 'mustDiscard':
      return mustDiscardText(say, event, who)
    case 'paid': {
      const white = event.coins[WHITE]
      const real = coins(event.coins.map((n, coin) => (coin === WHITE ? 0 : n)))
      return say('event.paid', { seat, any: real.length > 0, real, white })
    }
    case 'consoled': {
      const tile = tileTerm(content, event.tile)
      return say('event.consoled', { seat, seals: event.n, tile, count: event.coins })
    }
    case 'tookBack': {
      const tile = tileTerm(content, event.tile)
      return say('event.tookBack', { seat, coins: coins(event.coins), tile })
    }
    case 'reshuffled':
      return say('event.reshuffled', { kind: event.kind, count: event.count })
    case 'refilled':
      return say('event.refilled', {
        isSame: event.old === event.tile,
        tile: tileTerm(content, event.tile),
        price: price(goodsOf(content, event.tile).price),
      })
    default:
      return ''
  }
}

function whereTo({ slot }: Of<'changed'>): string {
  if (slot === null) return 'purse'
  return slot === HEAD_MERCHANT ? 'headMerchant' : 'other'
}

function mustDiscardText(say: Speech, { seats, n }: Of<'mustDiscard'>, who: Who): string {
  const name = (seat: Seat, at: number) => say(at === 0 ? 'Who' : 'who', { n: person(seat, who) })
  return say('event.mustDiscard', {
    seat: person(seats[0], who),
    seats: seats.map(name),
    count: seats.length,
    lost: n,
  })
}

function worthText(say: Speech, { seat, tile, points, drawn }: Of<'worth'>, who: Who): string {
  const content = contentOf(who.options.content)
  if (drawn !== null) {
    return say('event.worth.drawn', {
      tile: tileTerm(content, tile),
      drawn: tileTerm(content, drawn),
      worth: points,
    })
  }
  const isRank = merchandiseOf(content, tile)?.points.type === 'rank'
  return isRank ? say('event.worth.rank', { seat: person(seat, who), rank: points }) : ''
}

function scoredText(say: Speech, event: Of<'scored'>, who: Who): string {
  const { seat, seals, tokens, bonus } = event
  const { privileges } = contentOf(who.options.content)
  const moves = tokens.map(token => privileges[token].move)
  const left: Term[] = [
    ...(seals > 0 ? [{ term: 'seals', with: { n: seals } }] : []),
    ...(moves.length > 0 ? [{ term: 'left.privileges', with: { n: moves.length, moves } }] : []),
  ]
  return say('event.scored', { seat: person(seat, who), any: left.length > 0, left, bonus })
}
