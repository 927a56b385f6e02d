import type { Seat } from '../../../kernel/game.ts'
import type { Who } from '../../../kit/text.ts'
import type { Card, SeenOffer } from '../engine/state.ts'
import { namesIn, type Said } from './words.ts'

const lists = new Intl.ListFormat('es')
export const list = (parts: readonly string[]) => lists.format(parts)
export const card = namesIn('es')
export const cards = (all: readonly Card[]) => list(all.map(card))
export const count = (n: number) => (n === 1 ? '1 carta' : `${n} cartas`)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const name = (seat: Seat, who: Who) => (seat === who.me ? 'tú' : who.name(seat))
export const names = (seats: readonly Seat[], who: Who) => list(seats.map(seat => name(seat, who)))
/** "a ti", "a Ana" */
export const to = (seat: Seat, who: Who) => (seat === who.me ? 'a ti' : `a ${who.name(seat)}`)
/** A verb as it is said to the reader, or of somebody else by name. */
export const does = (seat: Seat, who: Who, you: string, they: string) =>
  seat === who.me ? capital(you) : `${who.name(seat)} ${they}`
export const gives = (seat: Seat, who: Who) => (seat === who.me ? 'te' : 'le')

export const SAID: { readonly [said in Said]: string } = {
  pick: 'elegir',
  pass: 'pasar',
  hold: 'la quiero',
  cede: 'cedo',
  leave: 'que se quede',
  juice: 'doy el Jugo',
}

/** What changes hands, as far as it is known to the reader. */
export function exchange(
  give: readonly Card[] | null,
  want: readonly Card[] | null,
  n: number,
  wants: number,
): string {
  const given = give === null ? count(n) : cards(give)
  if (wants === 0) return `${given} de regalo`
  return `${given} por ${want === null ? count(wants) : cards(want)}`
}
export const contents = (offer: SeenOffer) =>
  exchange(offer.give, offer.want, offer.gives, offer.wants)
