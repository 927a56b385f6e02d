import { total } from '../../../kit/counts.ts'
import type { Content } from '../content/index.ts'
import type { Event, Mercado, Slot } from '../engine/state.ts'
import type { Lights } from '../../../web/board-kit/lights.ts'
import type { SeatLine, SeatQuestion } from '../../../web/board-kit/board.ts'
import type { Messages } from '../text/index.ts'
import { coins, coinTerm, type Speech, tileTerm } from '../text/things.ts'
import { contentOf } from '../text/words.ts'

/** The shapes of the markers, as letters write them. */
const SHAPES = ['●', '■', '▲', '◆']

/** What a player has and did last: "■ space 12, 21 coins, 2 seals, 1 privilege · drew 2 gold". */
export function seatLine({ view, seat, recent, text }: SeatQuestion<Mercado, Messages>): SeatLine {
  const { say } = text
  const progress = view.progress[seat] ?? 0
  const purse = total(view.purses[seat] ?? [])
  const seals = view.seals[seat] ?? 0
  const tokens = view.tokenCounts[seat] ?? 0
  return {
    mark: SHAPES[seat] ?? '',
    holds: say('board.seat.holds', { progress, purse, seals, tokens }),
    short: String(progress),
    did: recent ? didLast(recent, contentOf(view.content), say) : '',
  }
}

function didLast(event: Event, content: Content, say: Speech): string {
  switch (event.type) {
    case 'drew':
      return say('board.seat.drew', { coins: coins(event.coins) })
    case 'placed':
      return say('board.seat.placed', { coin: coinTerm(event.coin) })
    case 'recovered':
      return say('board.seat.recovered', { count: total(event.coins) })
    case 'privilege':
      return say('board.seat.privilege')
    case 'sold':
      return say('board.seat.bought', { tile: tileTerm(content, event.tile) })
    default:
      return ''
  }
}

const slotOf = ({ slot }: { readonly slot: Slot }) => [`slot:${slot}`]

/** The pieces an event speaks of: tiles by their slots, spaces by their place on the board. */
export const lights: Lights<Event> = {
  placed: slotOf,
  sold: slotOf,
  paid: slotOf,
  consoled: slotOf,
  tookBack: slotOf,
  refilled: slotOf,
  landed: ({ space }) => [`space:${space}`],
}
