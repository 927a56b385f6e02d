import type { Words } from '../../kernel/game.ts'
import type { Language } from '../../kit/meta.ts'
import type { Who } from '../../kit/text.ts'
import type { Paint } from '../play/paint.ts'

export interface Scene<W extends Words = Words> {
  readonly view: W['view']
  readonly who: Who
  readonly language: Language
  readonly paint: Paint
}

/** How a game looks in a terminal. */
export interface Terminal<W extends Words = Words> {
  /** The table as its viewer sees it, line by line, to be read aloud as well as looked at. */
  lines(scene: Scene<W>): string[]
  /** A move as players write it, or null. */
  read(typed: string): unknown
}

/** One line a game; a game without one shows its view as JSON. */
const TERMINALS: { readonly [game: string]: () => Promise<unknown> } = {
  'aztec-market': () => import('./aztec-market.ts'),
  mercadito: () => import('./mercadito.ts'),
  mercado: () => import('./mercado.ts'),
  'merchant-of-goldfish': () => import('./merchant-of-goldfish.ts'),
  'merchants-cove': () => import('./merchants-cove.ts'),
}

export async function terminalFor(game: string): Promise<Terminal> {
  const load = TERMINALS[game]
  return load === undefined ? PLAIN : ((await load()) as { terminal: Terminal }).terminal
}

const PLAIN: Terminal = {
  lines: ({ view }) => [JSON.stringify(view)],
  read: () => null,
}

/** Any game's move: JSON, or its type and fields, `play value=8 count=2`. */
export function readMove(typed: string): unknown {
  const [type, ...fields] = typed.trim().split(/\s+/)
  const pairs = fields.map(field => /^(\w+)=(.+)$/.exec(field))
  if (pairs.some(pair => pair === null)) return parsed(typed)
  const named = pairs.flatMap(pair => (pair ? [[pair[1], parsed(pair[2] ?? '') ?? pair[2]]] : []))
  return typed.startsWith('{') ? parsed(typed) : { type, ...Object.fromEntries(named) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
