import { CROWD } from '../content/index.ts'
import { partnerOf, scores } from '../engine/scoring.ts'
import type { Aztec, Event } from '../engine/state.ts'
import type { SeatLine, SeatQuestion } from '../../../web/board-kit/board.ts'
import { BOARD_TEXT, type BoardText } from './text/index.ts'
import { at } from './track.ts'

/** What a player holds and did last: "7 tokens, 2 coins, 12 points · bought 3 jewels". */
export function seatLine({ view, seat, recent, language }: SeatQuestion<Aztec>): SeatLine {
  const text = BOARD_TEXT[language]
  const sum = (list: readonly number[]) =>
    list.slice(at(seat, 0), at(seat + 1, 0)).reduce((a, b) => a + b, 0)
  const points = scores(view)[seat]?.[0] ?? 0
  const seats = view.coins.length / 4
  const partner = partnerOf(seats, seat) === view.viewer && seats === 4 ? text.seat.partner : ''
  const did = [partner, recent ? didLast(recent, text) : ''].filter(Boolean).join(' · ')
  return {
    holds: text.seat.holds(sum(view.goods), sum(view.coins), points),
    short: text.seat.short(points),
    did,
  }
}

function didLast(event: Event, text: BoardText): string {
  switch (event.type) {
    case 'placed':
      return text.seat.placed(event.tile)
    case 'passed':
      return text.seat.passed
    case 'played':
      return text.seat.played
    case 'bought':
      return text.seat.bought(event.gained, event.colour)
    case 'moved':
      return text.seat.moved(event.tile)
    case 'crowned':
      return text.seat.crowned
    case 'coin':
      return text.seat.coin
    case 'paid':
      return text.seat.paid
    default:
      return ''
  }
}

/** The pieces an event speaks of: cells, vendors by their tile, the king, buyers. */
export function lights(event: Event): readonly string[] {
  switch (event.type) {
    case 'placed':
      return [`cell:${event.cell}`]
    case 'moved':
      return [`cell:${event.from}`, `cell:${event.to}`]
    case 'drew':
      return event.tokens.flatMap((count, colour) =>
        count > 0 && colour < CROWD ? `tile:${colour}` : [],
      )
    case 'crowned':
      return [`tile:${event.colour}`, 'tile:9']
    case 'coin':
    case 'paid':
      return [`buyer:${at(event.seat, event.buyer)}`]
    case 'bought':
      return [`buyer:${at(event.seat, event.buyer)}`, `tile:${event.colour}`]
    default:
      return []
  }
}
