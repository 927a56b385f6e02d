import type { Seat } from '../../../kernel/game.ts'
import type { Who } from '../../../kit/text.ts'
import { list } from './things-en.ts'

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const name = (seat: Seat, who: Who) => (seat === who.me ? 'you' : who.name(seat))
export const names = (seats: readonly Seat[], who: Who) => list(seats.map(seat => name(seat, who)))
export const subject = (seat: Seat, who: Who) => capital(name(seat, who))
export const whose = (seat: Seat, who: Who) => (seat === who.me ? 'your' : `${who.name(seat)}’s`)
export const ORDINAL = ['', '1st', '2nd', '3rd', '4th']
