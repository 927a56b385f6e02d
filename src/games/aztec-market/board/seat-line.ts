import type { Seat } from '../../../kernel/game.ts'
import { KING } from '../content/index.ts'
import { partnerOf, scores } from '../engine/scoring.ts'
import type { Aztec, Event } from '../engine/state.ts'
import type { Lights } from '../../../web/board-kit/lights.ts'
import type { SeatLine, SeatQuestion } from '../../../web/board-kit/board.ts'
import { goods, type Messages, type Speech, tileTerm } from '../text/index.ts'
import { at } from './track.ts'

/** What a player holds and did last: "7 tokens, 2 coins, 12 points · bought 3 jewels". */
export function seatLine(question: SeatQuestion<Aztec, Messages>): SeatLine {
  const { view, seat, recent, lately, text } = question
  const { say } = text
  const sum = (list: readonly number[]) =>
    list.slice(at(seat, 0), at(seat + 1, 0)).reduce((a, b) => a + b, 0)
  const points = scores(view)[seat]?.[0] ?? 0
  const seats = view.coins.length / 4
  const partner =
    partnerOf(seats, seat) === view.viewer && seats === 4 ? say('board.seat.partner') : ''
  const did = [partner, recent ? didLast(recent, lately, say) : ''].filter(Boolean).join(' · ')
  // Between three chips of a phone there is hardly room for a sentence, on the smallest hardly for
  // a word.
  const brief = partner || (seats > 3 && recent ? `· ${inAWord(recent, lately, say)}` : '')
  return {
    holds: say('board.seat.holds', {
      held: sum(view.goods),
      purse: sum(view.coins),
      sum: points,
    }),
    short: say('board.seat.short', { sum: points }),
    did,
    ...(brief && { brief }),
  }
}

function didLast(event: Event, lately: readonly Event[], say: Speech): string {
  switch (event.type) {
    case 'placed':
      return say('board.seat.placed', { tile: tileTerm(event.tile) })
    case 'passed':
      return say('board.seat.passed')
    case 'played':
      return say('board.seat.played')
    case 'bought':
      return say('board.seat.bought', { goods: goods(event.gained, event.colour) })
    case 'moved':
      return say('board.seat.moved', { tile: tileTerm(event.tile) })
    case 'crowned':
      return say('board.seat.crowned', { goods: goods(1, event.colour) })
    case 'coin':
      return say('board.seat.coin', { passed: hasPassed(lately) })
    case 'paid':
      return say('board.seat.paid')
    default:
      return ''
  }
}

function inAWord(event: Event, lately: readonly Event[], say: Speech): string {
  const pass = event.type === 'coin' && hasPassed(lately)
  return say('board.seat.brief', {
    what: pass ? 'passed' : event.type,
    n: event.type === 'bought' ? event.gained : 0,
  })
}

/** The first coin, before the first turn, is taken without a pass. */
const hasPassed = (lately: readonly Event[]) => lately.some(({ type }) => type === 'passed')

const buyerOf = ({ seat, buyer }: { seat: Seat; buyer: number }) => `buyer:${at(seat, buyer)}`

/** The pieces an event speaks of: cells, vendors by their tile, the king, buyers. */
export const lights: Lights<Event> = {
  placed: ({ cell }) => [`cell:${cell}`],
  moved: ({ from, to }) => [`cell:${from}`, `cell:${to}`],
  drew: ({ tokens }) => tokens.flatMap((count, colour) => (count > 0 ? `tile:${colour}` : [])),
  crowned: ({ colour }) => [`tile:${colour}`, `tile:${KING}`],
  coin: event => [buyerOf(event)],
  paid: event => [buyerOf(event)],
  bought: event => [buyerOf(event), `tile:${event.colour}`],
}
