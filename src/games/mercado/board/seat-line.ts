import { total } from '../../../kit/counts.ts'
import type { Event, Mercado } from '../engine/state.ts'
import type { SeatLine, SeatQuestion } from '../../../web/board-kit/board.ts'
import { BOARD_TEXT, type BoardText } from './text/index.ts'

/** The shapes of the markers, as letters write them. */
const SHAPES = ['●', '■', '▲', '◆']

/** What a player has and did last: "■ space 12, 21 coins, 2 seals, 1 privilege · drew 2 gold". */
export function seatLine({ view, seat, recent, language }: SeatQuestion<Mercado>): SeatLine {
  const text = BOARD_TEXT[language]
  const progress = view.progress[seat] ?? 0
  const coins = total(view.purses[seat] ?? [])
  const mark = SHAPES[seat] ?? ''
  return {
    holds: `${mark} ${text.seat.holds(progress, coins, view.seals[seat] ?? 0, view.tokenCounts[seat] ?? 0)}`,
    short: `${mark} ${progress}`,
    did: recent ? didLast(recent, text) : '',
  }
}

function didLast(event: Event, text: BoardText): string {
  const { seat, things } = text
  switch (event.type) {
    case 'drew':
      return seat.drew(things.coins(event.coins))
    case 'placed':
      return seat.placed(things.coin(event.coin))
    case 'recovered':
      return seat.recovered(total(event.coins))
    case 'privilege':
      return seat.privilege
    case 'sold':
      return seat.bought
    case 'returned':
      return seat.returned
    default:
      return ''
  }
}

/** The pieces an event speaks of: tiles by their slots, spaces by their place on the board. */
export function lights(event: Event): readonly string[] {
  switch (event.type) {
    case 'placed':
    case 'sold':
    case 'paid':
    case 'consoled':
    case 'tookBack':
    case 'refilled':
      return [`slot:${event.slot}`]
    case 'landed':
      return [`space:${event.space}`]
    default:
      return []
  }
}
