import type { Seat } from '../../../kernel/game.ts'
import { bestFirst, type Ended } from '../../../kit/words/best-first.ts'
import type { Say, Term } from '../../../kit/words/messages.ts'
import { person, type Who } from '../../../kit/words/text.ts'
import { CARDS } from '../content/index.ts'
import type { Card } from '../engine/state.ts'
import type { Messages } from './messages.ts'

export type Speech = Say<Messages>

/** A card as messages name it; one that is not known to the reader is "a card". */
export const cardTerm = (card: Card | null | undefined): Term => ({
  term: `card.${CARDS[card ?? -1]?.id ?? 'hidden'}`,
})

export const cardTerms = (cards: readonly Card[]): Term[] => cards.map(card => cardTerm(card))

/** What a card is called: "Shopping List: Salsa"; "" for no card. */
export const nameOf = (say: Speech, card: Card | null | undefined): string =>
  say.find(`card.${CARDS[card ?? -1]?.id ?? ''}`, { form: '' }) ?? ''

/** The name without its kind, for a card that shows that it is a list: "Salsa". */
export const shortNameOf = (say: Speech, card: Card | null | undefined): string =>
  say.find(`card.${CARDS[card ?? -1]?.id ?? ''}`, { form: 'short' }) ?? ''

/** What a card does, as it is printed on it. */
export const rulesOf = (say: Speech, card: Card | null | undefined): string =>
  say.find(`card.${CARDS[card ?? -1]?.id ?? ''}.text`) ?? ''

/** Several people by name, the reader being "you". */
export const peopleOf = (say: Speech, seats: readonly Seat[], who: Who): string[] =>
  seats.map(seat => say('who', { n: person(seat, who) }))

/** The same where a language may begin a sentence with them: "You and Ana". */
export const firstPeopleOf = (say: Speech, seats: readonly Seat[], who: Who): string[] =>
  seats.map((seat, at) => say(at === 0 ? 'first' : 'who', { n: person(seat, who) }))

/** Cards for cards; null where the reader knows only how many. */
interface Exchange {
  readonly give: readonly Card[] | null
  readonly want: readonly Card[] | null
  readonly gives: number
  readonly wants: number
}

/** What changes hands, as far as it is known to the reader: "2 cards for Tomato and Rice". */
export function exchangeOf(
  say: Speech,
  { give, want, gives, wants }: Exchange,
  names: 'whole' | 'short' = 'whole',
): string {
  const named = (cards: readonly Card[]) =>
    names === 'short' ? cards.map(card => shortNameOf(say, card)) : cardTerms(cards)
  const side = (cards: readonly Card[] | null, n: number) =>
    cards === null ? [say('cards', { n })] : named(cards)
  return say('exchange', { given: side(give, gives), wanted: side(want, wants), wants })
}

/** Everybody's points, the best first: "you 12", "Ana 9". */
export const pointsOf = (say: Speech, ended: Ended, who: Who): string[] =>
  bestFirst(ended).map(seat =>
    say('pointsOf', { seat: person(seat, who), points: ended.points[seat] ?? 0 }),
  )
