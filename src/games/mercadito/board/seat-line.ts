import type { Frozen } from '../../../kernel/game.ts'
import { tally } from '../engine/scoring.ts'
import type { Card, Commitment, Event, Mercadito, SeenOffer } from '../engine/state.ts'
import { shortNameOf, type Messages, type Speech } from '../text/index.ts'
import type { Lights } from '../../../web/board-kit/lights.ts'
import type { SeatLine, SeatQuestion } from '../../../web/board-kit/board.ts'
import { pieceOf } from './card.tsx'
import { limitOf, seatsOf } from './worth.ts'

/** What a player holds, and whether an answer is in: "4 of 7 cards · is choosing". */
export function seatLine(question: SeatQuestion<Mercadito, Messages>): SeatLine {
  const { view, seat, text } = question
  const cards = view.sizes[seat] ?? 0
  const limit = limitOf(view)
  return {
    holds: text.say('board.seat.cards', { n: cards, limit }),
    short: text.say('cards', { n: cards }),
    did: doing(question),
    ...briefly(question),
  }
}

/** Whether an answer is in, in a sign; while one waits for answers. */
function briefly({ view, seat }: SeatQuestion<Mercadito, Messages>): Pick<SeatLine, 'brief'> {
  const asked =
    view.choosers.includes(seat) || view.conflicts.some(({ seats }) => seats.includes(seat))
  if (!asked || view.answers?.[seat]) return {}
  return { brief: (view.committed[seat] ?? false) ? '✓' : '…' }
}

function doing({ view, seat, recent, text }: SeatQuestion<Mercadito, Messages>): string {
  const { say } = text
  if (view.phase === 'over')
    return say('points', { n: tally(view.hands[seat] ?? [], seatsOf(view)).points })
  const answer = view.answers?.[seat]
  if (answer) return say('board.seat.secretly', { what: answerOf(answer, say) })
  const ready = view.committed[seat] ?? false
  if (view.phase === 'final')
    return view.votes[seat]
      ? say('votesToEnd')
      : say('board.seat.offers', { n: view.offersLeft[seat] ?? 0 })
  if (view.conflicts.some(({ seats }) => seats.includes(seat)))
    return ready ? say('answered') : say('board.seat.talking')
  if (view.choosers.includes(seat)) return say(`board.seat.${ready ? 'chose' : 'choosing'}`)
  if ((view.sizes[seat] ?? 0) >= limitOf(view)) return say('board.full')
  const known = (view.known[seat] ?? []).at(-1)
  if (recent?.type !== 'took' || known === undefined) return ''
  return say('board.seat.took', { card: shortNameOf(say, known) })
}

/** A secret answer that lies open, in a word or two. */
function answerOf(answer: Commitment, say: Speech): string {
  if (answer.type === 'pass') return say('pass')
  return answer.type === 'pick'
    ? shortNameOf(say, answer.card)
    : say('board.call.said', { said: answer.type })
}

const pieceIn = ({ card }: { readonly card: Card }) => [pieceOf(card)]
const piecesIn = ({ cards }: { readonly cards: readonly Card[] }) => cards.map(pieceOf)
const exchanged = ({ give, want }: Frozen<Pick<SeenOffer, 'give' | 'want'>>) =>
  [...(give ?? []), ...(want ?? [])].map(pieceOf)

/** The pieces an event speaks of. */
export const lights: Lights<Event> = {
  took: pieceIn,
  clashed: pieceIn,
  called: pieceIn,
  left: pieceIn,
  destroyed: pieceIn,
  dealt: piecesIn,
  closed: piecesIn,
  revealed: ({ card }) => (card === null ? [] : [pieceOf(card)]),
  offered: exchanged,
  traded: exchanged,
}
