import type { Kind } from '../engine/merchants/captain/chart.ts'
import { COLOUR as EN } from '../text/merchants/speech-en.ts'
import { COLOUR as ES } from '../text/merchants/speech-es.ts'
import type { Language } from '../../../kit/meta.ts'

/**
 * What the terminal itself says of the Cove; things are called as everywhere, see the game's
 * `text/things.ts`.
 */
export interface CoveWords {
  /** Adjectives by colour, 1 to 4. */
  readonly colours: readonly string[]
  readonly nobody: string
  readonly none: string
  readonly docked: string
  readonly gone: string
  readonly drawn: string
  readonly clock: string
  readonly square: string
  readonly shelf: string
  readonly shields: string
  readonly staff: string
  readonly corruption: string
  readonly halls: string
  readonly lair: string
  day(round: number, market: string): string
  readonly takes: readonly string[]
  loads(at: readonly string[]): string
  hands(free: readonly string[], mice: readonly string[]): string
  /** Places to dock. */
  free(places: number): string
  counted(n: number, what: string): string
  /** The shops. */
  readonly arms: readonly string[]
  readonly rack: string
  readonly waste: string
  readonly ichor: string
  readonly tray: string
  readonly furnace: string
  readonly cart: string
  readonly coal: string
  heat(sum: number): string
  readonly zones: { readonly [kind in Kind]: string }
  readonly treasures: string
  readonly rift: string
  readonly frayed: string
  readonly gate: string
  readonly hourglasses: string
}

const en: CoveWords = {
  colours: EN,
  nobody: 'nobody',
  none: 'none',
  docked: 'docked',
  gone: 'gone',
  drawn: 'Drawn',
  clock: 'Clock',
  square: 'Town Square',
  shelf: 'shelf',
  shields: 'shields',
  staff: 'staff',
  corruption: 'my Corruption',
  halls: 'Halls',
  lair: 'Lair',
  day: (round, market) => `Day ${round} of 3, market at ${market}`,
  takes: ['large', 'small', 'all'],
  loads: at => `Loads on passing ${at.join(', ')}`,
  hands: (free, mice) =>
    [
      ...(free.length > 0 ? [`free hand at ${free.join(', ')}`] : []),
      ...(mice.length > 0 ? [`mouse on ${mice.join(', ')}`] : []),
    ].join(' · '),
  free: places => `${places} free`,
  counted: (n, what) => `${n} ${what}`,
  arms: ['upper row', 'middle row', 'lower row'],
  rack: 'rack',
  waste: 'Toxic Waste',
  ichor: 'Ichor',
  tray: 'tray',
  furnace: 'furnace',
  cart: 'ore cart',
  coal: 'coal',
  heat: sum => `heat ${sum}`,
  zones: { harbour: 'Harbour', shallows: 'Shallows', fishing: 'Fishing Ground', isle: 'Isle' },
  treasures: 'treasures on the Isles',
  rift: 'Rift',
  frayed: 'frayed',
  gate: 'Gate',
  hourglasses: 'Hourglasses',
}

const es: CoveWords = {
  colours: ES,
  nobody: 'nadie',
  none: 'nada',
  docked: 'atracado',
  gone: 'se fue',
  drawn: 'Por embarcar',
  clock: 'Reloj',
  square: 'Plaza del pueblo',
  shelf: 'estante',
  shields: 'escudos',
  staff: 'personal',
  corruption: 'mi Corrupción',
  halls: 'Salones',
  lair: 'Guarida',
  day: (round, market) => `Día ${round} de 3, mercado a ${market}`,
  takes: ['grandes', 'pequeños', 'todos'],
  loads: at => `Se embarca al pasar por ${at.join(', ')}`,
  hands: (free, mice) =>
    [
      ...(free.length > 0 ? [`manecilla libre, ${free.join(', ')}`] : []),
      ...(mice.length > 0 ? [`ratón en la manecilla de ${mice.join(', ')}`] : []),
    ].join(' · '),
  free: places => `${places} ${places === 1 ? 'libre' : 'libres'}`,
  counted: (n, what) => `${n} ${what}`,
  arms: ['fila de arriba', 'fila del medio', 'fila de abajo'],
  rack: 'gradilla',
  waste: 'residuos tóxicos',
  ichor: 'icor',
  tray: 'bandeja',
  furnace: 'horno',
  cart: 'vagoneta',
  coal: 'carbón',
  heat: sum => `calor ${sum}`,
  zones: { harbour: 'puerto', shallows: 'bajío', fishing: 'caladero', isle: 'isla' },
  treasures: 'tesoros en las islas',
  rift: 'Grieta',
  frayed: 'desgastada',
  gate: 'Umbral',
  hourglasses: 'relojes de arena',
}

export const WORDS: { readonly [language in Language]: CoveWords } = { en, es }
