import { upTo } from '../../kit/moves.ts'
import { HIGHEST } from './content/index.ts'
import type { Goldfish, Move, View } from './engine/state.ts'
import type { Terminal } from '../../kit/terminal.ts'
import type { Messages, Speech } from './text/index.ts'

/** Goldfish in a terminal: cards by value, "8×2" being two 8s. */
export const terminal: Terminal<Goldfish, Messages> = {
  lines({ view, who, text, paint }) {
    const { say } = text
    const nothing = say('terminal.nothing')
    const width = Math.max(...view.sizes.map((_, seat) => who.name(seat).length))
    const players = view.sizes.map((size, seat) => {
      const name = who.name(seat).padEnd(width)
      const known = size > 0 ? listed(view.known[seat] ?? []) : ''
      const line = `  ${view.turn === seat ? '›' : ' '} ${name}  ${holds(say, size, view.out.indexOf(seat) + 1)}`
      const seen =
        known && seat !== view.viewer ? paint.faint(`  ${say('terminal.known')} ${known}`) : ''
      return `${seat === view.viewer ? paint.strong(line) : line}${seen}`
    })
    return [
      ...players,
      `${say('inPlay')}: ${view.count > 0 ? paint.bright(listed(inPlay(view))) : nothing}`,
      `${say('market')}: ${listed(view.market) || nothing}`,
      ...own(view, say, paint.strong),
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

function own(view: View, say: Speech, strong: Strong): string[] {
  const hand = view.viewer === null ? null : view.hands[view.viewer]
  if (!hand) return []
  const { exchange } = view
  const nothing = say('terminal.nothing')
  const given = exchange ? listed(exchange.given) : ''
  const taken = (exchange && listed(exchange.taken)) || nothing
  const swap = given ? [say('terminal.swap', { given, taken })] : []
  return [`${say('hand')}: ${strong(listed(hand) || nothing)}`, ...swap]
}

const holds = (say: Speech, size: number, place: number) =>
  size === 0 ? say('terminal.out', { place }) : say('cards', { n: size })

function inPlay({ value, count }: View): number[] {
  return upTo(HIGHEST + 1).map(v => (v === value ? count : 0))
}

/** [0,2,0,1] as "1×2  3". */
function listed(counts: readonly number[]): string {
  return counts
    .flatMap((copies, v) => (copies === 0 ? [] : [copies === 1 ? `${v}` : `${v}×${copies}`]))
    .join('  ')
}
