import type { Seat } from '../../../../kernel/game.ts'
import type { Who } from '../../../../kit/text.ts'
import type { Noun } from './index.ts'

/** What Spanish sentences about the Cove are made of. */

const lists = new Intl.ListFormat('es')
export const list = (parts: readonly string[]) => lists.format(parts)
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** By colour: 1 red to 4 yellow, 5 the Rogues'. Masculine; for nouns see `coloured`. */
export const COLOUR = ['', 'rojo', 'verde', 'azul', 'amarillo', 'gris']
const adjective = (colour: number, feminine: boolean, several: boolean) => {
  const word = feminine ? COLOUR[colour].replace(/o$/, 'a') : COLOUR[colour]
  if (!several) return word
  return /[aeo]$/.test(word) ? `${word}s` : `${word}es`
}

/** A verb as it is said to the reader, or of somebody else by name: "Tomaste", "Ana tomó". */
export const does = (seat: Seat, who: Who, you: string, they: string) =>
  seat === who.me ? capital(you) : `${who.name(seat)} ${they}`
export const el = (one: string, many = `${one}s`): Noun => ({
  one,
  many,
  article: 'un',
  feminine: false,
})
/** A feminine noun; before a stressed a its article is "un". */
export const la = (one: string, many = `${one}s`, article = 'una'): Noun => ({
  one,
  many,
  article,
  feminine: true,
})
/** "1 canica", "3 canicas". */
export const count = (n: number, what: Noun) => `${n} ${n === 1 ? what.one : what.many}`
/** "canica roja", "una canica roja", "canicas rojas", "3 canicas rojas". */
export const coloured = (what: Noun, colour: number) =>
  `${what.one} ${adjective(colour, what.feminine, false)}`
export const aColoured = (what: Noun, colour: number) => `${what.article} ${coloured(what, colour)}`
export const manyColoured = (what: Noun, colour: number) =>
  `${what.many} ${adjective(colour, what.feminine, true)}`
export const countColoured = (n: number, what: Noun, colour: number) =>
  n === 1 ? `1 ${coloured(what, colour)}` : `${n} ${manyColoured(what, colour)}`
/**
 * A Good 1 to 8 by what its merchant calls a small and a large one: "poción roja", "una poción
 * roja".
 */
const sized = (goods: readonly [Noun, Noun], which: number) => goods[which > 4 ? 1 : 0]
export const good = (goods: readonly [Noun, Noun], which: number) =>
  coloured(sized(goods, which), ((which - 1) % 4) + 1)
export const aGood = (goods: readonly [Noun, Noun], which: number) =>
  aColoured(sized(goods, which), ((which - 1) % 4) + 1)
