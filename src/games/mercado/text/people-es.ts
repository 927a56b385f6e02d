import type { Seat } from '../../../kernel/game.ts'
import type { Who } from '../../../kit/text.ts'
import { list } from './things-es.ts'

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const name = (seat: Seat, who: Who) => (seat === who.me ? 'tú' : who.name(seat))
export const names = (seats: readonly Seat[], who: Who) => list(seats.map(seat => name(seat, who)))
/** A verb as it is said to the reader, or of somebody else by name. */
export const does = (seat: Seat, who: Who, you: string, they: string) =>
  seat === who.me ? capital(you) : `${who.name(seat)} ${they}`
/** "tu bolsa", "la bolsa de Ana" */
export const whose = (seat: Seat, who: Who, thing: string) =>
  seat === who.me ? `tu ${thing}` : `la ${thing} de ${who.name(seat)}`
export const to = (seat: Seat, who: Who) => (seat === who.me ? 'ti' : who.name(seat))
