import type { Seat } from '../../../kernel/game.ts'
import type { Who } from '../../../kit/text.ts'
import type { Card, SeenOffer } from '../engine/state.ts'
import { namesIn, type Said } from './words.ts'

const lists = new Intl.ListFormat('en-GB')
export const list = (parts: readonly string[]) => lists.format(parts)
export const card = namesIn('en')
export const cards = (all: readonly Card[]) => list(all.map(card))
export const count = (n: number, one: string) => (n === 1 ? `1 ${one}` : `${n} ${one}s`)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const name = (seat: Seat, who: Who) => (seat === who.me ? 'you' : who.name(seat))
export const names = (seats: readonly Seat[], who: Who) => list(seats.map(seat => name(seat, who)))
export const subject = (seat: Seat, who: Who) => capital(name(seat, who))
export const subjects = (seats: readonly Seat[], who: Who) => capital(names(seats, who))
/** The right form of a verb: for you, or several, and for one other. */
export const verb = (seats: readonly Seat[], who: Who, many: string, one: string) =>
  seats.length > 1 || seats[0] === who.me ? many : one

export const SAID: { readonly [said in Said]: string } = {
  pick: 'picked',
  pass: 'passed',
  hold: 'hold',
  cede: 'cede',
  leave: 'leave it',
  juice: 'give the Juice',
}

/** What changes hands, as far as it is known to the reader. */
export function exchange(
  give: readonly Card[] | null,
  want: readonly Card[] | null,
  gives: number,
  wants: number,
): string {
  const given = give === null ? count(gives, 'card') : cards(give)
  if (wants === 0) return `${given} as a gift`
  return `${given} for ${want === null ? count(wants, 'card') : cards(want)}`
}
export const contents = ({ give, want, gives, wants }: SeenOffer) =>
  exchange(give, want, gives, wants)
