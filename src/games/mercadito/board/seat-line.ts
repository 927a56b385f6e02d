import type { Language } from '../../../kit/meta.ts'
import { CARDS } from '../content/index.ts'
import { tally } from '../engine/scoring.ts'
import type { Commitment, Event, Mercadito } from '../engine/state.ts'
import type { SeatLine, SeatQuestion } from '../../../web/board-kit/board.ts'
import { pieceOf, shortName } from './card.tsx'
import { BOARD_TEXT } from './text/index.ts'
import { limitOf, seatsOf } from './worth.ts'

/** What a player holds, and whether an answer is in: "4 of 7 cards · is choosing". */
export function seatLine(question: SeatQuestion<Mercadito>): SeatLine {
  const { view, seat, language } = question
  const text = BOARD_TEXT[language].seat
  const cards = view.sizes[seat] ?? 0
  const limit = limitOf(view)
  if (view.phase === 'over') {
    const { points } = tally(view.hands[seat] ?? [], seatsOf(view))
    return {
      holds: text.cards(cards, limit),
      short: `${cards}/${limit}`,
      did: BOARD_TEXT[language].points(points),
    }
  }
  return { holds: text.cards(cards, limit), short: `${cards}/${limit}`, did: doing(question) }
}

function doing({ view, seat, recent, language }: SeatQuestion<Mercadito>): string {
  const text = BOARD_TEXT[language].seat
  const answer = view.answers?.[seat]
  if (answer) return text.secretly(answerOf(answer, language))
  const ready = view.committed[seat] ?? false
  if (view.phase === 'final')
    return view.votes[seat] ? text.voted : text.offers(view.offersLeft[seat] ?? 0)
  if (view.conflicts.some(({ seats }) => seats.includes(seat)))
    return ready ? text.said : text.talking
  if (view.choosers.includes(seat)) return ready ? text.chose : text.choosing
  if ((view.sizes[seat] ?? 0) >= limitOf(view)) return text.full
  const known = view.known[seat] ?? []
  const facts = CARDS[known.at(-1) ?? -1]
  return recent?.type === 'took' && facts ? text.took(shortName(facts, language)) : ''
}

/** A secret answer that lies open, in a word or two. */
function answerOf(answer: Commitment, language: Language): string {
  const { pass, call } = BOARD_TEXT[language]
  if (answer.type === 'pass') return pass
  if (answer.type !== 'pick') return call.said[answer.type]
  const facts = CARDS[answer.card]
  return facts ? shortName(facts, language) : ''
}

/** The pieces an event speaks of. */
export function lights(event: Event): readonly string[] {
  switch (event.type) {
    case 'took':
    case 'clashed':
    case 'called':
    case 'left':
    case 'destroyed':
      return [pieceOf(event.card)]
    case 'dealt':
    case 'closed':
      return event.cards.map(pieceOf)
    case 'revealed':
      return event.card === null ? [] : [pieceOf(event.card)]
    case 'offered':
    case 'traded':
      return [...(event.give ?? []), ...(event.want ?? [])].map(pieceOf)
    default:
      return []
  }
}
