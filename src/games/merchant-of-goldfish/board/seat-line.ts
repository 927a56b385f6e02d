import type { Event, Goldfish } from '../engine/state.ts'
import type { SeatLine, SeatQuestion } from '../../../web/board-kit/board.ts'
import { BOARD_TEXT, type BoardText } from './text/index.ts'

/** What a player holds and did last: "4 cards · played 5 5". */
export function seatLine({ view, seat, recent, language }: SeatQuestion<Goldfish>): SeatLine {
  const text = BOARD_TEXT[language]
  const cards = view.sizes[seat] ?? 0
  const points = view.games > 1 ? text.points(view.points[seat] ?? 0) : ''
  const place = view.out.indexOf(seat)
  if (place >= 0)
    return { holds: text.seat.out(place + 1), short: `${place + 1}.`, did: points, out: true }
  const did = [recent ? didLast(recent, text) : '', points].filter(Boolean).join(' · ')
  return { holds: text.seat.cards(cards), short: String(cards), did }
}

function didLast(event: Event, text: BoardText): string {
  switch (event.type) {
    case 'played':
      return text.seat.played(new Array<number>(event.count).fill(event.value).join(' '))
    case 'passed':
      return event.gave.length === 0
        ? text.seat.passed
        : text.seat.swapped(event.gave.toReversed().join('+'), event.took.toReversed().join('+'))
    case 'collected':
      return text.seat.took(event.value)
    default:
      return ''
  }
}

/** The pieces an event speaks of: the pond, or stacks of the market. */
export function lights(event: Event): readonly string[] {
  switch (event.type) {
    case 'played':
    case 'seeded':
    case 'allPassed':
      return ['pond']
    case 'passed':
      return [...event.gave, ...event.took].map(value => `market:${value}`)
    case 'swept':
      return event.cards.map(value => `market:${value}`)
    case 'collected':
      return event.value === 0 ? [] : [`market:${event.value}`]
    default:
      return []
  }
}
