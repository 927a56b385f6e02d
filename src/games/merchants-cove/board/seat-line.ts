import { contentSets } from '../content/index.ts'
import type { Cove, Event, View } from '../engine/state.ts'
import { byCases } from '../../../kit/cases.ts'
import { total } from '../../../kit/counts.ts'
import type { SeatLine, SeatQuestion } from '../../../web/board-kit/board.ts'
import { SHOPS } from './shops/index.ts'
import type { Lights } from './shops/part.ts'
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

const didLast = byCases<Event, string, [view: View, say: Speech]>(
  {
    went({ seat, space }, view, say) {
      const merchant = view.players[seat]?.merchant
      if (!merchant) return ''
      return labelOf(say, spaceKey(contentSets.tables(view.content), merchant, space)).name
    },
    sold: ({ gold }, _, say) => say('board.seat.sold', { gold }),
    boarded: (_, __, say) => say('board.seat.loaded'),
  },
  '',
)

const boatOf = ({ boat }: { readonly boat: number }) => [`boat:${boat}`]
const pierOf = ({ pier }: { readonly pier: number }) => [`pier:${pier}`]
const hallOf = ({ colour }: { readonly colour: number }) => [`hall:${colour}`]

/** The spots an event speaks of; those of a shop begin with its seat. */
export const lights = byCases<Event, readonly string[]>(
  Object.assign(
    {
      went: ({ seat, space }) => [`${seat}space:${space}`],
      called: ({ place }) => [`square:${place}`],
      hired: ({ seat, slot }) => [`${seat}slot:${slot}`],
      boarded: boatOf,
      carried: ({ boat, to, place }) => [
        `boat:${boat}`,
        ...(place === null ? [] : [`${to}:${place}`]),
      ],
      robbed: ({ from, to }) => [`boat:${from}`, `boat:${to}`],
      docked: ({ boat, berth }) => [`boat:${boat}`, `berth:${berth}`],
      left: boatOf,
      pier: pierOf,
      conjured: pierOf,
      sold: ({ seat, pier, good }) => [`pier:${pier}`, `${seat}good:${good}`],
      shield: ({ seat, colour }) => [`${seat}shield:${colour}`],
      sponsored: hallOf,
      favoured: hallOf,
      accused: () => ['hall:5'],
    } satisfies Lights,
    ...SHOPS.map(shop => shop.lights),
  ),
  [],
)
