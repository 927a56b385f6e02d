import { contentSets } from '../content/index.ts'
import type { Cove, Event, View } from '../engine/state.ts'
import { total } from '../../../kit/counts.ts'
import type { Lights } from '../../../web/board-kit/lights.ts'
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
    default:
      return ''
  }
}

/** The spots an event speaks of; those of a shop begin with its seat. */
export const lights: Lights<Event> = Object.assign(
  {
    went: event => [`${event.seat}space:${event.space}`],
    called: event => [`square:${event.place}`],
    hired: event => [`${event.seat}slot:${event.slot}`],
    boarded: event => [`boat:${event.boat}`],
    carried: ({ boat, to, place }) => [
      `boat:${boat}`,
      ...(place === null ? [] : [`${to}:${place}`]),
    ],
    robbed: event => [`boat:${event.from}`, `boat:${event.to}`],
    docked: event => [`boat:${event.boat}`, `berth:${event.berth}`],
    left: event => [`boat:${event.boat}`],
    pier: event => [`pier:${event.pier}`],
    conjured: event => [`pier:${event.pier}`],
    sold: event => [`pier:${event.pier}`, `${event.seat}good:${event.good}`],
    shield: event => [`${event.seat}shield:${event.colour}`],
    sponsored: event => [`hall:${event.colour}`],
    favoured: event => [`hall:${event.colour}`],
    accused: () => ['hall:5'],
  } satisfies Lights<Event>,
  ...SHOPS.map(shop => shop.lights),
)
