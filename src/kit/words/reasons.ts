import { effectKey, reasonKey } from './message-keys.ts'
import type { Say } from './messages.ts'

/** A move that is advised, and why, what matters most first. */
interface Advised {
  readonly move: { readonly type: string }
  readonly reasons: readonly { readonly group: string }[]
}

/**
 * Why a move helps: the first of its reasons that the game has words for, or else what a move of its
 * kind does, or "".
 */
export const reasonText = (say: Say<unknown>, advised: Advised): string =>
  reasonTexts(say, [advised])[0] ?? ''

/** The same of several moves: what is said of one is not said again of the next, but what is else. */
export function reasonTexts(say: Say<unknown>, moves: readonly Advised[]): string[] {
  const said = new Set([''])
  return moves.map(({ move, reasons }) => {
    const keys = [...reasons.map(({ group }) => reasonKey(group)), effectKey(move.type)]
    const sentence = keys.map(key => say.find(key) ?? '').find(each => !said.has(each)) ?? ''
    said.add(sentence)
    return sentence
  })
}
