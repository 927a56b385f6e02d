import { byCases } from '../../../kit/cases.ts'
import { total } from '../../../kit/counts.ts'
import type { Event, Mercado, Slot } from '../engine/state.ts'
import type { SeatLine, SeatQuestion } from '../../../web/board-kit/board.ts'
import type { Messages } from '../text/index.ts'
import { coins, coinTerm, type Speech } from '../text/things.ts'

/** The shapes of the markers, as letters write them. */
const SHAPES = ['●', '■', '▲', '◆']

/** What a player has and did last: "■ space 12, 21 coins, 2 seals, 1 privilege · drew 2 gold". */
export function seatLine({ view, seat, recent, text }: SeatQuestion<Mercado, Messages>): SeatLine {
  const { say } = text
  const progress = view.progress[seat] ?? 0
  const purse = total(view.purses[seat] ?? [])
  const seals = view.seals[seat] ?? 0
  const tokens = view.tokenCounts[seat] ?? 0
  const mark = SHAPES[seat] ?? ''
  return {
    holds: `${mark} ${say('board.seat.holds', { progress, purse, seals, tokens })}`,
    short: `${mark} ${progress}`,
    did: recent ? didLast(recent, say) : '',
  }
}

const didLast = byCases<Event, string, [say: Speech]>(
  {
    drew: (event, say) => say('board.seat.drew', { coins: coins(event.coins) }),
    placed: ({ coin }, say) => say('board.seat.placed', { coin: coinTerm(coin) }),
    recovered: (event, say) => say('board.seat.recovered', { count: total(event.coins) }),
    privilege: (_, say) => say('board.seat.privilege'),
    sold: (_, say) => say('board.seat.bought'),
    returned: (_, say) => say('board.seat.returned'),
  },
  '',
)

const slotOf = ({ slot }: { readonly slot: Slot }) => [slot]

/** The slot of the tile that an event speaks of; [] if it speaks of none. */
export const slotsOf = byCases<Event, readonly Slot[]>(
  {
    placed: slotOf,
    sold: slotOf,
    paid: slotOf,
    consoled: slotOf,
    tookBack: slotOf,
    refilled: slotOf,
  },
  [],
)

/** The pieces an event speaks of: tiles by their slots, spaces by their place on the board. */
export const lights = (event: Event): readonly string[] =>
  event.type === 'landed' ? [`space:${event.space}`] : slotsOf(event).map(slot => `slot:${slot}`)
