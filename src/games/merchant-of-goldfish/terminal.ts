import { HIGHEST } from './content/index.ts'
import type { Goldfish, Move, View } from './engine/state.ts'
import type { Terminal } from '../../kit/terminal.ts'

/** Goldfish in a terminal: cards by value, "8×2" being two 8s. */
export const terminal: Terminal<Goldfish> = {
  lines({ view, who, language, paint }) {
    const words = WORDS[language]
    const width = Math.max(...view.sizes.map((_, seat) => who.name(seat).length))
    const players = view.sizes.map((size, seat) => {
      const name = who.name(seat).padEnd(width)
      const known = size > 0 ? listed(view.known[seat] ?? []) : ''
      const line = `  ${view.turn === seat ? '›' : ' '} ${name}  ${words.holds(size, view.out.indexOf(seat) + 1)}`
      const seen = known && seat !== view.viewer ? paint.faint(`  ${words.known} ${known}`) : ''
      return `${seat === view.viewer ? paint.strong(line) : line}${seen}`
    })
    return [
      ...players,
      `${words.inPlay}: ${view.count > 0 ? paint.bright(listed(inPlay(view))) : words.nothing}`,
      `${words.market}: ${listed(view.market) || words.nothing}`,
      ...own(view, words, paint.strong),
    ]
  },

  read(typed): Move | null {
    const [type, ...rest] = typed.toLowerCase().split(/\s+/)
    const values = rest.map(Number)
    const [value] = values
    if (type === undefined) return null
    if (NUMBERLESS.has(type) && rest.length === 0) return { type } as Move
    if (value === undefined || values.some(other => other !== value)) return null
    if (type === 'play') return { type, value, count: values.length }
    return VALUED.has(type) && values.length === 1 ? ({ type, value } as Move) : null
  },
}

const NUMBERLESS: ReadonlySet<string> = new Set(['pass', 'keep', 'enough', 'decline'])
const VALUED: ReadonlySet<string> = new Set(['give', 'take', 'collect'])

type Strong = (text: string) => string

function own(view: View, words: GoldfishWords, strong: Strong): string[] {
  const hand = view.viewer === null ? null : view.hands[view.viewer]
  if (!hand) return []
  const { exchange } = view
  const given = exchange ? listed(exchange.given) : ''
  const swap = exchange && given ? [words.swap(given, listed(exchange.taken) || words.nothing)] : []
  return [`${words.hand}: ${strong(listed(hand) || words.nothing)}`, ...swap]
}

function inPlay({ value, count }: View): number[] {
  return Array.from({ length: HIGHEST + 1 }, (_, v) => (v === value ? count : 0))
}

/** [0,2,0,1] as "1×2  3". */
function listed(counts: readonly number[]): string {
  return counts
    .flatMap((copies, v) => (copies === 0 ? [] : [copies === 1 ? `${v}` : `${v}×${copies}`]))
    .join('  ')
}

interface GoldfishWords {
  readonly inPlay: string
  readonly market: string
  readonly hand: string
  swap(given: string, taken: string): string
  readonly nothing: string
  readonly known: string
  holds(cards: number, place: number): string
}

const WORDS: { readonly en: GoldfishWords; readonly es: GoldfishWords } = {
  en: {
    inPlay: 'In play',
    market: 'Market',
    hand: 'Your hand',
    swap: (given, taken) => `Swap: you give ${given}, you take ${taken}`,
    nothing: 'nothing',
    known: 'seen taking',
    holds: (cards, place) =>
      cards === 0 ? `out, place ${place}` : `${cards} ${cards === 1 ? 'card' : 'cards'}`,
  },
  es: {
    inPlay: 'En juego',
    market: 'Mercado',
    hand: 'Tu mano',
    swap: (given, taken) => `Cambio: das ${given}, tomas ${taken}`,
    nothing: 'nada',
    known: 'se sabe que tiene',
    holds: (cards, place) =>
      cards === 0 ? `fuera, puesto ${place}` : `${cards} ${cards === 1 ? 'carta' : 'cartas'}`,
  },
}
