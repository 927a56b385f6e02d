import type { Seat } from '../../../../kernel/game.ts'
import type { Who } from '../../../../kit/text.ts'
import type { Noun } from './index.ts'

/** What English sentences about the Cove are made of. */

const lists = new Intl.ListFormat('en-GB')
export const list = (parts: readonly string[]) => lists.format(parts)
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** By colour: 1 red to 4 yellow, 5 the Rogues'. */
export const COLOUR = ['', 'red', 'green', 'blue', 'yellow', 'grey']

/** A verb as it is said to the reader, or of somebody else by name: "You brewed", "Ana was". */
export const does = (seat: Seat, who: Who, you: string, they = you) =>
  seat === who.me ? `You ${you}` : `${who.name(seat)} ${they}`

export const noun = (one: string, many = `${one}s`): Noun => ({
  one,
  many,
  article: /^[aeiou]/i.test(one) ? 'an' : 'a',
  feminine: false,
})
/** "1 marble", "3 marbles". */
export const count = (n: number, what: Noun) => `${n} ${n === 1 ? what.one : what.many}`
/** "red marble", "3 red marbles". */
export const coloured = (what: Noun, colour: number) => `${COLOUR[colour]} ${what.one}`
export const countColoured = (n: number, what: Noun, colour: number) =>
  `${n} ${COLOUR[colour]} ${n === 1 ? what.one : what.many}`
/** A Good 1 to 8 by what its merchant calls a small and a large one: "red Potion". */
export const good = (goods: readonly [Noun, Noun], which: number) =>
  coloured(goods[which > 4 ? 1 : 0], ((which - 1) % 4) + 1)
