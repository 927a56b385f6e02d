import type { TableInfo } from '../../protocol/table.ts'

/** Somebody of the market, whom a bot plays as. */
export interface Character {
  readonly id: string
  /** The same in all languages; no two begin with the same letter. */
  readonly name: string
  /** As `Face` reads it. */
  readonly face: string
}

export const CHARACTERS = [
  { id: 'amparo', name: 'Amparo', face: '01433055' },
  { id: 'beto', name: 'Beto', face: '12101120' },
  { id: 'citlali', name: 'Citlali', face: '33603264' },
  { id: 'dalia', name: 'Dalia', face: '52500351' },
  { id: 'eloy', name: 'Eloy', face: '41142213' },
  { id: 'fermin', name: 'Fermín', face: '23041132' },
  { id: 'itzel', name: 'Itzel', face: '14311005' },
  { id: 'lupe', name: 'Lupe', face: '42253071' },
  { id: 'macario', name: 'Macario', face: '51112042' },
  { id: 'petra', name: 'Petra', face: '20443213' },
  { id: 'rufino', name: 'Rufino', face: '34201344' },
  { id: 'tomasa', name: 'Tomasa', face: '03341060' },
] as const satisfies readonly Character[]

/** The face of the character of this name, if there is one. */
export const faceOf = (name: string): string | undefined =>
  CHARACTERS.find(character => character.name === name)?.face

/** What decides who comes to a table: what everybody may know of it from its beginning. */
export type Drawn = Pick<TableInfo, 'id' | 'commitment'>

/** The order of each match looked at so far: names are asked for again and again. */
const orders = new Map<string, readonly (typeof CHARACTERS)[number][]>()

/**
 * The character that a bot on this seat plays as: by the promise of the shuffle, so the same for
 * everybody, before and after the match, and never two of one at a table.
 */
export function characterAt({ id, commitment }: Drawn, seat: number) {
  const key = commitment || id
  const order = orders.get(key) ?? orderOf(key)
  orders.set(key, order)
  return order[seat % order.length] ?? CHARACTERS[0]
}

function orderOf(key: string) {
  return CHARACTERS.map(character => ({ character, lot: lotOf(key + character.id) }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ character }) => character)
}

/** A number that looks like chance, always the same of the same text (FNV-1a, then mixed). */
function lotOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) >>> 0
}
