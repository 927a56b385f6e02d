import type { GameTypes } from '../../kernel/game.ts'
import { reasonKey } from './message-keys.ts'
import type { GameText } from './text.ts'

/** Why a move is better than another, by what the judgement weighs: what raises its prospects. */
export interface Reason {
  /** The group of inputs, as messages know it: `judged.<group>.more`. */
  readonly group: string
  /** How much more of it there is, as players count it, rounded; left out: nothing to count. */
  readonly much?: number
  /** The message that names the thing it is about, if it is about one. */
  readonly what?: string
}

/** A move that is advised, and why, what matters most first. */
interface Advised {
  readonly move: GameTypes['move']
  readonly reasons: readonly Reason[]
  /** The move that was made instead: what both do is no reason. */
  readonly than?: GameTypes['move']
  /** The position that its mover saw. */
  readonly view: GameTypes['view']
}

/** The words for it: `GameEntry.reasons`, or nothing. */
type Words = Pick<GameText, 'say' | 'move'> | null | undefined

/**
 * Why each of these moves helps: the first of its reasons that the game has words for, or else what
 * the move does, or "". What is said of one is not said again of the next, but what is else. A sentence
 * finds how much more there is as `n`, 0 where it is hardly any, and the thing as `what`, or "none".
 */
export function reasonTexts(words: Words, moves: readonly Advised[]): string[] {
  const said = new Set([''])
  return moves.map(({ move, than, reasons, view }) => {
    if (!words) return ''
    const judged = reasons.map(({ group, much = 0, what }) => {
      const thing = what === undefined ? 'none' : { term: what }
      return words.say.find(reasonKey(group), { n: much, what: thing }) ?? ''
    })
    const does = words.move(move, view)
    const more = than && words.move(than, view) === does ? '' : does
    const sentence = [...judged, more].find(each => !said.has(each)) ?? ''
    said.add(sentence)
    return sentence
  })
}
