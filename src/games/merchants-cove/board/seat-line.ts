import { contentSets } from '../content/index.ts'
import type { Cove, Event, View } from '../engine/state.ts'
import { total } from '../../../kit/counts.ts'
import type { SeatLine, SeatQuestion } from '../../../web/board-kit/board.ts'
import { SHOPS } from './shops/index.ts'
import type { Messages, Speech } from '../text/index.ts'
import { labelOf, spaceKey } from '../text/terms.ts'

/** What a player holds and did last: "Captain: 12 Gold, 3 Goods, 1 Corruption card · Set sail". */
export function seatLine({
  view,
  seat,
  recent,
  text: { say },
}: SeatQuestion<Cove, Messages>): SeatLine {
  const player = view.players[seat]
  if (!player?.merchant) return { holds: '', short: '', did: '' }
  return {
    holds: say('board.seat.holds', {
      merchant: player.merchant,
      gold: player.gold,
      goods: total(player.shelf),
      cards: player.cards,
    }),
    short: say('board.seat.short', { gold: player.gold }),
    did: recent ? didLast(recent, view, say) : '',
  }
}

function didLast(event: Event, view: View, say: Speech): string {
  switch (event.type) {
    case 'went': {
      const merchant = view.players[event.seat]?.merchant
      if (!merchant) return ''
      const tables = contentSets.tables(view.content)
      return labelOf(say, spaceKey(tables, merchant, event.space)).name
    }
    case 'sold':
      return say('board.seat.sold', { gold: event.gold })
    case 'boarded':
      return say('board.seat.loaded')
    default:
      return ''
  }
}

/** The spots an event speaks of; those of a shop begin with its seat. */
export function lights(event: Event): readonly string[] {
  switch (event.type) {
    case 'went':
      return [`${event.seat}space:${event.space}`]
    case 'called':
      return [`square:${event.place}`]
    case 'hired':
      return [`${event.seat}slot:${event.slot}`]
    case 'boarded':
      return [`boat:${event.boat}`]
    case 'carried':
      return [`boat:${event.boat}`, ...(event.place === null ? [] : [`${event.to}:${event.place}`])]
    case 'robbed':
      return [`boat:${event.from}`, `boat:${event.to}`]
    case 'docked':
      return [`boat:${event.boat}`, `berth:${event.berth}`]
    case 'left':
      return [`boat:${event.boat}`]
    case 'pier':
    case 'conjured':
      return [`pier:${event.pier}`]
    case 'sold':
      return [`pier:${event.pier}`, `${event.seat}good:${event.good}`]
    case 'shield':
      return [`${event.seat}shield:${event.colour}`]
    case 'sponsored':
    case 'favoured':
      return [`hall:${event.colour}`]
    case 'accused':
      return ['hall:5']
    default:
      return SHOPS.flatMap(shop => shop.lights(event) ?? [])
  }
}
